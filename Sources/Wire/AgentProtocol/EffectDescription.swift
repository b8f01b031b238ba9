import NavigationCore
import OrderedJSON
import SceneModel

/// The effects of revisions, as sentences.
enum EffectDescription {
  /// A line for each revision of a `history.list`.
  static func lines(_ revisions: [JSONValue]) -> [String] {
    revisions.map { revision in
      let number = revision["revision"]?.intValue ?? 0
      let did = (revision["did"]?.arrayValue ?? []).map(sentence)
      let words = did.isEmpty ? "nothing of the navigation" : did.joined(separator: "; ")
      return "Revision \(number), \(cause(revision["cause"])): \(words)."
    }
  }

  /// The method, and the caller's name if it is known.
  private static func cause(_ cause: JSONValue?) -> String {
    let method = cause?["method"]?.stringValue ?? ""
    let about = cause?["about"]
    let subject = (about?["label"] ?? about?["url"])?.stringValue
    let name = cause?["name"]?.stringValue
    return "\(method)" + (subject.map { " " + $0.string.quotedOnOneLine } ?? "")
      + (name.map { " by \($0)" } ?? "")
  }

  static func sentence(_ did: JSONValue) -> String {
    guard let (kind, subject) = did.objectValue?.first.map({ ($0.key.string, $0.value) }) else {
      return ""
    }
    let count = did["count"]?.intValue ?? 1
    let name = subject.stringValue?.string ?? ""
    switch kind {
    case "push": return "pushed " + values(subject.arrayValue ?? [], of: count)
    case "pop": return "popped " + values(subject.arrayValue ?? [], of: count)
    case "set": return "made the path " + values(subject.arrayValue ?? [], of: count)
    case "select": return "selected \(selection(did["value"])) in the \(name)"
    case "shown": return "\(name) \(title(did)) came"
    case "hidden": return "\(name) \(title(did)) went"
    case "field":
      return "\(name) is \(value(did["to"] ?? .null)), was \(value(did["from"] ?? .null))"
    case "scene": return "opened the scene \(name)"
    default: return did.text
    }
  }

  private static func title(_ did: JSONValue) -> String {
    (did["title"]?.stringValue ?? "").string.quotedOnOneLine
      + (did["count"]?.intValue.map { " (\($0))" } ?? "")
  }

  private static func selection(_ value: JSONValue?) -> String {
    switch value {
    case nil, .null?: "nothing"
    case .array(let elements)?: values(elements, of: elements.count)
    case let element?: Self.value(element)
    }
  }

  /// The values of elements, and the number of further ones.
  static func values(_ elements: [JSONValue], of count: Int) -> String {
    let listed = elements.prefix(20).map(value).joined(separator: ", ")
    let more = max(count, elements.count) - min(elements.count, 20)
    return more > 0 ? "\(listed) and \(more) more" : listed
  }

  /// An element of the path, or any other value, on one line.
  static func value(_ json: JSONValue) -> String {
    var inner = json
    var type = ""
    if let name = json["type"]?.stringValue, let value = json["value"] {
      inner = value
      type = name.hasPrefix("Swift.") ? "" : "\(name) "
    }
    let text = inner.stringValue?.string.quotedOnOneLine ?? inner.text
    return type + text.shortened(toBytes: Node.maxWordBytes)
  }
}

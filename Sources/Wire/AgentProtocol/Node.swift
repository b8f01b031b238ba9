import NavigationCore
import OrderedJSON

/// A node of the rendered tree, with the text that agents get about it.
struct Node {
  /// The most bytes of a node's words, or of a value next to them.
  static let maxWordBytes = 240

  let json: JSONValue
  /// The styles of nodes by number, with their identifiers and accessibility labels.
  let styles: JSONValue

  var kind: String { json["kind"]?.stringValue?.string ?? "" }
  var id: UTF8String? { json["id"]?.stringValue }
  var label: UTF8String { json["label"]?.stringValue ?? "" }
  var isDisabled: Bool { json["disabled"]?.boolValue == true }
  var children: [Node] { Self.nodes(json["children"], styles) }
  var withDescendants: [Node] { [self] + children.flatMap(\.withDescendants) }

  /// The name that the author gave for tests.
  var identifier: UTF8String? { accessibility("identifier") }
  /// The words that are read out in place of what is seen.
  var spokenLabel: UTF8String? { accessibility("label") }

  /// True for the text field of a date picker.
  var holdsDate: Bool { look.contains { $0["date"] != nil } }

  private var look: [JSONValue] {
    json["style"]?.intValue.flatMap { styles["\($0)"]?.arrayValue } ?? []
  }

  static func nodes(_ list: JSONValue?, _ styles: JSONValue) -> [Node] {
    (list?.arrayValue ?? []).map { Node(json: $0, styles: styles) }
  }

  private func accessibility(_ name: UTF8String) -> UTF8String? {
    for operation in look.reversed() {
      if let word = operation["ax"]?[name]?.stringValue { return word }
    }
    return nil
  }

  /// True if it is a box that only arranges its content.
  var isFrame: Bool { kind == "stack" && label.isEmpty && id == nil && identifier == nil }

  /// True if it only repeats the words of the node around it.
  func repeats(_ outer: Node) -> Bool {
    kind == "text" && label == outer.label && children.isEmpty && identifier == nil
  }

  /// The kind, the words, the state and the id, in one line.
  var line: String {
    var words = [kind]
    let symbol = json["systemImage"]?.stringValue
    if !label.isEmpty && label != symbol { words.append(Self.quoted(label)) }
    if let spokenLabel, spokenLabel != label {
      words.append("read out as \(Self.quoted(spokenLabel))")
    }
    switch json["value"] {
    case .string(let text)?: words.append("= \(Self.quoted(text))")
    case .bool(let flag)?: words.append(flag ? "on" : "off")
    case .object(let element)?: words.append("→ \(EffectDescription.value(.object(element)))")
    default: break
    }
    if let symbol { words.append("symbol \(symbol)") }
    if let count = json["rowCount"]?.intValue { words.append("of \(count) rows") }
    if let identifier { words.append("#\(identifier)") }
    if json["selected"]?.boolValue == true { words.append("selected") }
    if isDisabled { words.append("disabled") }
    if let id { words.append("[\(id)]") }
    return words.joined(separator: " ")
  }

  private static func quoted(_ text: UTF8String) -> String {
    text.shortened(toBytes: maxWordBytes).string.quotedOnOneLine
  }
}

import OrderedJSON
import SceneModel
import WireProtocol

/// Reads revisions in the form of lists: who caused them, and what they did.
extension SavedReader {
  /// The largest size of edits in bytes that are read for a list. Larger edits are stored together
  /// with a description of what they did.
  static let maxListedEdits = 4_096

  /// A revision in the form of lists.
  package struct Listed {
    package let cause: Cause
    /// The effects, as JSON text.
    package let did: [UInt8]
  }

  /// Returns the listed form of a revision; nil if it cannot be read.
  package static func listed(_ saved: SavedRevision) -> Listed? {
    guard let value = head(of: saved) ?? (try? json(saved.core)), let cause = try? cause(value)
    else { return nil }
    return Listed(cause: cause, did: did(value))
  }

  /// Returns the members before the edits, if the edits are large and the members describe them.
  private static func head(of saved: SavedRevision) -> JSONValue? {
    // Inside a JSON text, a quotation mark is preceded by a backslash.
    guard saved.body.count > maxListedEdits,
      let end = saved.body.firstRange(of: Array(",\"edits\":".utf8))?.lowerBound,
      let head = try? json(saved.body[..<end] + [UInt8(ascii: "}")]), head["did"] != nil
    else { return nil }
    return head
  }

  private static func did(_ value: JSONValue) -> [UInt8] {
    if let did = value["did"] { return did.serialized() }
    var effects = EffectsWriter()
    if let scene = value["opened"]?["scene"]?.stringValue { effects.open(scene: scene) }
    for edit in value["edits"]?.arrayValue ?? [] { append(edit, to: &effects) }
    for change in presentationChanges(value) { effects.append(change) }
    return effects.text
  }

  private static func append(_ edit: JSONValue, to effects: inout EffectsWriter) {
    guard let (name, change) = edit.objectValue?.first else { return }
    let (old, new) = (change["from"], change["to"])
    switch name {
    case "path":
      effects.movePath(
        keeping: change["kept"]?.intValue ?? 0, removing: change["removed"]?.arrayValue ?? [],
        inserting: change["inserted"]?.arrayValue ?? []
      ) { $0.append(listed: $1) }
    case "sidebar", "content":
      let isSet = if case .array? = new { true } else { false }
      let chosen = new?.arrayValue ?? (new?.objectValue == nil ? [] : [new ?? .null])
      effects.select(in: name, chosen, isSet: isSet) { $0.append(listed: $1) }
    case "presented":
      effects.present(title(of: old), isShown: false)
      effects.present(title(of: new), isShown: true)
    default: effects.change(name, from: old, to: new)
    }
  }

  /// Returns a title of an element whose type may be unknown.
  private static func title(of element: JSONValue?) -> UTF8String? {
    guard let element = element?.objectValue, let value = element["value"] else { return nil }
    let texts = [value, value["title"], value["name"]]
    return texts.lazy.compactMap { $0?.stringValue }.first ?? UTF8String(value.text)
  }

  static func presentationChanges(_ value: JSONValue) -> [PresentationChange] {
    value["seen"]?.arrayValue?.compactMap { seen in
      guard let kind = (seen["shown"] ?? seen["hidden"])?.stringValue else { return nil }
      return PresentationChange(
        isShown: seen["shown"] != nil, kind: kind, title: seen["title"]?.stringValue ?? "",
        count: seen["count"]?.intValue ?? 1)
    } ?? []
  }
}

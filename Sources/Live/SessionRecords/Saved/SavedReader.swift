import NavigationCore
import OrderedJSON
import SceneModel
import WireProtocol

/// Reads what `JSONWriter` has written for the store.
///
/// Stored data must never stop the server: any unexpected data is an error.
package struct SavedReader {
  package let types: TypeRegistry

  package init(types: TypeRegistry) { self.types = types }

  /// Allows the depth of any value from a client, plus the members around it.
  private static let limits = JSONLimits(depth: 64)
  /// Calculations with numbers up to this one never overflow.
  private static let maxSafeInteger = 1 << 53

  package static func json(_ body: [UInt8]) throws(UnreadableRecord) -> JSONValue {
    do {
      return try JSONValue(parsing: body.span, limits: limits)
    } catch {
      throw UnreadableRecord(reason: "\(error)")
    }
  }

  /// Returns the scene's id and the treatment of unknown types, which can be read without types.
  package static func scene(of value: JSONValue) throws(UnreadableRecord) -> (
    id: UTF8String, unknownTypes: TypeRegistry.UnknownTypes
  ) {
    guard let id = value["scene"]?.stringValue,
      let unknownTypes = value["unknownTypes"]?.stringValue.flatMap(
        TypeRegistry.UnknownTypes.init(named:))
    else { throw UnreadableRecord(reason: "There is no scene in the state.") }
    return (id, unknownTypes)
  }

  package func checkpoint(_ value: JSONValue) throws(UnreadableRecord) -> Timeline.Checkpoint {
    let nextID = try integer(value["nextID"])
    var state = NavigationState()
    let change = Change(saved: try edits(value["state"]))
    let (head, start) = (try integer(value["head"]), try integer(value["start"]))
    guard nextID > 0, start <= head, state.apply(saved: change) else {
      throw UnreadableRecord(reason: "The state does not fit together.")
    }
    return Timeline.Checkpoint(
      state: state, nextID: UInt64(nextID), head: head, start: start,
      undoable: try runs(value["undoable"]),
      redoable: try runs(value["redoable"]), hasDiverged: value["strayed"]?.boolValue ?? false)
  }

  static func cause(_ value: JSONValue) throws(UnreadableRecord) -> Cause {
    Cause(
      method: try text(value["method"]), client: try text(value["client"]).string,
      name: value["name"]?.stringValue, id: value["id"], label: value["label"]?.stringValue,
      about: value["about"]?.objectValue.map { Subject(members: $0) })
  }

  func revision(
    _ saved: SavedRevision, _ value: JSONValue
  ) throws(UnreadableRecord) -> Revision {
    Revision(
      number: saved.number, at: saved.at, cause: try Self.cause(value),
      change: Change(saved: try edits(value["edits"])), step: step(value),
      presentationChanges: Self.presentationChanges(value))
  }

  private func step(_ value: JSONValue) -> Revision.Step {
    if let number = value["undone"]?.intValue { return .undo(number) }
    if let number = value["redone"]?.intValue { return .redo(number) }
    return .forward
  }

  private func runs(_ value: JSONValue?) throws(UnreadableRecord) -> [Int] {
    var numbers: [Int] = []
    var ends = try list(value)[...]
    while let first = ends.popFirst(), let last = ends.popFirst() {
      let (first, last) = (try integer(first), try integer(last))
      guard numbers.count + abs(last - first) <= 2 * Timeline.retention else {
        throw UnreadableRecord(reason: "More can be undone than is ever kept.")
      }
      numbers += stride(from: first, through: last, by: first <= last ? 1 : -1)
    }
    return numbers
  }
}

extension SavedReader {
  private func edits(_ value: JSONValue?) throws(UnreadableRecord) -> [Edit] {
    var edits: [Edit] = []
    for value in try list(value) { edits.append(try edit(value)) }
    return edits
  }

  private func edit(_ value: JSONValue) throws(UnreadableRecord) -> Edit {
    guard let (name, both) = value.objectValue?.first else {
      throw UnreadableRecord(reason: "Expected an edit.")
    }
    let (old, new) = (both["from"], both["to"])
    return switch name {
    case "path":
      .path(
        kept: try integer(both["kept"]), removed: try elements(both["removed"]),
        inserted: try elements(both["inserted"]))
    case "sidebar": .sidebar(from: try selection(old), to: try selection(new))
    case "content": .content(from: try selection(old), to: try selection(new))
    case "presented": .presented(from: try presented(old), to: try presented(new))
    default: .setting(try setting(name, from: old, to: new))
    }
  }

  private func setting(
    _ name: UTF8String, from old: JSONValue?, to new: JSONValue?
  ) throws(UnreadableRecord) -> SettingEdit {
    var reader = StateReader(isComplete: true)
    guard let edit = SettingEdit(of: name, from: old, to: new, by: &reader) else {
      throw UnreadableRecord(reason: "There is no edit called “\(name.shortened())”.")
    }
    if let mistake = reader.findings.first {
      throw UnreadableRecord(reason: mistake.sentence.text.string)
    }
    return edit
  }

  private func elements(_ value: JSONValue?) throws(UnreadableRecord) -> [IdentifiedElement] {
    var elements: [IdentifiedElement] = []
    let values = try list(value)
    elements.reserveCapacity(values.count)
    for value in values { elements.append(try element(value)) }
    return elements
  }

  /// Reads an element. A value that can no longer be read is kept unchanged: the name or the form
  /// of its type has changed.
  private func element(_ value: JSONValue) throws(UnreadableRecord) -> IdentifiedElement {
    guard let id = value["id"]?.stringValue.flatMap(ElementID.init),
      id.rawValue <= UInt64(Self.maxSafeInteger),
      let tag = value["type"]?.stringValue, let content = value["value"]
    else { throw UnreadableRecord(reason: "Expected an element with id, type and value.") }
    let element = element(tag, content, value)
    return IdentifiedElement(id: id, element: element, isResolved: types.isResolved(element))
  }

  private func element(
    _ tag: UTF8String, _ content: JSONValue, _ value: JSONValue
  ) -> NavigationPath.Element {
    if value["codable"]?.boolValue == false {
      return NavigationPath.Element(
        lostTag: tag, description: content.stringValue ?? UTF8String(content.text))
    }
    var tagged: JSONObject = ["type": .string(tag), "value": content]
    tagged["payload"] = value["payload"]
    return (try? types.element(fromWire: .object(tagged)))
      ?? NavigationPath.Element(
        storedTag: tag, payload: value["payload"]?.stringValue ?? UTF8String(content.text))
  }

  private func presented(_ value: JSONValue?) throws(UnreadableRecord) -> IdentifiedElement? {
    guard let value, !value.isNull else { return nil }
    return try element(value)
  }

  private func selection(_ value: JSONValue?) throws(UnreadableRecord) -> Selection {
    switch value {
    case nil, .null?: .none
    case .array?: .set(try elements(value))
    case let value?: .single(try element(value))
    }
  }
}

extension SavedReader {
  private static func text(_ value: JSONValue?) throws(UnreadableRecord) -> UTF8String {
    if let text = value?.stringValue { return text }
    throw UnreadableRecord(reason: "Expected a text.")
  }

  private func integer(_ value: JSONValue?) throws(UnreadableRecord) -> Int {
    if let number = value?.intValue, number >= 0, number <= Self.maxSafeInteger { return number }
    throw UnreadableRecord(reason: "Expected a number from 0.")
  }

  private func list(_ value: JSONValue?) throws(UnreadableRecord) -> [JSONValue] {
    if case .array(let values)? = value { return values }
    throw UnreadableRecord(reason: "Expected a list.")
  }
}

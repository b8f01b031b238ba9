import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument

extension EffectsWriter {
  /// The effects of a revision.
  ///
  /// - Parameters:
  ///   - scene: the scene that it opened, if any.
  ///   - types: those of the scene.
  package init(of revision: Revision, opening scene: UTF8String?, types: TypeRegistry) {
    self.init()
    if let scene { open(scene: scene) }
    for edit in revision.change.edits { append(edit, types) }
    for change in revision.presentationChanges { append(change) }
  }

  private mutating func append(_ edit: Edit, _ types: TypeRegistry) {
    switch edit {
    case .path(let edit):
      movePath(keeping: edit.kept, removing: edit.removed, inserting: edit.inserted) {
        $0.append(listed: $1, types)
      }
    case .sidebar(_, let new): select(new, in: "sidebar", types)
    case .content(_, let new): select(new, in: "content", types)
    case .presented(let old, let new):
      present(old?.element.displayTitle, isShown: false)
      present(new?.element.displayTitle, isShown: true)
    case .setting(let edit):
      let field = edit.field
      change(field.name, from: field.json(of: edit.before), to: field.json(of: edit.after))
    }
  }

  private mutating func select(
    _ selection: Selection, in column: UTF8String, _ types: TypeRegistry
  ) {
    let isSet = if case .set = selection { true } else { false }
    select(in: column, selection.elements, isSet: isSet) { $0.append(listed: $1, types) }
  }

  /// An item in place of the detail came or went.
  package mutating func present(_ title: UTF8String?, isShown: Bool) {
    guard let title else { return }
    append(PresentationChange(isShown: isShown, kind: "item", title: title))
  }
}

extension Revision {
  /// Something happened that the patch does not show: values went, or what is seen came and went by
  /// itself.
  var didMoreThanPatched: Bool {
    if !presentationChanges.isEmpty { return true }
    let edits = change.edits
    for index in edits.indices {
      switch edits[index] {
      case .path(let edit): if !edit.removed.isEmpty { return true }
      case .presented(let old, _): if old != nil { return true }
      case .sidebar, .content, .setting: break
      }
    }
    return false
  }
}

extension JSONWriter {
  /// The most bytes of an element in a list, its id and its type aside.
  private static let maxListedBytes = 400

  /// An element as the state has it, or the beginning of its text if that is long.
  fileprivate mutating func append(listed element: IdentifiedElement, _ types: TypeRegistry) {
    if let text = element.element.value(as: String.self), text.utf8.count > Subject.maxTextBytes {
      return append(
        shortened: text, id: "e\(element.id.rawValue)", type: types.wireType(of: element.element))
    }
    let start = bytes.count
    append(element, types: types)
    guard bytes.count - start > Self.maxListedBytes else { return }
    bytes.removeLast(bytes.count - start)
    append(
      shortened: types.wireValue(of: element.element).text, id: "e\(element.id.rawValue)",
      type: types.wireType(of: element.element))
  }

  /// An element in its stored form, or the beginning of its text if that is long.
  package mutating func append(listed element: JSONValue) {
    let value = element["value"]
    let start = bytes.count
    append(element)
    let isLong = value?.stringValue.map { $0.utf8.count > Subject.maxTextBytes } ?? false
    guard isLong || bytes.count - start > Self.maxListedBytes else { return }
    bytes.removeLast(bytes.count - start)
    append(
      shortened: value?.stringValue?.string ?? value?.text ?? "",
      id: element["id"]?.stringValue ?? "", type: element["type"]?.stringValue ?? "")
  }

  private mutating func append(shortened text: String, id: UTF8String, type: UTF8String) {
    append(literal: "{\"id\":")
    append(string: id)
    append(literal: ",\"type\":")
    append(string: type.shortened(toBytes: Subject.maxTextBytes))
    append(literal: ",\"value\":")
    append(string: text.shortened(toBytes: Subject.maxTextBytes))
    append(literal: ",\"shortened\":true}")
  }
}

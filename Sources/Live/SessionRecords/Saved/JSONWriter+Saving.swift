import NavigationCore
import OrderedJSON
import SceneModel
import WireProtocol

/// Writes revisions and states as JSON for the store, so that people can read a database.
extension JSONWriter {
  /// - Parameter opening: the scenes that a revision leaves and opens, if it opens one.
  package mutating func append(
    saved revision: Revision, types: TypeRegistry, hasDiverged: Bool, marks: HistoryMarks = [],
    opening: SceneOpening? = nil
  ) {
    if !hasDiverged, marks.isEmpty, opening == nil, let step = PlainStep(revision),
      step.cause.client.isPlainInJSON, step.cause.method.string.isPlainInJSON
    {
      return append(saved: step)
    }
    appendAny(
      saved: revision, types: types, hasDiverged: hasDiverged, marks: marks, opening: opening)
  }

  /// Like `append(saved:)`, for any revision.
  mutating func appendAny(
    saved revision: Revision, types: TypeRegistry, hasDiverged: Bool, marks: HistoryMarks = [],
    opening: SceneOpening? = nil
  ) {
    let cause = revision.cause
    append(literal: "{\"method\":")
    append(string: cause.method)
    append(literal: ",\"client\":")
    append(string: cause.client)
    if let id = cause.id {
      append(literal: ",\"id\":")
      append(id)
    }
    if let label = cause.label {
      append(literal: ",\"label\":")
      append(string: label)
    }
    if let name = cause.name {
      append(literal: ",\"name\":")
      append(string: name)
    }
    if let about = cause.about {
      append(literal: ",\"about\":")
      append(about.members)
    }
    append(revision.step)
    if hasDiverged { append(literal: ",\"strayed\":true") }
    if !marks.isEmpty {
      append(literal: ",\"marks\":")
      append(Int(marks.rawValue))
    }
    append(saved: revision.presentationChanges)
    let end = bytes.count
    append(literal: ",\"edits\":")
    append(saved: revision.change.edits, types: types)
    if bytes.count - end > SavedReader.maxListedEdits {
      // A list can then describe many values without reading them all.
      let did = EffectsWriter(of: revision, opening: opening?.opened.scene, types: types)
      bytes.insert(contentsOf: Array(",\"did\":".utf8) + did.text, at: end)
    }
    if let opening {
      append(literal: ",\"left\":")
      append(saved: opening.left)
      append(literal: ",\"opened\":")
      append(saved: opening.opened)
    }
    append(literal: "}")
  }

  private mutating func append(saved presentationChanges: [PresentationChange]) {
    if presentationChanges.isEmpty { return }
    append(literal: ",\"seen\":[")
    appendList(presentationChanges) { writer, change in
      writer.append(literal: change.isShown ? "{\"shown\":" : "{\"hidden\":")
      writer.append(string: change.kind)
      writer.append(literal: ",\"title\":")
      writer.append(string: change.title)
      if change.count > 1 {
        writer.append(literal: ",\"count\":")
        writer.append(change.count)
      }
      writer.append(literal: "}")
    }
    append(literal: "]")
  }

  private mutating func append(_ step: Revision.Step) {
    switch step {
    case .forward: break
    case .undo(let number):
      append(literal: ",\"undone\":")
      append(number)
    case .redo(let number):
      append(literal: ",\"redone\":")
      append(number)
    }
  }

  package mutating func append(saved sceneCheckpoint: SceneCheckpoint) {
    let checkpoint = sceneCheckpoint.checkpoint
    append(literal: "{\"scene\":")
    append(string: sceneCheckpoint.scene)
    append(literal: ",\"unknownTypes\":\"")
    append(text: sceneCheckpoint.unknownTypes.rawValue)
    append(literal: "\",\"head\":")
    append(checkpoint.head)
    append(literal: ",\"start\":")
    append(checkpoint.start)
    append(literal: ",\"nextID\":")
    append(Int(truncatingIfNeeded: checkpoint.nextID))
    append(literal: ",\"undoable\":")
    append(runsOf: checkpoint.undoable)
    append(literal: ",\"redoable\":")
    append(runsOf: checkpoint.redoable)
    if checkpoint.hasDiverged { append(literal: ",\"strayed\":true") }
    append(literal: ",\"state\":")
    append(saved: checkpoint.state.savedEdits, types: sceneCheckpoint.types)
    append(literal: "}")
  }

  /// Writes numbers that are mostly consecutive, up or down, as the ends of each run.
  private mutating func append(runsOf numbers: [Int]) {
    var ends: [Int] = []
    var first = 0
    while first < numbers.count {
      var last = first
      let step = last + 1 < numbers.count ? numbers[last + 1] &- numbers[last] : 0
      if abs(step) == 1 {
        while last + 1 < numbers.count && numbers[last + 1] == numbers[last] &+ step { last += 1 }
      }
      ends += [numbers[first], numbers[last]]
      first = last + 1
    }
    append(literal: "[")
    appendList(ends) { $0.append($1) }
    append(literal: "]")
  }
}

extension JSONWriter {
  private mutating func append(saved edits: [Edit], types: TypeRegistry) {
    append(literal: "[")
    appendList(edits) { $0.append(saved: $1, types) }
    append(literal: "]")
  }

  private mutating func append(saved edit: Edit, _ types: TypeRegistry) {
    switch edit {
    case .path(let edit): append(saved: edit, types)
    case .sidebar(let old, let new):
      append(both: "sidebar", old, new) { $0.append($1, types: types) }
    case .content(let old, let new):
      append(both: "content", old, new) { $0.append($1, types: types) }
    case .presented(let old, let new):
      append(both: "presented", old, new) { writer, element in
        if let element {
          writer.append(element, types: types)
        } else {
          writer.append(literal: "null")
        }
      }
    case .setting(let edit):
      append(both: edit.field.name, edit.before, edit.after) { edit.field.append($1, to: &$0) }
    }
  }

  private mutating func append(saved edit: PathEdit, _ types: TypeRegistry) {
    append(literal: "{\"path\":{\"kept\":")
    append(edit.kept)
    append(literal: ",\"removed\":[")
    appendList(edit.removed) { $0.append($1, types: types) }
    append(literal: "],\"inserted\":[")
    appendList(edit.inserted) { $0.append($1, types: types) }
    append(literal: "]}}")
  }

  private mutating func append<Part>(
    both name: UTF8String, _ old: Part, _ new: Part, _ write: (inout JSONWriter, Part) -> Void
  ) {
    append(literal: "{\"")
    append(text: name.string)
    append(literal: "\":{\"from\":")
    write(&self, old)
    append(literal: ",\"to\":")
    write(&self, new)
    append(literal: "}}")
  }
}

extension NavigationState {
  /// The edits that turn any state with an empty path into this one.
  fileprivate var savedEdits: [Edit] {
    settings.edits(to: settings).map(Edit.setting) + [
      .sidebar(from: .none, to: sidebar), .content(from: .none, to: content),
      .presented(from: nil, to: presented), .path(kept: 0, removed: [], inserted: path),
    ]
  }
}

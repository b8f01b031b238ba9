import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument

extension JSONWriter {
  /// The notification of one revision, with the patch that leads to it.
  ///
  /// - Parameters:
  ///   - rendered: the change of the rendering; nil if it is the same, and the screens follow the
  ///     path.
  ///   - state: the state after the transition.
  ///   - causes: the texts of time and cause that the messages before needed.
  @discardableResult
  package mutating func appendChanged(
    _ transition: Transition, rendered: RenderedChange? = nil, state: NavigationState,
    scene: SceneDescription, causes: inout CauseText
  ) -> ChangedParts {
    if rendered == nil, let step = PlainStep(transition, on: state) {
      return step.write(causes.text(of: transition.revision), to: &bytes)
    }
    return appendAnyChanged(
      transition, rendered: rendered, state: state, scene: scene, causes: &causes)
  }

  /// Like `appendChanged`, whatever the transition does.
  mutating func appendAnyChanged(
    _ transition: Transition, rendered: RenderedChange?, state: NavigationState,
    scene: SceneDescription, causes: inout CauseText
  ) -> ChangedParts {
    appendChanged(transition.revision, transition.undo, &causes) {
      if transition.revision.didMoreThanPatched { $0.appendDid(transition.revision, scene.types) }
    } patch: {
      $0.write(transition, rendered, state, scene)
    }
  }

  /// The notification of a revision that replaces the whole document.
  ///
  /// - Parameters:
  ///   - document: as JSON text.
  ///   - undo: what can be undone and redone after it.
  package mutating func appendChanged(
    _ revision: Revision, toWhole document: [UInt8], undo: UndoAvailability,
    causes: inout CauseText
  ) -> ChangedParts {
    appendChanged(revision, undo, &causes) { _ in
    } patch: {
      $0.replaceDocument(with: document)
    }
  }

  @inline(__always)
  private mutating func appendChanged(
    _ revision: Revision, _ undo: UndoAvailability?, _ causes: inout CauseText,
    _ effects: (inout JSONWriter) -> Void, patch write: (inout PatchWriter) -> Void
  ) -> ChangedParts {
    appendChangedHead(base: revision.number - 1, revision, &causes)
    let start = bytes.count
    if let undo { append(undo) }
    let history = start..<bytes.count
    effects(&self)
    let operations = bytes.count
    append(literal: ",\"patch\":[")
    // Swapped out and in: a copy held here would make the first write copy all bytes so far.
    var patch = PatchWriter(into: JSONWriter())
    swap(&patch.writer, &self)
    write(&patch)
    swap(&patch.writer, &self)
    append(literal: "]}}")
    return ChangedParts(
      .patch(history: Range(ofBytes: history)), patch: operations,
      renderingPatch: patch.renderingPatchStart)
  }

  /// The operations on what is shown of a `changed` message, without brackets.
  ///
  /// - Parameter start: where they begin.
  package static func renderingPatch(
    ofChanged message: ArraySlice<UInt8>, from start: Int
  ) -> ArraySlice<UInt8> {
    let operations = message.dropFirst(start).dropLast(3)
    return operations.first == UInt8(ascii: ",") ? operations.dropFirst() : operations
  }

  /// One notification for several revisions: the whole state in place of a patch.
  ///
  /// - Parameters:
  ///   - base: the client's own revision.
  ///   - newest: the revision that the state is of.
  ///   - types: those of the scene that the revision belongs to.
  ///   - state: the state document, as JSON text.
  ///   - undo: what can be undone and redone there.
  package mutating func appendChanged(
    base: Int, newest: Revision, types: TypeRegistry, state: SharedText, undo: UndoAvailability
  ) {
    var cause = CauseText()
    appendChangedHead(base: base, newest, &cause)
    let coalesced = newest.number - base
    if coalesced > 1 {
      append(",\"coalesced\":", coalesced)
    } else {
      appendDid(newest, types)
    }
    append(literal: ",\"state\":")
    append(shared: state)
    append(undo)
    append(literal: "}}")
  }

  /// The member `history`, after other members.
  mutating func append(_ undo: UndoAvailability) {
    append(literal: ",\"history\":{\"canUndo\":")
    append(literal: undo.canUndo ? "true" : "false")
    append(literal: ",\"canRedo\":")
    append(literal: undo.canRedo ? "true" : "false")
    append(literal: "}")
  }

  private mutating func appendChangedHead(
    base: Int, _ revision: Revision, _ causes: inout CauseText
  ) {
    append(literal: JSONWriter.changedHead)
    append("{\"base\":", base, ",\"revision\":")
    append(revision.number)
    append(text: causes.text(of: revision))
    append(revision.cause.id)
    if let label = revision.cause.label {
      append(literal: ",\"label\":")
      append(string: label)
    } else {
      append(literal: ",\"label\":null")
    }
    if let name = revision.cause.name {
      append(literal: ",\"name\":")
      append(string: name)
    }
    if let about = revision.cause.about {
      append(literal: ",\"about\":")
      append(about.members)
    }
    append(literal: "}")
  }

  /// The id of a request; null if it has none.
  private mutating func append(_ id: JSONValue?) {
    if let integer = id?.plainInteger { return append(integer) }
    append(id ?? .null)
  }

  private mutating func appendDid(_ revision: Revision, _ types: TypeRegistry) {
    append(literal: ",\"did\":")
    append(text: EffectsWriter(of: revision, opening: nil, types: types).text)
  }
}

extension JSONWriter {
  /// The `params` of a `changed` message that `appendChanged` wrote.
  package static func params(ofChanged message: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    message.dropFirst(changedHead.utf8CodeUnitCount).dropLast()
  }

  /// The beginning of a `changed` message, up to its parameters.
  static var changedHead: StaticString {
    "{\"jsonrpc\":\"2.0\",\"method\":\"changed\",\"params\":"
  }
}

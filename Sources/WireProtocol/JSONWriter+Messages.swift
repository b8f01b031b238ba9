import NavigationCore
import OrderedJSON

extension JSONWriter {
  /// The notification of one revision, with the patch that leads to it.
  public mutating func appendChanged(
    _ transition: Transition, state: NavigationState, scene: SceneDescription
  ) {
    let revision = transition.revision
    appendChangedHead(base: revision.number - 1, revision)
    append(text: HotText.patch)
    // Swapped out and in: a copy held here would make the first write copy all bytes so far.
    var patch = PatchWriter(into: JSONWriter())
    swap(&patch.writer, &self)
    patch.write(transition, state, scene)
    swap(&patch.writer, &self)
    append(literal: "]}}")
  }

  /// The notification that stands for several revisions: the whole state in place of a patch.
  ///
  /// - Parameters:
  ///   - base: the client's own revision.
  ///   - newest: the revision that the state is of.
  ///   - state: the state document, as JSON text.
  public mutating func appendChanged(base: Int, newest: Revision, state: [UInt8]) {
    appendChangedHead(base: base, newest)
    let coalesced = newest.number - base
    if coalesced > 1 {
      append(literal: ",\"coalesced\":")
      append(coalesced)
    }
    append(literal: ",\"state\":")
    bytes += state
    append(literal: "}}")
  }

  private mutating func appendChangedHead(base: Int, _ revision: Revision) {
    append(text: HotText.changed)
    append(base)
    append(text: HotText.revision)
    append(revision.number)
    append(text: HotText.at)
    append(timestamp: revision.at)
    append(text: HotText.cause)
    append(revision.cause)
  }

  mutating func append(_ cause: Cause) {
    append(text: HotText.method)
    append(literal: cause.method)
    append(text: HotText.client)
    append(literal: cause.client)
    append(text: HotText.id)
    append(cause.id ?? .null)
    guard let label = cause.label else { return append(text: HotText.noLabel) }
    append(literal: ",\"label\":")
    append(string: label)
    append(literal: "}")
  }
}

extension JSONWriter {
  /// The answer to a command that was done, or had nothing to do.
  public mutating func appendDone(id: JSONValue, revision: Int, changed: Bool) {
    append(text: HotText.answer)
    append(id)
    append(text: HotText.doneRevision)
    append(revision)
    guard changed else { return append(literal: ",\"changed\":false}}") }
    append(text: HotText.doneChanged)
  }

  public mutating func appendAnswer(id: JSONValue, result: JSONValue) {
    appendAnswer(id: id) { $0.append(result) }
  }

  /// An answer whose result is written by the closure.
  public mutating func appendAnswer(id: JSONValue, _ result: (inout JSONWriter) -> Void) {
    appendAnswerHead(id)
    append(literal: "\"result\":")
    result(&self)
    append(literal: "}")
  }

  public mutating func appendError(id: JSONValue, _ error: WireError) {
    appendAnswerHead(id)
    append(literal: "\"error\":")
    append(error.json)
    append(literal: "}")
  }

  private mutating func appendAnswerHead(_ id: JSONValue) {
    append(literal: "{\"jsonrpc\":\"2.0\",\"id\":")
    append(id)
    append(literal: ",")
  }
}

extension WireError {
  /// As it stands in an answer.
  public var json: JSONValue {
    var members: JSONObject = ["key": .string(code.key)]
    if let pointer { members["pointer"] = .string(pointer) }
    members["retryable"] = .bool(code.isRetryable)
    for (name, value) in details { members[name] = value }
    return [
      "code": .number(.init(code.rawValue)), "message": .string(message), "data": .object(members),
    ]
  }
}

extension JSONWriter {
  /// The `params` of a `changed` message that `appendChanged` wrote.
  public static func params(ofChanged message: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    message.dropFirst(HotText.changedPrefix.utf8.count).dropLast()
  }
}

import OrderedJSON

extension JSONWriter {
  /// Appends the notification that the session has another name.
  package mutating func appendRenamed(_ session: String, to name: String) {
    append(literal: "{\"jsonrpc\":\"2.0\",\"method\":\"renamed\",\"params\":{\"session\":")
    append(string: session)
    append(literal: ",\"name\":")
    append(string: name)
    append(literal: "}}")
  }

  /// Appends the notification of what the app's builder is doing.
  package mutating func appendBuild(_ build: JSONObject) {
    append(literal: "{\"jsonrpc\":\"2.0\",\"method\":\"build\",\"params\":")
    append(.object(build))
    append(literal: "}")
  }

  /// Appends the notification of who is here.
  ///
  /// - Parameter list: as JSON text.
  package mutating func appendPresence(_ list: [UInt8]) {
    append(literal: "{\"jsonrpc\":\"2.0\",\"method\":\"presence\",\"params\":")
    bytes += list
    append(literal: "}")
  }

  /// Appends the notification of what the presenter sees.
  ///
  /// - Parameters:
  ///   - client: the presenter; nil if there is none.
  ///   - view: what it sees.
  package mutating func appendPresenting(by client: String?, _ view: JSONObject?) {
    append(literal: "{\"jsonrpc\":\"2.0\",\"method\":\"presenting\",\"params\":{\"client\":")
    append(client.map { .string(UTF8String($0)) } ?? .null)
    append(literal: ",\"view\":")
    append(view.map(JSONValue.object) ?? .null)
    append(literal: "}}")
  }

  /// The answer to a command that was done, or had nothing to do.
  package mutating func appendDone(id: JSONValue, revision: Int, changed: Bool) {
    if let integer = id.plainInteger {
      append("{\"jsonrpc\":\"2.0\",\"id\":", integer, ",\"result\":{\"revision\":")
    } else {
      append(literal: "{\"jsonrpc\":\"2.0\",\"id\":")
      append(id)
      append(literal: ",\"result\":{\"revision\":")
    }
    append("", revision, changed ? ",\"changed\":true}}" : ",\"changed\":false}}")
  }

  /// Writes an answer with a result.
  package mutating func appendAnswer(id: JSONValue, result: JSONValue) {
    appendAnswer(id: id) { $0.append(result) }
  }

  /// An answer whose result is written by the closure.
  package mutating func appendAnswer(id: JSONValue, _ result: (inout JSONWriter) -> Void) {
    appendAnswerHead(id)
    append(literal: "\"result\":")
    result(&self)
    append(literal: "}")
  }

  /// Writes an answer with an error.
  package mutating func appendError(id: JSONValue, _ error: WireError) {
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
  /// The error as written in an answer.
  package var json: JSONValue {
    var members: JSONObject = ["key": .string(code.key)]
    if let pointer { members["pointer"] = .string(pointer) }
    members["retryable"] = .bool(code.isRetryable)
    for (name, value) in details { members[name] = value }
    if let sentence = sentence.json { members["sentence"] = sentence }
    return [
      "code": .number(.init(code.rawValue)), "message": .string(message), "data": .object(members),
    ]
  }
}

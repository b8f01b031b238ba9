import OrderedJSON
import WireProtocol

extension Subscriber {
  /// True if an answer waits for a change to a session's entry.
  var awaitsChange: Bool { marks.contains { session.awaitsChange($0.position) } }

  /// Drops the answers that have not been sent.
  func dropAnswers() {
    marks = []
    setAnswers(JSONWriter())
  }

  /// Turns the answers that wait for the store into an error: the session's last changes were lost.
  func refuseWaiting(_ error: WireError) {
    var (texts, newMarks) = (JSONWriter(), [Mark]())
    var start = 0
    let answers = takeAnswers()
    var inserts = answers.inserts[...]
    for mark in marks {
      let inside = inserts.prefix { $0.offset < mark.end }
      inserts = inserts.dropFirst(inside.count)
      let isSafe = session.isSafe(mark.position)
      if isSafe {
        texts.append(answers, from: start, to: mark.end, inserts: inside)
      } else {
        let text = JSONWriter.joined(answers.bytes[start..<mark.end], inside)
        texts.append(Self.refusal(of: text, error))
      }
      start = mark.end
      let position = isSafe ? mark.position.whenSafe : .anywhere
      newMarks.append(Mark(position: position, end: texts.bytes.count))
    }
    setAnswers(texts)
    marks = newMarks
  }

  /// For one answer, or for each in an array of them.
  private static func refusal(of text: [UInt8], _ error: WireError) -> JSONValue {
    // A value in it can be as deep as in a message, and is nested deeper here.
    let answer = try? JSONValue(parsing: text, limits: JSONLimits(depth: 64))
    if case .array(let answers)? = answer {
      return .array(answers.map { error.answer(to: $0["id"]) })
    }
    return error.answer(to: answer?["id"])
  }
}

extension WireError {
  fileprivate func answer(to id: JSONValue?) -> JSONValue {
    ["jsonrpc": "2.0", "id": id ?? .null, "error": json]
  }
}

import OrderedJSON

/// The input of `drive` and `replay`: lines become requests, and the first error sets the status.
@MainActor
struct Script {
  let keepsGoing: Bool
  private(set) var status = Tool.Status.success
  private var linesRead = 0

  /// A rendered tree can be nested deeper than any request.
  static let answerLimits = JSONLimits(depth: 1_000)

  struct Line {
    let number: Int
    let text: [UInt8]
  }

  init(keepsGoing: Bool) {
    self.keepsGoing = keepsGoing
  }

  /// True after an error that ends the script.
  var isOver: Bool { status != .success && !keepsGoing }

  /// Numbers a line; nil for a blank line.
  mutating func line(_ text: [UInt8]) -> Line? {
    linesRead += 1
    let isBlank = text.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return isBlank ? nil : Line(number: linesRead, text: text)
  }

  /// The request of a line, which gets the line's number if it has no id. Nil if the line is not a
  /// request, which is reported.
  mutating func request(_ line: Line) -> JSONValue? {
    do {
      var request = try JSONValue(parsing: line.text)
      if case .object(var object) = request, object["id"] == nil {
        object["id"] = .number(.init(line.number))
        request = .object(object)
      }
      return request
    } catch {
      Tool.complain("Line \(line.number) is not JSON: \(error.description).")
      status = .failure
      return nil
    }
  }

  /// A batch with only notifications gets no answer; every single request here has an id.
  nonisolated static func expectsAnswer(_ request: JSONValue) -> Bool {
    guard case .array(let requests) = request else { return true }
    return requests.isEmpty || requests.contains { $0["id"] != nil || $0["method"] == nil }
  }

  /// Looks whether an answer is an error, or one to a batch with an error in it.
  mutating func check(answer: JSONValue) {
    if Self.error(in: answer) != nil { status = .failure }
  }

  nonisolated static func error(in answer: JSONValue) -> JSONValue? {
    guard case .array(let answers) = answer else { return answer["error"] }
    return answers.lazy.compactMap { $0["error"] }.first
  }
}

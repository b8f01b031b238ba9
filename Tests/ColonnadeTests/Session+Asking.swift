import OrderedJSON
import Sessions
import Testing

extension Session {
  /// Sends a request as a script would, and expects that it is not refused.
  ///
  /// - Returns: the result.
  @discardableResult
  func ask(_ method: UTF8String, _ params: JSONValue = [:]) throws -> JSONValue {
    var writer = JSONWriter()
    let request: JSONValue = ["id": 1, "method": .string(method), "params": params]
    _ = process(request, from: "tester", at: 0, into: &writer)
    let answer = try JSONValue(parsing: writer.bytes)
    #expect(answer["error"] == nil, "\(answer.text)")
    return answer["result"] ?? .null
  }
}

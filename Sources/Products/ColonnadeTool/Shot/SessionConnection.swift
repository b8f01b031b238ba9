import NavigationCore
import OrderedJSON
import Serving
import Transport
import WireProtocol

/// A script's own connection to a session: calls a method, and waits for its answer.
@MainActor
final class SessionConnection {
  private var client: Client?
  private var waiting: [CheckedContinuation<JSONValue, any Error>] = []
  private var failure: ShotFailure?
  private var opening: CheckedContinuation<Void, any Error>?
  /// The newest revision in an answer.
  private(set) var revision = 0

  /// Connects.
  ///
  /// - Throws: `ShotFailure`.
  func open(_ url: WebSocketURL, token: String?, on loop: EventLoop) async throws {
    let headers = token.map { [(name: "Authorization", value: "Bearer \($0)")] } ?? []
    let client = Client(
      loop: loop, url: url, subprotocol: Service.subprotocol, headers: headers, handler: self)
    self.client = client
    try await withCheckedThrowingContinuation { continuation in
      opening = continuation
      client.connect()
    }
  }

  /// The result of a request.
  ///
  /// - Throws: `ShotFailure` with the server's sentence.
  @discardableResult
  func call(_ method: UTF8String, _ params: JSONValue = [:]) async throws -> JSONValue {
    let answer = try await send(
      ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": params])
    if let error = Script.error(in: answer) { throw ShotFailure(Self.sentence(of: error)) }
    return answer["result"] ?? [:]
  }

  /// The answer to a request; null for a request without an answer.
  func send(_ request: JSONValue) async throws -> JSONValue {
    if let failure { throw failure }
    client?.send(text: request.serialized())
    if !Script.expectsAnswer(request) { return .null }
    let answer = try await withCheckedThrowingContinuation { waiting.append($0) }
    revision = max(revision, Self.revision(in: answer))
    return answer
  }

  private static func revision(in answer: JSONValue) -> Int {
    if case .array(let answers) = answer { return answers.map(revision).max() ?? 0 }
    return answer["result"]?["revision"]?.intValue ?? 0
  }

  /// - Throws: `ShotFailure`; of an id that no scene has, with the nearest, or with all.
  func openScene(_ id: UTF8String) async throws {
    let answer = try await send(
      ["jsonrpc": "2.0", "id": 1, "method": "scene.open", "params": ["id": .string(id)]])
    guard let error = Script.error(in: answer) else { return }
    guard error["code"]?.intValue == ErrorCode.noSuchElement.rawValue else {
      throw ShotFailure(Self.sentence(of: error))
    }
    if let nearest = error["data"]?["nearest"]?[0]?.stringValue {
      throw ShotFailure("Unknown scene “\(id.shortened)”. Did you mean “\(nearest)”?")
    }
    let scenes = try await call("scene.list")["scenes"]?.arrayValue ?? []
    let ids = scenes.compactMap { $0["id"]?.stringValue?.string }.joined(separator: ", ")
    throw ShotFailure("Unknown scene “\(id.shortened)”. Available: \(ids).")
  }

  /// The server's message, with the nearest name if the server gives one.
  static func sentence(of error: JSONValue) -> String {
    let message = error["message"]?.stringValue ?? "The server refuses."
    guard let nearest = error["data"]?["nearest"]?[0]?.stringValue, !message.string.contains("mean")
    else { return message.string }
    return "\(message) Did you mean “\(nearest)”?"
  }

  private func fail(_ sentence: String) {
    let failure = ShotFailure(sentence)
    self.failure = failure
    opening?.resume(throwing: failure)
    opening = nil
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume(throwing: failure) }
  }
}

extension SessionConnection: @MainActor ClientHandler {
  func opened(_ client: Client) {
    opening?.resume()
    opening = nil
  }

  /// Notifications are not for us.
  func received(_ client: Client, text: borrowing Span<UInt8>) {
    guard let message = try? JSONValue(parsing: text, limits: Script.answerLimits),
      message["method"] == nil, !waiting.isEmpty
    else { return }
    waiting.removeFirst().resume(returning: message)
  }

  func closed(_ client: Client, code: UInt16, reason: String) {
    let because = reason.isEmpty ? "" : " (\(reason))"
    fail("The server closed the connection with code \(code)\(because).")
  }

  func failed(_ client: Client, message: String) {
    fail("Can't connect to \(client.url.host), port \(client.url.port): \(message).")
  }
}

import OrderedJSON
import Serving
import Transport

/// One run of `drive`: a connection, and the lines that are still to be sent.
@MainActor
final class Drive {
  private let loop: EventLoop
  private var script: Script
  /// Lines that wait to be sent.
  private var lines: ArraySlice<Script.Line> = []
  private var isInputComplete = false
  /// The connection is open, and no answer is waited for.
  private var isReady = false
  private var client: Client?
  /// The status of an end that no answer caused.
  private var failure: Tool.Status?
  private var isFinished = false

  init(loop: EventLoop, keepsGoing: Bool) {
    self.loop = loop
    script = Script(keepsGoing: keepsGoing)
  }

  func handle(_ event: LineReader.Event) {
    switch event {
    case .line(let text): if let line = script.line(text) { lines.append(line) }
    case .end: isInputComplete = true
    case .failure(let error): return fail(.usage, "\(error)")
    }
    if isReady { sendNext() }
  }

  func run(url: String, token: String?) throws -> Tool.Status {
    let headers = token.map { [(name: "Authorization", value: "Bearer \($0)")] } ?? []
    let client = Client(
      loop: loop, url: try WebSocketURL(url), subprotocol: Service.subprotocol, headers: headers,
      handler: self)
    self.client = client
    client.connect()
    loop.run()
    return failure ?? script.status
  }

  /// Sends the next request; requests without an answer are sent at once.
  private func sendNext() {
    isReady = false
    while let line = lines.popFirst() {
      if let request = script.request(line) {
        client?.send(text: request.serialized())
        if Script.expectsAnswer(request) { return }
      } else if script.isOver {
        return finish()
      }
    }
    isReady = true
    if isInputComplete { finish() }
  }

  private func fail(_ status: Tool.Status, _ sentence: String) {
    if isFinished { return }
    Tool.complain(sentence)
    failure = status
    finish()
  }

  private func finish() {
    if isFinished { return }
    isFinished = true
    client?.close(1000, "done")
    loop.stop()
  }
}

extension Drive: @MainActor ClientHandler {
  func opened(_ client: Client) {
    sendNext()
  }

  /// Notifications are not for us.
  func received(_ client: Client, text: borrowing Span<UInt8>) {
    guard !isFinished, let message = try? JSONValue(parsing: text, limits: Script.answerLimits),
      message["method"] == nil
    else { return }
    Tool.say(message.text)
    script.check(answer: message)
    if script.isOver { finish() } else { sendNext() }
  }

  func closed(_ client: Client, code: UInt16, reason: String) {
    let because = reason.isEmpty ? "" : " (\(reason))"
    fail(.failure, "The server closed the connection with code \(code)\(because).")
  }

  func failed(_ client: Client, message: String) {
    let host = "\(client.url.host), port \(client.url.port)"
    fail(.failure, "Can't connect to \(host): \(message).")
  }
}

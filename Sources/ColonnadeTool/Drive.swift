import OrderedJSON
import Serving
import Transport

/// One run of `drive`: a connection, and the lines that are still to be sent.
@MainActor
final class Drive {
  private let loop: EventLoop
  private let keepsGoing: Bool
  /// Lines that wait to be sent, each with its number.
  private var lines: ArraySlice<(number: Int, text: [UInt8])> = []
  private var linesRead = 0
  private var isInputComplete = false
  /// The connection is open, and no answer is waited for.
  private var isReady = false
  private var client: Client?
  private var status = Tool.Status.success
  private var isFinished = false

  init(loop: EventLoop, keepsGoing: Bool) {
    self.loop = loop
    self.keepsGoing = keepsGoing
  }

  func take(_ event: LineFeed.Event) {
    switch event {
    case .line(let line):
      linesRead += 1
      let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if !isBlank { lines.append((linesRead, line)) }
    case .end: isInputComplete = true
    case .failure(let error): return end(.usage, "\(error)")
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
    return status
  }

  /// Sends the next request; those that nobody answers go out at once.
  private func sendNext() {
    isReady = false
    while let (number, text) = lines.popFirst() {
      switch request(text, number) {
      case .success(let request):
        client?.send(text: request.serialized())
        if expectsAnswer(request) { return }
      case .failure(let error):
        Tool.complain("Line \(number) is not JSON: \(error.description).")
        fail()
        if isFinished { return }
      }
    }
    isReady = true
    if isInputComplete { finish() }
  }

  private func request(_ line: [UInt8], _ number: Int) -> Result<JSONValue, JSONSyntaxError> {
    do {
      var request = try JSONValue(parsing: line)
      if case .object(var object) = request, object["id"] == nil {
        object["id"] = .number(.init(number))
        request = .object(object)
      }
      return .success(request)
    } catch {
      return .failure(error)
    }
  }

  /// A batch of notifications alone gets no answer; every single request here has an id.
  private func expectsAnswer(_ request: JSONValue) -> Bool {
    guard case .array(let requests) = request else { return true }
    return requests.isEmpty || requests.contains { $0["id"] != nil || $0["method"] == nil }
  }

  private func fail() {
    status = .failure
    if !keepsGoing { finish() }
  }

  private func end(_ status: Tool.Status, _ sentence: String) {
    if isFinished { return }
    Tool.complain(sentence)
    self.status = status
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
    guard !isFinished, let message = try? JSONValue(parsing: text), message["method"] == nil else {
      return
    }
    Tool.say(message.text)
    if Self.isError(message) { fail() }
    if !isFinished { sendNext() }
  }

  private static func isError(_ answer: JSONValue) -> Bool {
    if case .array(let answers) = answer { return answers.contains { $0["error"] != nil } }
    return answer["error"] != nil
  }

  func closed(_ client: Client, code: UInt16, reason: String) {
    let because = reason.isEmpty ? "" : " (\(reason))"
    end(.failure, "The server closed the connection with code \(code)\(because).")
  }

  func failed(_ client: Client, message: String) {
    let place = "\(client.url.host), port \(client.url.port)"
    end(.failure, "There is no connection to \(place): \(message).")
  }
}

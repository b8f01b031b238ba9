import OrderedJSON
import Serving
import Transport
import WireProtocol

/// A connection that asks a server about its sessions, one request after the other.
@MainActor
final class RemoteSessions {
  private let loop: EventLoop
  private var requests: [(method: String, params: JSONObject)]
  private let list: SessionList
  private var client: Client?
  private var status = Tool.Status.success
  private var isFinished = false

  init(loop: EventLoop, requests: [(String, JSONObject)], print list: SessionList) {
    self.loop = loop
    self.requests = requests
    self.list = list
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

  private func sendNext() {
    guard let request = requests.first else { return finish() }
    let message: JSONValue = [
      "id": 1, "method": .string(request.method), "params": .object(request.params),
    ]
    client?.send(text: message.serialized())
  }

  private func handle(_ result: JSONValue) {
    let request = requests.removeFirst()
    guard let sessions = result["sessions"]?.arrayValue else {
      Tool.say(result.text)
      return sendNext()
    }
    list.print(sessions.filter { !isOnlyVisited($0) })
    if let last = sessions.last?["name"], sessions.count == Catalogue.maxSessionPage {
      var params = request.params
      params["after"] = last
      requests.append((request.method, params))
    }
    sendNext()
  }

  /// The session that is asked is there because it is asked.
  private func isOnlyVisited(_ session: JSONValue) -> Bool {
    session["revision"]?.intValue == 0 && session["connections"]?.intValue == 1
      && session["name"]?.stringValue == "main"
  }

  private func fail(_ sentence: String) {
    if isFinished { return }
    Tool.complain(sentence)
    status = .failure
    finish()
  }

  private func finish() {
    if isFinished { return }
    isFinished = true
    client?.close(1000, "done")
    loop.stop()
  }
}

extension RemoteSessions: @MainActor ClientHandler {
  func opened(_ client: Client) { sendNext() }

  func received(_ client: Client, text: borrowing Span<UInt8>) {
    guard !isFinished, let message = try? JSONValue(parsing: text, limits: Script.answerLimits),
      message["method"] == nil
    else { return }
    if let error = message["error"] {
      return fail(error["message"]?.stringValue?.string ?? "It was refused.")
    }
    if let result = message["result"] { handle(result) }
  }

  func closed(_ client: Client, code: UInt16, reason: String) {
    fail("The server closed the connection with code \(code) (\(reason)).")
  }

  func failed(_ client: Client, message: String) {
    fail("Can't connect to \(client.url.host), port \(client.url.port): \(message).")
  }
}

import OrderedJSON
import Sessions
import Transport

/// One exchange with the node where a session lives: the greeting there, which has the state, or
/// the answer to a request.
@MainActor
final class RemoteCall {
  private let request: [UInt8]?
  private var isSent = false
  private var client: Client?
  private var done: Answer?

  typealias Answer = @MainActor (Outcome) -> Void

  enum Outcome {
    /// The node's message.
    case answered([UInt8])
    /// It has not received the request, and will not.
    case unreached
    /// It may have done what was asked, or may do it.
    case unknown
  }

  /// Seconds until nothing is waited for any more.
  private static let timeout = 5.0

  /// - Parameter request: nil for the greeting.
  init(
    _ request: [UInt8]? = nil, as parameters: ConnectParameters, at url: WebSocketURL,
    showing pass: (name: String, value: String), on loop: EventLoop, _ done: @escaping Answer
  ) {
    (self.request, self.done) = (request, done)
    let client = Client(
      loop: loop, url: url, subprotocol: Service.subprotocol, headers: [pass], handler: self)
    self.client = client
    client.connect()
    loop.schedule(after: Self.timeout) { [weak self] in self?.fail() }
  }

  private func fail() { finish(isSent ? .unknown : .unreached) }

  private func finish(_ outcome: Outcome) {
    let (done, client) = (self.done, self.client)
    (self.done, self.client) = (nil, nil)
    done?(outcome)
    client.map(close)
  }

  private func close(_ client: Client) { client.close(CloseCode.goingAway, "thank you") }
}

extension RemoteCall: @MainActor ClientHandler {
  func opened(_ client: Client) {
    // It is too late: no one waits any more.
    if done == nil { close(client) }
  }

  func received(_ client: Client, text: borrowing Span<UInt8>) {
    if done == nil { return close(client) }
    if let request, !isSent {
      isSent = true
      client.connection?.send(text: request.span)
      return
    }
    // A notification is not an answer.
    if isSent, (try? JSONValue(parsing: text))?["method"] != nil { return }
    var message: [UInt8] = []
    message.append(copying: text)
    finish(.answered(message))
  }

  func closed(_ client: Client, code: UInt16, reason: String) { fail() }

  func failed(_ client: Client, message: String) { fail() }
}

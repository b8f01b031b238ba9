import OrderedJSON
import Sessions
import Transport

/// One word with the node where a session lives: the greeting there, which has the state, or the answer
/// to a request.
@MainActor
final class RemoteCall {
  /// The message; nil where the node could not be reached, or has said nothing in time.
  typealias Answer = @MainActor (_ message: [UInt8]?) -> Void

  private let request: [UInt8]?
  private var isGreeted = false
  private var client: Client?
  private var done: Answer?

  /// Seconds until nothing is waited for any more.
  private static let patience = 5.0

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
    loop.schedule(after: Self.patience) { [weak self] in self?.end(nil) }
  }

  private func end(_ message: [UInt8]?) {
    let (done, client) = (self.done, self.client)
    (self.done, self.client) = (nil, nil)
    done?(message)
    client?.close(CloseCode.goingAway, "thank you")
  }
}

extension RemoteCall: @MainActor ClientHandler {
  func opened(_ client: Client) {}

  func received(_ client: Client, text: borrowing Span<UInt8>) {
    let isGreeting = !isGreeted
    isGreeted = true
    if isGreeting, let request {
      client.connection?.send(text: request.span)
      return
    }
    // What is told besides is no answer.
    if !isGreeting, (try? JSONValue(parsing: text))?["method"] != nil { return }
    var message: [UInt8] = []
    message.append(copying: text)
    end(message)
  }

  func closed(_ client: Client, code: UInt16, reason: String) { end(nil) }

  func failed(_ client: Client, message: String) { end(nil) }
}

import OrderedJSON
import Sessions
import Transport

/// The state of a session that lives on another node, asked for once: the greeting there has it.
@MainActor
final class RemoteState {
  /// The greeting's parameters; nil where the node could not be reached.
  typealias Answer = @MainActor (JSONValue?) -> Void
  private var client: Client?
  private var done: Answer?

  init(
    of parameters: ConnectParameters, at url: WebSocketURL,
    showing pass: (name: String, value: String), on loop: EventLoop, _ done: @escaping Answer
  ) {
    self.done = done
    let client = Client(
      loop: loop, url: url, subprotocol: Service.subprotocol, headers: [pass], handler: self)
    self.client = client
    client.connect()
  }

  private func end(_ answer: JSONValue?) {
    let done = self.done
    self.done = nil
    client = nil
    done?(answer)
  }
}

extension RemoteState: @MainActor ClientHandler {
  func opened(_ client: Client) {}

  func received(_ client: Client, text: borrowing Span<UInt8>) {
    let greeting = try? JSONValue(parsing: text)
    end(greeting?["params"])
    client.close(CloseCode.goingAway, "thank you")
  }

  func closed(_ client: Client, code: UInt16, reason: String) { end(nil) }

  func failed(_ client: Client, message: String) { end(nil) }
}

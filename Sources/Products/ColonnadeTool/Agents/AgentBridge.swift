import AgentProtocol
import OrderedJSON
import Platform
import Serving
import Transport

/// A client of the Model Context Protocol on one side, a session on the other.
@MainActor
final class AgentBridge {
  /// The seconds that pending answers get after the input ends.
  private static let answerTimeout = 5.0
  /// The seconds after a failure in which further calls do not try again.
  private static let retryDelay = 0.3

  private let loop: EventLoop
  private let writer: MessageWriter
  private let address: SessionAddress
  /// Ends the loop, by what runs on it.
  private let stop: () -> Void
  private var conversation: Conversation
  private var client: Client?
  /// The reason that there is no connection, as long as none is tried.
  private var failure: String?
  private var isInputComplete = false
  private var isFinished = false

  /// - Parameter output: the output for messages only.
  init(
    to address: SessionAddress, on loop: EventLoop, output: Descriptor, stop: @escaping () -> Void
  ) {
    self.loop = loop
    self.address = address
    self.stop = stop
    conversation = Conversation(dashboard: address.dashboard)
    let remote = loop.remote
    let ending = Ending()
    writer = MessageWriter(output) {
      remote.perform { MainActor.assumeIsolated { ending.bridge?.finish() } }
    }
    ending.bridge = self
  }

  /// The object that the writer notifies when there is no longer a reader.
  @MainActor
  private final class Ending {
    weak var bridge: AgentBridge?
  }

  func start() throws {
    try MessageReader.start(on: loop.remote) { [self] event, permit in
      handle(event)
      writer.afterAll { permit.release() }
    }
  }

  /// After the loop has ended.
  func flush() { writer.flush(within: 1) }

  private func handle(_ event: MessageReader.Event) {
    if isFinished { return }
    switch event {
    case .line(let line): perform(conversation.receive(line: line))
    case .end:
      isInputComplete = true
      perform(conversation.endOfInput())
      loop.schedule(after: Self.answerTimeout) { [weak self] in self?.finish() }
    }
    finishIfDone()
  }

  private func perform(_ effects: [Conversation.Effect]) {
    for effect in effects {
      switch effect {
      case .write(let message): writer.write(message)
      case .notify(let message): writer.write(message, mayBeLeftOut: true)
      case .send(let request): client?.send(text: request.serialized())
      case .connect: connect()
      case .wake(let seconds, let id):
        loop.schedule(after: seconds) { [weak self] in
          guard let self, !isFinished else { return }
          perform(conversation.woken(id))
        }
      }
    }
  }

  private func finishIfDone() {
    if isInputComplete && !conversation.owesAnswers { finish() }
  }

  private func finish() {
    if isFinished { return }
    isFinished = true
    client?.close(1000, "done")
    stop()
  }

  private func connect() {
    if let failure { return connectionLost(failure) }
    let client = Client(
      loop: loop, url: address.url, subprotocol: Service.subprotocol, headers: address.headers,
      handler: self)
    self.client = client
    client.connect()
  }

  private func connectionLost(_ sentence: String) {
    client = nil
    perform(conversation.lost(sentence))
    finishIfDone()
  }

  /// A server that is away, or refuses connections, is not asked by each of many calls.
  private func connectionLost(_ client: Client, _ sentence: String) {
    guard client === self.client, !isFinished else { return }
    if !conversation.hasSession {
      failure = sentence
      loop.schedule(after: Self.retryDelay) { [weak self] in self?.failure = nil }
    }
    connectionLost(sentence)
  }
}

extension AgentBridge: @MainActor ClientHandler {
  /// The first message is the server's.
  func opened(_ client: Client) {}

  func received(_ client: Client, text: borrowing Span<UInt8>) {
    guard !isFinished, client === self.client,
      let message = try? JSONValue(parsing: text, limits: Script.answerLimits)
    else { return }
    perform(conversation.receive(message: message))
    finishIfDone()
  }

  func closed(_ client: Client, code: UInt16, reason: String) {
    if code == 1006 {
      return connectionLost(
        client, "The connection to \(client.url.host), port \(client.url.port), was cut.")
    }
    let because = reason.isEmpty ? "" : " (\(reason))"
    connectionLost(client, "The server closed the connection with code \(code)\(because).")
  }

  func failed(_ client: Client, message: String) {
    connectionLost(
      client,
      "Can't connect to \(client.url.host), port \(client.url.port): \(message).")
  }
}

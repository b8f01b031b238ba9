import AppResources
import NavigationCore
import OrderedJSON
import Sandbox
import SessionRecords
import Sessions
import Testing
import Transport

@testable import Serving

/// A gateway with sinks instead of sockets; its turns end when a test says so.
@MainActor
final class Stage {
  let loop: EventLoop
  let hub: SessionHub
  let gateway: Gateway
  private var lastID: UInt64 = 0
  /// Microseconds; time passes when a test says so.
  var now: Int64 = 0
  /// The microseconds that pass each time that the gateway reads the clock.
  var pace: Int64 = 0

  /// - Parameters:
  ///   - readerBytes: The limit of what sessions keep for slow clients.
  ///   - memory: The budget, in bytes.
  init(
    store: (any SessionStore)? = nil, token: Token? = nil, readerBytes: Int? = nil,
    memory: Int = 1 << 30, maxSessions: Int = 100
  ) throws {
    loop = try EventLoop(servesMainQueue: false)
    hub = SessionHub(
      .init(
        scenes: [SceneEntry(.sandbox())], maxDepth: 1_000, maxSessions: maxSessions, memory: memory),
      store: store ?? MemoryStore(), maxReaderBytes: readerBytes ?? 256 << 20)
    gateway = Gateway(
      hub: hub,
      routes: Routes(
        files: StaticFiles(), reference: StaticFiles(), symbols: SymbolPictures(),
        assets: AssetPictures(.ofApp), documentation: try DocumentationSite()),
      gate: token.map(TokenGate.init), loop: loop, log: Log(level: .error, format: .text))
    gateway.scheduler.clock = { [unowned self] in
      now += pace
      return now
    }
    gateway.delivery.clock = gateway.scheduler.clock
  }

  func parameters(
    _ client: String, session: String = "main", watch: ConnectParameters.Watch = .patch,
    bookmark: Session.Bookmark? = nil, isCompact: Bool = false, wantsPresence: Bool = false
  ) -> ConnectParameters {
    ConnectParameters(
      session: session, client: client, watch: watch, scene: nil, unknownTypes: .keep,
      bookmark: bookmark, address: "127.0.0.1", isCompact: isCompact,
      wantsPresence: wantsPresence)
  }

  func sink() -> RecordingSink {
    lastID += 1
    return RecordingSink(lastID)
  }

  /// Connects a client; its `hello` leaves when the turn ends.
  func connect(
    _ client: String, session: String = "main", watch: ConnectParameters.Watch = .patch,
    bookmark: Session.Bookmark? = nil, isCompact: Bool = false, wantsPresence: Bool = false
  ) throws -> Client {
    let parameters = parameters(
      client, session: session, watch: watch, bookmark: bookmark, isCompact: isCompact,
      wantsPresence: wantsPresence)
    let subscriber = try gateway.admission.subscriber(for: parameters)
    let sink = sink()
    sink.context = subscriber
    gateway.admission.greet(subscriber, on: sink)
    return Client(sink: sink, subscriber: subscriber, gateway: gateway)
  }

  func endTurn() {
    gateway.endTurn()
    gateway.delivery.memory.measureTurn()
  }

  /// Uses up the time that this turn has for requests.
  func useUpTurn() {
    gateway.scheduler.turn.startRequest(at: now)
    now += Int64(TurnBudget.milliseconds) * 1_000
    _ = gateway.scheduler.turn.endRequest(at: now)
  }
}

import Foundation
import Synchronization

@testable import Transport

/// A handler made of closures, which echoes text by default.
final class TestHandler: ServerHandler {
  var onUpgrade: (UpgradeRequest) -> UpgradeDecision = { _ in .accept(context: nil) }
  var onRequest: (HTTPRequest) -> HTTPResponse = { request in
    .json(Array("{\"path\":\"\(request.path)\"}".utf8))
  }
  var onLongRequest: ((_ done: @escaping (HTTPResponse) -> Void) -> Void)?
  var onOpen: (Connection) -> Void = { _ in }
  var onText: (Connection, [UInt8]) -> Void = { $0.send(text: $1) }
  var onWritable: (Connection) -> Void = { _ in }
  var onClose: (Connection) -> Void = { _ in }
  var onRefused: (String?, String) -> Void = { _, _ in }
  var connections: [Connection] = []

  func decide(upgrade: UpgradeRequest) -> UpgradeDecision { onUpgrade(upgrade) }
  func respond(to request: HTTPRequest) -> HTTPAnswer {
    onLongRequest.map { .later($0) } ?? .now(onRequest(request))
  }
  func refused(_ address: String?, _ code: String) { onRefused(address, code) }
  func opened(_ connection: Connection) {
    connections.append(connection)
    onOpen(connection)
  }
  func received(_ connection: Connection, text: borrowing Span<UInt8>) {
    var bytes: [UInt8] = []
    for index in text.indices { bytes.append(text[index]) }
    onText(connection, bytes)
  }
  func writable(_ connection: Connection) { onWritable(connection) }
  func closed(_ connection: Connection) {
    connections.removeAll { $0 === connection }
    onClose(connection)
  }
}

/// A server on a loop and a thread of its own, stopped when it is released.
final class LiveServer: Sendable {
  /// Only to be used on the loop's thread.
  struct Stage {
    let loop: EventLoop
    let server: Server
    let handler: TestHandler
  }

  private final class Shared: @unchecked Sendable {
    let lock = NSCondition()
    var stage: Stage?
    var error: TransportError?
    var port = 0
    var remote: LoopRemote?
    var isEnded = false
  }

  private let shared: Shared
  let port: Int
  let remote: LoopRemote

  init(
    subprotocols: [Subprotocol] = [Subprotocol("test.v1")],
    configure: @escaping @Sendable (inout ServerConfiguration) -> Void = { _ in },
    prepare: @escaping @Sendable (TestHandler, EventLoop) -> Void = { _, _ in }
  ) throws {
    let shared = Shared()
    let thread = Thread {
      Self.run(shared, subprotocols, configure, prepare)
    }
    thread.stackSize = 1 << 20
    thread.start()
    shared.lock.lock()
    while shared.remote == nil && shared.error == nil { shared.lock.wait() }
    shared.lock.unlock()
    if let error = shared.error { throw error }
    guard let remote = shared.remote else { throw TransportError.serverUnavailable }
    self.shared = shared
    self.remote = remote
    port = shared.port
  }

  private static func run(
    _ shared: Shared, _ subprotocols: [Subprotocol],
    _ configure: (inout ServerConfiguration) -> Void, _ prepare: (TestHandler, EventLoop) -> Void
  ) {
    defer {
      shared.lock.lock()
      shared.isEnded = true
      shared.stage = nil
      shared.lock.broadcast()
      shared.lock.unlock()
    }
    do throws(TransportError) {
      let loop = try EventLoop(servesMainQueue: false)
      var configuration = ServerConfiguration(subprotocols: subprotocols)
      configure(&configuration)
      let handler = TestHandler()
      prepare(handler, loop)
      let server = try Server(loop: loop, configuration: configuration, handler: handler)
      try server.start()
      shared.lock.lock()
      shared.stage = Stage(loop: loop, server: server, handler: handler)
      shared.port = server.port
      shared.remote = loop.remote
      shared.lock.broadcast()
      shared.lock.unlock()
      loop.run()
    } catch {
      shared.lock.lock()
      shared.error = error
      shared.lock.broadcast()
      shared.lock.unlock()
    }
  }

  /// Runs `body` on the loop's thread and waits for its result.
  func onLoop<R: Sendable>(_ body: @escaping @Sendable (Stage) -> R) -> R {
    let result = Mutex<R?>(nil)
    let done = DispatchSemaphore(value: 0)
    let shared = shared
    remote.perform {
      if let stage = shared.stage {
        let value = body(stage)
        result.withLock { $0 = value }
      }
      done.signal()
    }
    done.wait()
    guard let value = result.withLock({ $0 }) else { preconditionFailure("the loop has stopped") }
    return value
  }

  var counters: ServerCounters { onLoop { $0.server.counters } }

  /// Waits until `condition` holds on the loop's thread.
  func eventually(
    within seconds: Double = 10, _ condition: @escaping @Sendable (Stage) -> Bool
  ) -> Bool {
    waitUntil(within: seconds) { self.onLoop(condition) }
  }

  /// Waits until `run` has returned by itself.
  func hasEnded(within seconds: Double = 10) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    shared.lock.lock()
    defer { shared.lock.unlock() }
    while !shared.isEnded && shared.lock.wait(until: deadline) {}
    return shared.isEnded
  }

  deinit {
    let shared = shared
    remote.perform { shared.stage?.loop.stop() }
    shared.lock.lock()
    while !shared.isEnded { shared.lock.wait() }
    shared.lock.unlock()
  }
}

/// Waits for a condition with a deadline, looking again every millisecond.
func waitUntil(within seconds: Double, _ condition: () -> Bool) -> Bool {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while Date() < deadline {
    if condition() { return true }
    usleep(1000)
  }
  return condition()
}

import Foundation
import Testing

@testable import Transport

/// `readerSeconds` and `pingSeconds` are fractions of a second; expected events come much sooner
/// than the tests time out.
@Suite struct `The patience with a reader` {
  private static let size = 6_000_000

  private static func server() throws -> LiveServer {
    try LiveServer {
      $0.limits.pingSeconds = 0.1
      $0.limits.readerSeconds = 2
      $0.limits.unsentBytes = 1 << 30
    } prepare: { handler, _ in
      let body = [UInt8](repeating: UInt8(ascii: "b"), count: size)
      handler.onOpen = { $0.send(text: body) }
      handler.onRequest = { request in
        request.path == "/large" ? .json(body) : .json(Array("small".utf8))
      }
    }
  }

  /// Reads a little again and again, for twice as long as a reader may pause.
  private func trickle(_ socket: RawSocket) -> Bool {
    for step in 1...130 {
      if !socket.receive(until: { $0.count >= step * 10_000 }) || socket.isAtEnd { return false }
      usleep(30_000)
    }
    return true
  }

  @Test func `ends when nothing is read, over WebSocket and HTTP`() throws {
    let server = try Self.server()
    let readers = try (0..<2).map { _ in try RawWebSocket(port: server.port, receiveBuffer: 4096) }
    let asker = try RawSocket(port: server.port, receiveBuffer: 4096)
    try asker.send(get("/large", port: server.port))
    #expect(server.eventually { $0.server.counters.requests == 1 })
    #expect(server.eventually { $0.server.counters.sockets == 0 })
    #expect(server.onLoop { $0.server.exchanges.count } == 0)
    #expect(server.onLoop { $0.loop.heldBytes } == 0)
    for reader in readers { #expect(reader.socket.isClosedByServer()) }
  }

  @Test func `lasts as long as something is read, and pings do not end it`() throws {
    let server = try Self.server()
    let reader = try RawWebSocket(port: server.port, receiveBuffer: 4096)
    #expect(trickle(reader.socket))
    #expect(reader.next(within: 30)?.payload.count == Self.size)
  }

  @Test func `lasts over HTTP, too, and the next request is answered afterwards`() throws {
    let server = try Self.server()
    let asker = try RawSocket(port: server.port, receiveBuffer: 4096)
    try asker.send(
      get("/large", port: server.port) + get("/small", port: server.port))
    #expect(trickle(asker))
    let large = try asker.response()
    #expect(large.body.count == Self.size)
    #expect(try asker.response().text == "small")
    try asker.send(get("/small", port: server.port))
    #expect(try asker.response().text == "small")
  }
}

@Suite struct `Bytes in pieces` {
  private final class Owner {}

  @Test func `shared pieces stay uncopied between others`() {
    var pool = BufferPool()
    var outbox = Outbox()
    let text = [UInt8](repeating: 7, count: 100_000)
    let owner = Owner()
    outbox.append(frames: [1, 2], pool: &pool)
    outbox.append(shared: text, of: owner)
    outbox.append(frames: [3], pool: &pool)
    outbox.append(frames: [4], pool: &pool)
    #expect(outbox.count == 100_004)
    #expect(outbox.ownCount == 4)
    var sent: [UInt8] = []
    while !outbox.isEmpty {
      let count = min(outbox.bytes.count - outbox.start, 65_536)
      sent += outbox.bytes[outbox.start..<outbox.start + count]
      outbox.consume(count, pool: &pool)
    }
    #expect(sent == [1, 2] + text + [3, 4])
    #expect(outbox.count == 0 && outbox.ownCount == 0)
  }

  @Test func `an owner is released once its bytes are sent`() {
    var pool = BufferPool()
    var outbox = Outbox()
    weak var seen: Owner?
    do {
      let owner = Owner()
      seen = owner
      outbox.append(shared: [1, 2, 3], of: owner)
    }
    #expect(seen != nil)
    outbox.consume(3, pool: &pool)
    #expect(seen == nil)
  }
}

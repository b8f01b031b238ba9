import Foundation
import Synchronization
import Testing

@testable import Transport

/// Connections that come, and ask for nothing.
@Suite struct AcceptingTests {
  private func isServed(_ socket: RawSocket, port: Int) throws -> Bool {
    try socket.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    return try socket.response().status == 200
  }

  @Test func `a silent connection makes room for one that asks for something`() throws {
    let shared = Shared()
    let server = try LiveServer {
      $0.limits.connections = 16
    } prepare: { handler, _ in
      handler.onRefused = { _, code in shared.codes.withLock { $0.append(code) } }
    }
    let talking = try RawSocket(port: server.port)
    #expect(try isServed(talking, port: server.port))
    var silent = try (0..<8).map { _ in try RawSocket(port: server.port) }
    for number in 0..<4 {
      #expect(try isServed(RawSocket(port: server.port), port: server.port))
      #expect(silent[number].isClosedByServer(within: 5))
      silent.append(try RawSocket(port: server.port))
    }
    #expect(try silent[4...].allSatisfy { try isServed($0, port: server.port) })
    #expect(try isServed(talking, port: server.port))
    #expect(shared.codes.withLock { $0 } == Array(repeating: "no_request", count: 4))
  }

  @Test func `connections that are gone before they are accepted take nothing`() throws {
    let server = try LiveServer()
    // The loop accepts none of them while it makes them itself.
    server.onLoop { stage in
      for _ in 0..<100 { try? RawSocket(port: stage.server.port).reset() }
    }
    let wasAccepted = server.onLoop { $0.server.sockets.accepted.socket.descriptor >= 0 }
    #expect(!wasAccepted)
    let socket = try RawSocket(port: server.port)
    #expect(try isServed(socket, port: server.port))
    #expect(server.counters.sockets == 1)
  }

  @Test func `many that come and go leave those that stay in their order`() throws {
    let server = try LiveServer { $0.limits.connections = 8 }
    let first = try RawSocket(port: server.port)
    for _ in 0..<300 { #expect(try isServed(RawSocket(port: server.port), port: server.port)) }
    let others = try (0..<4).map { _ in try RawSocket(port: server.port) }
    // Long before a silent connection is closed for its silence alone.
    #expect(first.isClosedByServer(within: 3))
    #expect(try others.allSatisfy { try isServed($0, port: server.port) })
  }

  @Test func `nothing listens any more when the loop has ended`() throws {
    let server = try LiveServer()
    let port = server.port
    server.onLoop { stage in
      // The server's object lives on.
      let kept = stage.server
      stage.handler.onOpen = { _ in _ = kept }
      stage.loop.stop()
    }
    #expect(server.hasEnded())
    #expect(throws: RawSocket.Failure.self) { try RawSocket(port: port) }
    let next = try LiveServer { $0.port = port }
    #expect(next.port == port)
  }

  /// The closures of the handler run on the loop's thread.
  private final class Shared: Sendable {
    let codes = Mutex<[String]>([])
  }
}

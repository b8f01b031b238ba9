import Foundation
import Testing

@testable import Transport

@Suite struct `Closing` {
  @Test(arguments: [1000, 1001, 3000, 4000, 4999] as [UInt16])
  func `by the client is answered with its own code`(code: UInt16) throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    try client.sendClose(code)
    #expect(client.next()?.closeCode == Int(code))
    #expect(client.socket.isClosedByServer())
    #expect(server.eventually { $0.server.counters.connections == 0 })
  }

  @Test(
    arguments: [
      [0x03], [0x13, 0x88], [0xFF, 0xFF], [0x00, 0x00], [0x03, 0xED], [0x07, 0xD0],
    ] as [[UInt8]])
  func `by the client with a forbidden code is answered with 1002`(payload: [UInt8]) throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    try client.send(8, payload)
    #expect(client.next()?.closeCode == 1002)
  }

  @Test func `by the client without a code is answered`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    try client.send(8, [])
    #expect(client.next()?.opcode == 8)
    #expect(client.socket.isClosedByServer())
  }

  @Test func `comes after the answers to what came in the same packet`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    let close = RawWebSocket.frame(8, [0x03, 0xE8])
    try client.socket.send(RawWebSocket.frame(1, Array("last".utf8)) + close)
    #expect(client.nextText() == "last")
    #expect(client.next()?.closeCode == 1000)
  }

  @Test func `by the handler sends queued messages, then code and reason`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      handler.onText = { connection, text in
        connection.send(text: text)
        connection.close(4501, "not authorised")
        connection.send(text: Array("too late".utf8))
      }
    }
    let client = try RawWebSocket(port: server.port)
    try client.send("one")
    #expect(client.nextText() == "one")
    let close = client.next()
    #expect(close?.closeCode == 4501)
    #expect(
      close.map { String(decoding: $0.payload.dropFirst(2), as: UTF8.self) } == "not authorised")
    try client.sendClose(4501)
    #expect(client.socket.isClosedByServer())
    #expect(server.eventually { $0.handler.connections.isEmpty })
  }

  @Test func `while the client goes on sending still delivers the code`() throws {
    let server = try LiveServer { $0.limits.messageBytes = 100 }
    let client = try RawWebSocket(port: server.port)
    let flood = RawWebSocket.frame(1, [UInt8](repeating: 65, count: 101))
    try client.socket.send([[UInt8]](repeating: flood, count: 500).flatMap { $0 })
    #expect(try client.nextClose() == 1009)
  }

  @Test func `by cutting the connection is noticed`() throws {
    let server = try LiveServer()
    var client: RawWebSocket? = try RawWebSocket(port: server.port)
    #expect(server.eventually { $0.server.counters.connections == 1 })
    #expect(client != nil)
    client = nil
    #expect(server.eventually { $0.server.counters.sockets == 0 })
    #expect(server.counters.connections == 0)
  }

  @Test func `by half still delivers the answers`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    try client.send("question")
    client.socket.finishSending()
    #expect(client.nextText() == "question")
    #expect(server.eventually { $0.server.counters.connections == 0 })
  }

  @Test func `a client that never answers the close frame is cut`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      handler.onText = { connection, _ in connection.close(1000, "") }
    }
    let client = try RawWebSocket(port: server.port)
    try client.send("bye")
    #expect(client.next()?.closeCode == 1000)
    #expect(client.socket.isClosedByServer(within: 15))
  }

  @Test func `of the server reaches every client, and cuts those that do not answer`() throws {
    let server = try LiveServer()
    let clients = try (0..<60).map { _ in try RawWebSocket(port: server.port) }
    server.remote.perform {}
    let drained = DispatchSemaphore(value: 0)
    server.onLoop { stage in
      stage.server.drain(reason: "restart", within: 2) {
        drained.signal()
        stage.loop.stop()
      }
    }
    for client in clients { #expect(try client.nextClose() == 1001) }
    #expect(drained.wait(timeout: .now() + 10) == .success)
    #expect(server.hasEnded())
  }

  @Test func `of the server lets no one in any more`() throws {
    let server = try LiveServer()
    server.onLoop { $0.server.stopAccepting() }
    #expect(try RawSocket(port: server.port).isClosedByServer())
  }

  @Test func `of the server at once cuts every connection`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    #expect(server.eventually { $0.server.counters.connections == 1 })
    server.onLoop { $0.server.stop() }
    #expect(client.socket.isClosedByServer())
  }
}

import Foundation
import Testing

@testable import Transport

@Suite struct `Messages` {
  private func bytes(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "x"), count: count)
  }

  @Test(arguments: [0, 1, 125, 126, 4080, 4096, 4097, 65_535, 65_536, 262_143, 262_144])
  func `of any allowed size are echoed`(count: Int) throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    try client.send(1, bytes(count))
    #expect(client.next() == .init(opcode: 1, payload: bytes(count)))
  }

  @Test func `over the limit close 1009`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    try client.send(1, bytes(262_145))
    #expect(try client.nextClose() == 1009)
  }

  @Test(arguments: [262_145, 1 << 40, Int.max])
  func `that announce too much close 1009 at their first bytes`(count: Int) throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    try client.socket.send(RawWebSocket.header(1, announcing: count) + [0, 0, 0, 0, 65, 66])
    #expect(try client.nextClose() == 1009)
  }

  @Test func `in fragments are joined, with a pong in between`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    try client.send(1, Array("h".utf8), isFinal: false)
    try client.send(9, Array("are you there".utf8))
    try client.send(0, [], isFinal: false)
    try client.send(0, Array("é".utf8.prefix(1)), isFinal: false)
    #expect(client.next() == .init(opcode: 10, payload: Array("are you there".utf8)))
    try client.send(0, Array("é".utf8.suffix(1)))
    #expect(client.nextText() == "hé")
  }

  @Test func `in fragments too large together close 1009`() throws {
    let server = try LiveServer { $0.limits.messageBytes = 10 }
    let client = try RawWebSocket(port: server.port)
    try client.send(1, bytes(5), isFinal: false)
    try client.send(0, bytes(5))
    #expect(client.next()?.payload.count == 10)
    try client.send(1, bytes(5), isFinal: false)
    try client.send(0, bytes(6))
    #expect(try client.nextClose() == 1009)
  }

  @Test func `have at most 1024 fragments`() throws {
    let server = try LiveServer()
    for (count, isTaken) in [(1023, true), (1024, true), (1025, false)] {
      let client = try RawWebSocket(port: server.port)
      for index in 0..<count {
        try client.send(index == 0 ? 1 : 0, bytes(1), isFinal: index == count - 1)
      }
      if isTaken {
        #expect(client.next()?.payload.count == count)
      } else {
        #expect(try client.nextClose() == 1009)
      }
    }
  }

  @Test func `that come in one packet are answered in order and in one write`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    let packet = (0..<50).flatMap { RawWebSocket.frame(1, Array("message \($0)".utf8)) }
    try client.socket.send(packet)
    for index in 0..<50 { #expect(client.nextText() == "message \(index)") }
    #expect(server.counters.writes == 1)
    #expect(server.counters.messagesIn == 50)
  }

  @Test func `that come with the upgrade are answered`() throws {
    let server = try LiveServer()
    let socket = try RawSocket(port: server.port)
    let upgrade = Array(RawWebSocket.upgrade("/ws", port: server.port).utf8)
    try socket.send(upgrade + RawWebSocket.frame(1, Array("early".utf8)))
    #expect(try socket.response().status == 101)
    socket.receive { $0.count >= 7 }
    #expect(socket.received == [0x81, 5] + Array("early".utf8))
  }

  @Test func `in binary close 1003`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    try client.send(2, [1, 2, 3])
    #expect(try client.nextClose() == 1003)
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF],
    ] as [[UInt8]])
  func `that are not UTF-8 close 1007`(payload: [UInt8]) throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    try client.send(1, payload)
    #expect(try client.nextClose() == 1007)
  }

  @Test func `of the echo subprotocol are echoed as text and as binary`() throws {
    let server = try LiveServer(subprotocols: [
      Subprotocol("test.v1"), Subprotocol("colonnade.echo", use: .echo),
    ])
    let client = try RawWebSocket(port: server.port, subprotocol: "colonnade.echo")
    #expect(client.response["Sec-WebSocket-Protocol"] == "colonnade.echo")
    try client.send(2, [0, 255])
    #expect(client.next() == .init(opcode: 2, payload: [0, 255]))
    try client.send(1, Array("a".utf8), isFinal: false)
    try client.send(0, Array("b".utf8))
    #expect(client.next() == .init(opcode: 1, payload: Array("ab".utf8)))
    #expect(server.onLoop { $0.handler.connections.count } == 0)
  }

  @Test func `are in the negotiated subprotocol`() throws {
    let server = try LiveServer(subprotocols: [Subprotocol("one"), Subprotocol("two")])
    let second = try RawWebSocket(port: server.port, subprotocol: "zero, two")
    #expect(second.response["Sec-WebSocket-Protocol"] == "two")
    let none = try RawWebSocket(port: server.port)
    #expect(none.response["Sec-WebSocket-Protocol"] == nil)
    let names = server.onLoop { $0.handler.connections.map(\.subprotocol).sorted() }
    #expect(names == ["one", "two"])
  }
}

import Platform
import Testing

@testable import Transport

@Suite struct `Frames that are sent at once` {
  private func frame(_ text: String) -> [UInt8] {
    var frame: [UInt8] = []
    WebSocketFrame.append(.text, payload: Array(text.utf8).span, to: &frame)
    return frame
  }

  @Test func `go out before the turn ends, unless something is queued`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    #expect(server.eventually { $0.handler.connections.count == 1 })
    let frames = ["a", "b", "c", "d"].map(frame)
    let queued = server.onLoop { stage in
      let connection = stage.handler.connections[0]
      var queued: [Int] = []
      connection.sendAtOnce(frames: frames[0])
      queued.append(connection.unsentBytes)
      connection.send(frames: frames[1])
      connection.sendAtOnce(frames: frames[2])
      queued.append(connection.unsentBytes)
      connection.send(frames: frames[3])
      return queued
    }
    #expect(queued == [0, 6])
    #expect((1...4).map { _ in client.nextText() } == ["a", "b", "c", "d"])
    #expect(server.counters.writes == 2)
  }

  @Test func `wait in order if the socket is full`() throws {
    let server = try LiveServer { $0.limits.unsentBytes = 1 << 30 }
    let client = try RawWebSocket(port: server.port, receiveBuffer: 4096)
    #expect(server.eventually { $0.handler.connections.count == 1 })
    let texts = (0..<2_000).map { "\($0) " + String(repeating: "x", count: 10_000) }
    let frames = texts.map(frame)
    server.onLoop { stage in
      for frame in frames { stage.handler.connections[0].sendAtOnce(frames: frame) }
    }
    #expect(server.eventually { !$0.handler.connections[0].isWritable })
    for text in texts { #expect(client.nextText(within: 30) == text) }
    #expect(server.eventually { $0.handler.connections[0].isWritable })
    #expect(server.onLoop { $0.handler.connections[0].heldBytes } == 0)
  }

  @Test func `are written in pieces if they are many, and dropped without a client`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    #expect(server.eventually { $0.handler.connections.count == 1 })
    let large = frame(String(repeating: "x", count: 100_000))
    server.onLoop { $0.handler.connections[0].sendAtOnce(frames: large) }
    #expect(client.next()?.payload.count == 100_000)
    #expect(server.counters.writes == 2)
    // Used only on its loop.
    let connection = server.onLoop { UncheckedSendable($0.handler.connections[0]) }
    try client.sendClose(1000)
    #expect(server.eventually { $0.handler.connections.isEmpty || !connection.value.isOpen })
    let small = frame("x")
    server.onLoop { _ in connection.value.sendAtOnce(frames: small) }
    #expect(server.onLoop { _ in connection.value.unsentBytes } == 0)
  }
}

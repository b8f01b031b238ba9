import Foundation
import Synchronization
import Testing

@testable import Transport

@Suite struct `A slow reader` {
  private func bytes(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "x"), count: count)
  }

  /// A server that answers each message with 10,000 bytes.
  private func generous() throws -> LiveServer {
    try LiveServer { _ in
    } prepare: { handler, _ in
      let answer = [UInt8](repeating: UInt8(ascii: "a"), count: 10_000)
      handler.onText = { connection, _ in connection.send(text: answer) }
    }
  }

  @Test func `is not read while much is unsent, and misses nothing`() throws {
    let server = try generous()
    let client = try RawWebSocket(port: server.port, receiveBuffer: 4096)
    let question = RawWebSocket.frame(1, Array("?".utf8))
    let count = 3000
    client.socket.sendInBackground([[UInt8]](repeating: question, count: count).flatMap { $0 })
    #expect(
      server.eventually {
        let connection = $0.handler.connections[0]
        return connection.unsentBytes > 0 && !connection.reading.pauses.isEmpty
      })
    let unsent = server.onLoop { $0.handler.connections[0].unsentBytes }
    #expect(unsent < 65_536 + 10_004 + Connection.maxWriteBytes)
    #expect(server.counters.messagesIn < count)

    let other = try RawWebSocket(port: server.port)
    try other.send("?")
    #expect(other.next()?.payload.count == 10_000)

    for _ in 0..<count { #expect(client.next()?.payload.count == 10_000) }
    #expect(server.counters.messagesIn == count + 1)
  }

  @Test func `is notified when there is room again`() throws {
    let server = try LiveServer {
      $0.limits.unsentBytes = 1 << 30
    } prepare: { handler, _ in
      handler.onWritable = { connection in connection.send(text: Array("more".utf8)) }
    }
    let client = try RawWebSocket(port: server.port, receiveBuffer: 4096)
    #expect(server.eventually { $0.handler.connections.count == 1 })
    let size = 8_000_000
    server.onLoop { [bytes] in $0.handler.connections[0].send(text: bytes(size)) }
    #expect(server.eventually { !$0.handler.connections[0].isWritable })
    #expect(client.next(within: 30)?.payload.count == size)
    #expect(client.nextText() == "more")
    #expect(server.eventually { $0.handler.connections[0].isWritable })
    #expect(server.onLoop { $0.handler.connections[0].unsentBytes } == 0)
  }

  @Test func `gets pongs between frames`() throws {
    let server = try LiveServer { $0.limits.unsentBytes = 1 << 30 }
    let client = try RawWebSocket(port: server.port, receiveBuffer: 4096)
    #expect(server.eventually { $0.handler.connections.count == 1 })
    let sizes = [8_000_000, 70_000, 200_000]
    server.onLoop { [bytes] stage in
      for size in sizes { stage.handler.connections[0].send(text: bytes(size)) }
    }
    #expect(server.eventually { !$0.handler.connections[0].isWritable })
    for _ in 0..<3 { try client.send(9, Array("ping".utf8)) }
    var frames: [RawWebSocket.Frame] = []
    while frames.count < 4, let frame = client.next(within: 30) { frames.append(frame) }
    let texts = frames.filter { $0.opcode == 1 }
    #expect(texts.map(\.payload.count) == sizes)
    #expect(texts.allSatisfy { text in text.payload.allSatisfy { $0 == UInt8(ascii: "x") } })
    #expect(frames.contains { $0.opcode == 10 && $0.payload == Array("ping".utf8) })
  }

  @Test func `gets one large message in writes of at most 64 KiB`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    #expect(server.eventually { $0.handler.connections.count == 1 })
    server.onLoop { [bytes] in $0.handler.connections[0].send(text: bytes(1_000_000)) }
    #expect(client.next()?.payload.count == 1_000_000)
    #expect(server.counters.writes == 16)
  }

  @Test func `is closed when even more would have to wait`() throws {
    for (waiting, isClosed) in [(99_999, false), (100_000, false), (100_001, true)] {
      let server = try LiveServer { $0.limits.unsentBytes = 100_000 }
      let client = try RawWebSocket(port: server.port)
      #expect(server.eventually { $0.handler.connections.count == 1 })
      server.onLoop { [bytes] stage in
        let connection = stage.handler.connections[0]
        // The frame's header counts as well: 10 bytes if it is larger than 65,535.
        connection.send(text: bytes(waiting - 10))
        connection.send(text: Array("one more".utf8))
      }
      if isClosed {
        #expect(try client.nextClose() == 4008)
      } else {
        #expect(client.next()?.payload.count == waiting - 10)
        #expect(client.nextText() == "one more")
      }
    }
  }

  @Test func `costs no one else anything`() throws {
    let server = try LiveServer { $0.limits.unsentBytes = 1 << 30 }
    let slow = try RawWebSocket(port: server.port, receiveBuffer: 4096)
    let quick = try RawWebSocket(port: server.port)
    #expect(server.eventually { $0.handler.connections.count == 2 })
    for round in 0..<200 {
      server.onLoop { stage in
        var frames: [UInt8] = []
        let text = "round \(round) " + String(repeating: "x", count: 50_000)
        WebSocketFrame.append(text: Array(text.utf8), to: &frames)
        for connection in stage.handler.connections where connection.isWritable {
          connection.send(frames: frames)
        }
      }
      #expect(quick.nextText()?.hasPrefix("round \(round) ") == true)
    }
    let unsent = server.onLoop { $0.handler.connections[0].unsentBytes }
    #expect(unsent <= 50_020)
    #expect(slow.nextText()?.hasPrefix("round 0 ") == true)
  }
}

@Suite struct `Output` {
  @Test func `of one turn goes out in one write to each connection`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, loop in
      nonisolated(unsafe) var window: [UInt8] = []
      handler.onText = { connection, text in
        connection.send(text: Array("answer".utf8))
        WebSocketFrame.append(text: text, to: &window)
      }
      loop.onTurnEnd { [unowned handler] in
        if window.isEmpty { return }
        for connection in handler.connections { connection.send(frames: window) }
        window = []
      }
    }
    let clients = try (0..<20).map { _ in try RawWebSocket(port: server.port) }
    #expect(server.eventually { $0.handler.connections.count == 20 })
    let before = server.counters.writes
    try clients[0].socket.send((0..<10).flatMap { RawWebSocket.frame(1, Array("\($0)".utf8)) })
    for _ in 0..<10 { #expect(clients[0].nextText() == "answer") }
    for client in clients {
      for index in 0..<10 { #expect(client.nextText() == "\(index)") }
    }
    #expect(server.counters.writes - before == 20)
  }

  @Test func `is written before the next hooks, and their output follows`() throws {
    let unsent = Mutex<[Int]>([])
    let server = try LiveServer { _ in
    } prepare: { handler, loop in
      nonisolated(unsafe) var asked: Connection?
      handler.onText = { connection, _ in
        connection.send(text: Array("answer".utf8))
        asked = connection
      }
      loop.onWritten {
        guard let connection = asked else { return }
        asked = nil
        unsent.withLock { $0.append(connection.unsentBytes) }
        connection.send(text: Array("behind".utf8))
      }
    }
    let client = try RawWebSocket(port: server.port)
    for _ in 0..<10 {
      try client.send("question")
      #expect(client.nextText() == "answer")
      #expect(client.nextText() == "behind")
    }
    #expect(unsent.withLock { $0 } == Array(repeating: 0, count: 10))
  }

  @Test func `to a connection that has just closed goes nowhere`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      nonisolated(unsafe) var kept: [Connection] = []
      handler.onOpen = { kept.append($0) }
      handler.onClose = { connection in
        for each in kept { each.send(text: Array("gone".utf8)) }
        connection.close(1000, "twice")
      }
    }
    for _ in 0..<20 { _ = try RawWebSocket(port: server.port) }
    #expect(server.eventually { $0.server.counters.accepted == 20 })
    #expect(server.eventually { $0.server.counters.connections == 0 })
    let client = try RawWebSocket(port: server.port)
    try client.send("alive")
    #expect(client.nextText() == "alive")
  }
}

@Suite struct `Reading` {
  @Test func `paused delivers nothing, not even what was already read`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      handler.onText = { connection, text in
        connection.send(text: text)
        if text == Array("stop".utf8) { connection.pauseReading() }
      }
    }
    let client = try RawWebSocket(port: server.port)
    let words = ["one", "stop", "two", "stop", "three"]
    try client.socket.send(words.flatMap { RawWebSocket.frame(1, Array($0.utf8)) })
    #expect(client.nextText() == "one")
    #expect(client.nextText() == "stop")
    try client.send("four")
    #expect(server.onLoop { $0.server.counters.messagesIn } == 2)
    server.onLoop { $0.handler.connections[0].resumeReading() }
    #expect(client.nextText() == "two")
    #expect(client.nextText() == "stop")
    #expect(server.onLoop { $0.server.counters.messagesIn } == 4)
    server.onLoop { $0.handler.connections[0].resumeReading() }
    #expect(client.nextText() == "three")
    #expect(client.nextText() == "four")
  }

  @Test func `paused in the middle delivers the rest later, in order`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, loop in
      handler.onText = { connection, text in
        connection.send(text: text)
        connection.pauseReading()
        loop.schedule(after: 0) { connection.resumeReading() }
      }
    }
    let client = try RawWebSocket(port: server.port)
    let texts = (0..<300).map { "\($0) " + String(repeating: "y", count: $0 * 7 % 900) }
    client.socket.sendInBackground(texts.flatMap { RawWebSocket.frame(1, Array($0.utf8)) })
    for text in texts { #expect(client.nextText() == text) }
  }

  @Test func `paused still allows closing a connection`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      handler.onText = { connection, _ in
        connection.pauseReading()
        connection.close(1000, "done")
      }
    }
    let client = try RawWebSocket(port: server.port)
    try client.send("go")
    #expect(try client.nextClose() == 1000)
    #expect(server.eventually(within: 3) { $0.server.counters.sockets == 0 })
  }
}

import Foundation
import Synchronization
import Testing

@testable import Transport

@Suite struct `The event loop` {
  @Test func `runs work from other threads, in order`() throws {
    let server = try LiveServer()
    let seen = Mutex<[Int]>([])
    for index in 0..<1000 { server.remote.perform { seen.withLock { $0.append(index) } } }
    server.onLoop { _ in }
    #expect(seen.withLock { $0 } == Array(0..<1000))
  }

  @Test func `runs timers in the order of their times, and cancelled ones never`() throws {
    let server = try LiveServer()
    let seen = Mutex<[String]>([])
    server.onLoop { stage in
      stage.loop.schedule(after: 0.03) { seen.withLock { $0.append("late") } }
      stage.loop.schedule(after: 0.01) { seen.withLock { $0.append("early") } }
      let cancelled = stage.loop.schedule(after: 0.02) { seen.withLock { $0.append("never") } }
      cancelled.cancel()
      cancelled.cancel()
    }
    #expect(server.eventually { _ in seen.withLock { $0.count } == 2 })
    #expect(seen.withLock { $0 } == ["early", "late"])
  }

  @Test func `accepts a timer set by a timer`() throws {
    let server = try LiveServer()
    let count = Mutex(0)
    @Sendable func again(_ loop: EventLoop) {
      loop.schedule(after: 0) {
        if count.withLock({
          $0 += 1; return $0
        }) < 10 {
          again(loop)
        }
      }
    }
    server.onLoop { again($0.loop) }
    #expect(server.eventually { _ in count.withLock { $0 } == 10 })
  }

  @Test func `handles signals`() throws {
    let server = try LiveServer()
    let heard = Mutex(0)
    server.onLoop { stage in
      stage.loop.onSignal(SIGUSR1) { heard.withLock { $0 += 1 } }
    }
    kill(getpid(), SIGUSR1)
    #expect(server.eventually { _ in heard.withLock { $0 } == 1 })
  }

  @Test func `runs the hooks at the end of each turn`() throws {
    let count = Mutex(0)
    let server = try LiveServer { _ in
    } prepare: { _, loop in
      loop.onTurnEnd { count.withLock { $0 += 1 } }
    }
    let before = count.withLock { $0 }
    server.onLoop { _ in }
    #expect(server.eventually { _ in count.withLock { $0 } > before })
  }

  @Test func `ends when asked, and closes open connections`() throws {
    let closed = Mutex(0)
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      handler.onClose = { _ in closed.withLock { $0 += 1 } }
    }
    let clients = try (0..<3).map { _ in try RawWebSocket(port: server.port) }
    #expect(server.eventually { $0.server.counters.connections == 3 })
    server.onLoop { $0.loop.stop() }
    #expect(server.hasEnded())
    #expect(closed.withLock { $0 } == 3)
    for client in clients { #expect(client.socket.isClosedByServer()) }
  }
}

@Suite struct `Pings` {
  @Test func `go to everyone, and a client that answers stays`() throws {
    let server = try LiveServer { $0.limits.pingSeconds = 0.2 }
    let client = try RawWebSocket(port: server.port)
    for _ in 0..<5 {
      let ping = client.next()
      #expect(ping?.opcode == 9)
      try client.send(10, ping?.payload ?? [])
    }
    try client.send("here")
    var frame = client.next()
    while frame?.opcode == 9 { frame = client.next() }
    #expect(frame?.text == "here")
  }

  @Test func `unanswered twice cut the connection, even a silent one`() throws {
    let server = try LiveServer { $0.limits.pingSeconds = 0.2 }
    let client = try RawWebSocket(port: server.port)
    #expect(client.next()?.opcode == 9)
    #expect(client.next()?.opcode == 9)
    #expect(client.next() == nil)
    #expect(client.socket.isAtEnd)
    #expect(server.eventually { $0.server.counters.connections == 0 })
  }
}

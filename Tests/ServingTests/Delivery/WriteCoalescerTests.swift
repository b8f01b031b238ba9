import Testing

@testable import Serving

/// Turns whose output waits for that of the next.
@MainActor
@Suite struct WriteCoalescerTests {
  /// A turn with this many messages, as long as those of a `push`.
  private func isDeferred(
    _ coalescer: inout WriteCoalescer, _ messages: Int, bytes: Int = 60,
    limit: WriteCoalescer.Limit = .output
  ) -> Bool {
    var hasMore = false
    for _ in 0..<messages where coalescer.countMessage(bytes: bytes) { hasMore = true }
    return coalescer.defersOutput(limit, hasMore: hasMore)
  }

  /// More than one read has come from the client, and some of it is still unread.
  private func hurry(_ client: Client, on stage: Stage) {
    client.sink.hasUnread = true
    if stage.gateway.delivery.coalescer.countMessage(bytes: 4_000) {
      stage.gateway.delivery.burstSender = client.sink
    }
  }

  @Test func `a turn is deferred only if it had as much as one read`() {
    var coalescer = WriteCoalescer()
    #expect(!isDeferred(&coalescer, 0))
    #expect(!isDeferred(&coalescer, 1))
    #expect(!isDeferred(&coalescer, 58))
    #expect(isDeferred(&coalescer, 59))
    #expect(!isDeferred(&coalescer, 0))
    #expect(isDeferred(&coalescer, 1, bytes: 4_000))
  }

  @Test func `no more is deferred than one write carries`() {
    var coalescer = WriteCoalescer()
    #expect(
      (1...6).map { _ in isDeferred(&coalescer, 60) } == [true, false, true, false, true, false])
    #expect(!isDeferred(&coalescer, 71))
  }

  @Test func `the number of deferred turns is limited, however few their messages`() {
    var coalescer = WriteCoalescer()
    let few = (1...6).map { _ in isDeferred(&coalescer, 1, bytes: 4_000) }
    #expect(few == [true, true, false, true, true, false])
    let records = (1...12).map { _ in isDeferred(&coalescer, 500, limit: .records) }
    let five = [true, true, true, true, true, false]
    #expect(records == five + five)
  }

  @Test func `deferred output is sent with the next turn, in one write`() throws {
    let stage = try Stage()
    let client = try stage.connect("a")
    stage.endTurn()
    for number in 1...3 {
      client.push(number, id: number)
      if number < 3 { hurry(client, on: stage) }
      stage.endTurn()
    }
    #expect(try client.steps == [[0, 1], [1, 2], [2, 3]])
    #expect(try client.answered == [1, 2, 3])
    #expect(client.sink.writes.count == 2)
  }

  @Test func `nothing is deferred if nothing more has come, or the turn has no time left`() throws {
    let stage = try Stage()
    let client = try stage.connect("a")
    stage.endTurn()
    client.push(1, id: 1)
    hurry(client, on: stage)
    client.sink.hasUnread = false
    stage.endTurn()
    #expect(try client.answered == [1])
    client.push(2, id: 2)
    hurry(client, on: stage)
    stage.useUpTurn()
    stage.endTurn()
    #expect(try client.answered == [1, 2])
  }

  @Test func `readers that have been skipped come first`() throws {
    let stage = try Stage()
    let sender = try stage.connect("s")
    let readers = try (0..<2 * Delivery.maxReaders).map { try stage.connect("r\($0)") }
    stage.endTurn()
    sender.push(1, id: 1)
    stage.endTurn()
    hurry(sender, on: stage)
    stage.endTurn()
    for reader in readers { #expect(try reader.steps == [[0, 1]]) }
  }

  @Test func `when the server stops nothing is deferred`() throws {
    let stage = try Stage()
    let client = try stage.connect("a")
    stage.endTurn()
    client.push(1, id: 1)
    hurry(client, on: stage)
    stage.gateway.stopReading()
    stage.endTurn()
    #expect(try client.answered == [1])
  }
}

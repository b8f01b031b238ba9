import OrderedJSON
import SessionRecords
import Sessions
import Testing

@testable import Serving

@Suite struct MemoryLimitTests {
  @Test(arguments: [
    ("64M", 64 << 20), ("64m", 64 << 20), ("512M", 512 << 20), ("2G", 2 << 30),
    ("65536K", 64 << 20), ("67108864", 64 << 20), ("1g", 1 << 30),
  ])
  func `a size is a number with a unit, or bytes`(text: String, bytes: Int) throws {
    #expect(try MemoryLimit.bytes(text) == bytes)
  }

  @Test(arguments: [
    "", "M", "0", "-1G", "63M", "67108863", "1.5G", "1T", "1GB", " 1G", "99999999999999999999",
    "9999999999999G",
  ])
  func `anything else, or less than a session needs, is refused with an example`(text: String) {
    let error = #expect(throws: UsageError.self) { try MemoryLimit.bytes(text) }
    #expect(error?.description.contains("such as 512M or 2G, not “\(text)”") == true)
  }

  @Test func `the default is at most 2 GiB and at least what one session needs`() {
    #expect((MemoryLimit.minBytes...2 << 30).contains(MemoryLimit.standard))
  }
}

/// One budget for everything that is kept because of clients.
@MainActor
@Suite struct MemoryBudgetTests {
  @Test func `waiting answers are part of the memory in use`() throws {
    let stage = try Stage()
    let client = try stage.connect("a")
    stage.endTurn()
    client.sink.isWritable = false
    let before = stage.hub.memory.used
    for id in 1...50 { client.send("getState", id: id) }
    stage.endTurn()
    #expect(stage.hub.memory.used > before)
  }

  @Test func `a long message waits while others are in progress`() throws {
    let stage = try Stage(memory: 64 << 20)
    #expect(!stage.gateway.scheduler.mustWaitForMemory(1 << 30))
    stage.gateway.scheduler.bytesUnderWay = 5 << 20
    #expect(stage.gateway.scheduler.mustWaitForMemory(1 << 30))
    #expect(!stage.gateway.scheduler.mustWaitForMemory(100))
    stage.gateway.scheduler.bytesUnderWay = 0
  }

  @Test func `when memory is short, idle sessions are evicted`() throws {
    let stage = try Stage(store: MemoryStore(keepingRecords: true), memory: 8 << 20)
    for number in 0..<20 {
      let client = try stage.connect("c", session: "s\(number)")
      stage.endTurn()
      client.push(number)
      stage.endTurn()
      client.disconnect()
      stage.endTurn()
    }
    #expect(stage.gateway.registry.channels.count == 20)
    stage.gateway.registry.evictEmpty()
    #expect(stage.gateway.registry.channels.isEmpty)
    let back = try stage.connect("c", session: "s7")
    stage.endTurn()
    #expect(try back.messages[0]["params"]?["revision"] == 1)
  }

  @Test func `memory is reported by kind, with the limit`() throws {
    let stage = try Stage(memory: 1 << 30)
    var text = Exposition(.prometheus)
    stage.gateway.delivery.memory.append(to: &text)
    #expect(text.text.contains("colonnade_memory_bytes{kind=\"answers\"} 0\n"))
    #expect(text.text.contains("colonnade_memory_limit_bytes 1073741824\n"))
  }
}

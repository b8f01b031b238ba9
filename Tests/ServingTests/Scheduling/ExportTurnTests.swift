import NavigationCore
import OrderedJSON
import Testing

@testable import Serving

/// An export of a long history takes many turns of the loop.
@MainActor
@Suite struct ExportTurnTests {
  private let stage: Stage
  private let (exporting, other): (Client, Client)

  init() throws {
    stage = try Stage()
    exporting = try stage.connect("a", watch: .none)
    other = try stage.connect("b", watch: .none)
    stage.endTurn()
    for number in 1...60 {
      let values = JSONValue.array(Array(repeating: .number(.init(number)), count: 1_000))
      other.send("setPath", ["values": values], id: number)
      stage.endTurn()
    }
    // Longer than a step, so that a turn has time for two of them.
    stage.pace = Int64(TurnBudget.milliseconds) * 1_000 / 2
  }

  private var isDone: Bool { stage.gateway.scheduler.waitingChannels.isEmpty }

  /// - Returns: the number of turns.
  private func finish() -> Int {
    var turns = 0
    while !isDone && turns < 10_000 {
      stage.endTurn()
      turns += 1
    }
    stage.endTurn()
    return turns
  }

  private func document(_ id: Int) throws -> String {
    let answer = try #require(try exporting.answers.first { $0["id"]?.intValue == id })
    return try #require(answer["result"]?["document"]?.stringValue?.string)
  }

  @Test(arguments: ["jsonl", "python"])
  func `each turn writes a small part of it`(format: String) throws {
    exporting.send("export", ["format": .string(UTF8String(format))], id: 7)
    let turns = finish()
    let document = try document(7)
    #expect(document.utf8.count > 1 << 20)
    #expect(turns > document.utf8.count / (128 << 10), "\(turns)")
  }

  @Test func `it has the session as it was at the beginning, whatever others do during it`()
    throws
  {
    exporting.send("export", ["format": "jsonl"], id: 7)
    #expect(try exporting.answered == [])
    other.send("setPath", ["values": ["meanwhile"]], id: 100)
    stage.endTurn()
    stage.endTurn()
    #expect(try other.answered.last == 100, "it does not wait for the whole export")
    #expect(try exporting.answered == [])
    _ = finish()
    let before = try document(7)
    #expect(!before.contains("meanwhile") && before.split(separator: "\n").count >= 60)
    exporting.send("export", ["format": "jsonl"], id: 8)
    _ = finish()
    let after = try document(8)
    #expect(after.contains("meanwhile") && after.hasPrefix(before))
  }

  @Test func `it ends when its client goes away`() throws {
    exporting.send("export", ["format": "jsonl"], id: 7)
    #expect(!isDone)
    exporting.disconnect()
    #expect(finish() <= 2)
    #expect(exporting.subscriber.bytesUnderWay == 0)
    #expect(stage.gateway.scheduler.bytesUnderWay == 0)
    #expect(other.subscriber.channel.subscribers.count == 1)
  }

  @Test func `the part that is written counts as memory`() throws {
    exporting.send("export", ["format": "jsonl"], id: 7)
    while exporting.subscriber.ownBytes < 1 << 20 && !isDone { stage.endTurn() }
    #expect(!isDone)
    #expect(stage.gateway.delivery.memory.answerBytes >= 1 << 20)
    _ = finish()
    #expect(stage.gateway.delivery.memory.answerBytes < 1 << 20)
  }
}

import OrderedJSON
import Testing

@testable import Serving

/// Changes for clients that asked for the compact form.
@MainActor
@Suite struct CompactDeliveryTests {
  @Test func `clients with compact changes share the very same bytes`() throws {
    let stage = try Stage()
    let (sender, whole) = (try stage.connect("a"), try stage.connect("b"))
    let compact = try (0..<3).map { try stage.connect("c\($0)", isCompact: true) }
    stage.endTurn()
    for number in 0..<4 { sender.push(number) }
    stage.endTurn()
    let last = try #require(compact[0].sink.writes.last)
    for reader in compact { #expect(reader.sink.writes.last == last) }
    let messages = try RecordingSink.messages(in: last)
    #expect(messages.map { $0["params"]?["revision"]?.intValue } == [1, 2, 3, 4])
    for message in messages { #expect(message["params"]?["base"] == nil) }
    let patches = try whole.changes.map { $0["patch"] }
    // The first also says what can be undone.
    #expect(messages[0]["params"]?["patch"] == patches[0])
    let pushed = patches.map { $0?.arrayValue?.first?["value"] }
    #expect(messages[1...].map { $0["params"]?["push"] } == Array(pushed[1...]))
  }

  @Test func `a large compact change is written in pieces that its readers share`() throws {
    let stage = try Stage()
    let sender = try stage.connect("a", watch: .none)
    let readers = try (0..<3).map { try stage.connect("c\($0)", isCompact: true) }
    stage.endTurn()
    sender.send("push", ["value": .string(UTF8String(String(repeating: "z", count: 200_000)))])
    stage.endTurn()
    for reader in readers {
      #expect(reader.sink.sharedPieces == 1)
      let change = try #require(try reader.changes.first)
      #expect(change["base"] == nil && change["revision"] == 1)
    }
  }
}

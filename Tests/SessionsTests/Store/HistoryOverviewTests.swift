import OrderedJSON
import Sandbox
import SceneModel
import Testing

@testable import SessionRecords
@testable import Sessions

/// The overview of a history: in memory, in the store, and after a restart.
@MainActor
@Suite struct HistoryOverviewTests {
  private let store = MemoryStore(keepingRecords: true)
  private let clock = Clock()

  private final class Clock {
    var now: Int64 = 1_000
  }

  private func visitor() throws -> Visitor {
    let (hub, clock) = (
      SessionHub(
        .init(
          scenes: [SceneEntry(.sandbox()), FakeScene.entry(id: "fake")], maxDepth: 100_000,
          clock: { [clock] in clock.now }), store: store), clock
    )
    clock.now += 10
    return Visitor(try #require(try hub.session("main")))
  }

  /// The columns as one line for each revision: depth, kind and marks.
  private func lines(_ answer: JSONValue) throws -> [String] {
    func column(_ name: String) -> [Int] {
      answer[UTF8String(name)]?.arrayValue?.compactMap(\.intValue) ?? []
    }
    let (kinds, marks) = (
      try #require(answer["legend"]?["kinds"]?.arrayValue),
      try #require(answer["legend"]?["marks"]?.arrayValue)
    )
    let columns = [column("depths"), column("kinds"), column("marks"), column("pauses")]
    #expect(Set(columns.map(\.count)).count == 1)
    return columns[0].indices.map { index in
      let marked = marks.indices.filter { columns[2][index] & (1 << $0) != 0 }
      let words = [kinds[columns[1][index]]] + marked.map { marks[$0] }
      return "\(columns[0][index]) "
        + words.compactMap(\.stringValue?.string).joined(separator: " ")
    }
  }

  private func everything(_ visitor: Visitor) throws -> [String] {
    try lines(visitor.ask("history.overview", ["after": 0]))
  }

  /// A little of everything.
  private func live(_ visitor: Visitor) throws {
    try visitor.ask("push", ["values": [1, 2, 3]])
    try visitor.ask("pop")
    try visitor.ask("setPath", ["values": [9, 8]])
    try visitor.ask(
      "select", ["column": "sidebar", "value": ["type": "Category", "value": "soup"]])
    try visitor.ask("setEnvironment", ["device": "iphone-16"])
    try visitor.ask("push", ["value": ["type": "App.Unknown", "value": 1]])
    try visitor.ask("undo")
    try visitor.ask("restore", ["revision": 1])
    try visitor.ask("scene.open", ["id": "fake"])
    try visitor.ask("push", ["value": 1])
    try visitor.ask("tap", ["control": "count"])
    for number in 0..<4 { try visitor.ask("push", ["value": .number(.init(number))]) }
  }

  private let lived = [
    "3 push", "2 pop", "2 path", "0 select", "0 setting", "1 push problems",
    "0 pop problems restored", "3 select restored", "0 scene", "1 push", "1 view", "2 push",
    "3 push", "4 push problems", "5 push",
  ]

  @Test func `each revision has its depth, its kind and its marks`() throws {
    let visitor = try visitor()
    try live(visitor)
    let told = try everything(visitor)
    #expect(told.count == lived.count)
    for (line, expected) in zip(told, lived) { #expect(line == expected) }
  }

  @Test func `a restart changes nothing of it, and later revisions follow`() throws {
    try live(visitor())
    let after = try visitor()
    let told = try everything(after)
    #expect(told.prefix(lived.count) == lived[...])
    // The views were made again.
    #expect(told.dropFirst(lived.count).map { $0.hasSuffix("restored") } == [true])
    try after.ask("push", ["value": 1])
    try after.ask("popToRoot")
    #expect(try everything(after).suffix(2) == ["1 push", "0 pop"])
    #expect(try everything(visitor()).prefix(lived.count + 3) == everything(after)[...])
  }

  @Test func `it continues after a revision, and the newest come without one`() throws {
    let visitor = try visitor()
    #expect(try everything(visitor) == [])
    #expect(try visitor.ask("history.overview")["at"] == .null)
    for number in 1...20 {
      _ = try visitor.send(["method": "push", "params": ["value": 1]], at: Int64(number * number))
    }
    let some = try visitor.ask("history.overview", ["after": 5, "limit": 4])
    #expect(some["first"] == 6 && some["before"] == 5 && some["next"] == 9)
    #expect(some["depths"] == [6, 7, 8, 9])
    #expect(some["pauses"] == [0, 13, 15, 17])
    #expect(some["at"] == "1970-01-01T00:00:00.036Z")
    let newest = try visitor.ask("history.overview", ["limit": 2])
    #expect(newest["first"] == 19 && newest["next"] == nil && newest["depths"] == [19, 20])
    let none = try visitor.ask("history.overview", ["after": 20])
    #expect(none["first"] == 21 && none["depths"] == [] && none["next"] == nil)
    try visitor.ask("pop", ["count": 20])
    #expect(try visitor.ask("history.overview", ["after": 19])["depths"] == [20, 0])
  }

  @Test func `ten thousand revisions are one answer, read once`() throws {
    let before = try visitor()
    let most = 10_000
    try before.push(most)
    #expect(try everything(before).count == most)
    let after = try visitor()
    let answer = try after.ask("history.overview", ["after": 0])
    #expect(answer["first"] == 1 && answer["next"] == nil)
    #expect(answer["depths"]?.arrayValue?.compactMap(\.intValue) == Array(1...most))
    #expect(after.session.overview.bytes <= 20 * most)
    #expect(after.session.overview.first == 1)
  }

  @Test func `a history that takes long to read is returned in parts`() throws {
    let before = try visitor()
    let value = JSONValue.string(String(repeating: "x", count: 500_000))
    for _ in 0..<20 {
      try before.ask("push", ["value": value])
      try before.ask("pop")
    }
    let after = try visitor()
    #expect(after.session.timeline.oldest > 10)
    var (known, depths, asked) = (0, [JSONValue](), 0)
    while true {
      let answer = try after.ask("history.overview", ["after": .number(.init(known))])
      depths += answer["depths"]?.arrayValue ?? []
      asked += 1
      guard let next = answer["next"]?.intValue, asked < 50 else { break }
      #expect(next >= known)
      known = next
    }
    #expect(depths == (0..<40).map { .number(.init(($0 + 1) % 2)) })
    #expect(asked > 2)
  }

  @Test func `revisions that memory has dropped come from the store`() throws {
    let visitor = try visitor()
    try live(visitor)
    visitor.session.freeHistory()
    #expect(visitor.session.timeline.oldest > 10)
    #expect(try everything(visitor) == lived)
  }

  @Test func `scenes with views mark where problems and sheets appear and disappear`() throws {
    let live = LiveVisitor()
    try live.visitor.ask("push", ["value": 1])
    live.scene.present("Sheet")
    try live.visitor.ask("tap", ["control": "count"])
    live.scene.present(nil)
    try live.visitor.ask("tap", ["control": "count"])
    #expect(
      try everything(live.visitor) == ["1 push", "1 view screens", "1 view screens"])
  }
}

import NavigationCore
import OrderedJSON
import Sandbox
import TestSupport
import Testing

@testable import SessionRecords
@testable import Sessions

/// Views of an earlier revision can be viewed later.
@MainActor
@Suite struct RenderingHistoryTests {
  private let made = Made()

  private final class Made {
    var scenes: [FakeScene] = []
  }

  private func visitor(_ store: any SessionStore) throws -> Visitor {
    let fake = FakeScene.entry(id: "fake") { [made] in made.scenes.append($0) }
    let hub = SessionHub(
      .init(scenes: [fake, SceneEntry(.sandbox())], maxDepth: 10_000), store: store)
    return Visitor(try #require(try hub.session("main")))
  }

  private func document(_ visitor: Visitor) throws -> JSONValue {
    try JSONValue(parsing: visitor.session.stateText())
  }

  private func past(_ number: Int, _ visitor: Visitor) throws -> JSONValue {
    try visitor.ask("history.get", ["revision": .number(.init(number))])
  }

  /// Does something with a visible effect.
  private func step(_ visitor: Visitor, _ number: Int) throws {
    let scene = try #require(made.scenes.last)
    switch number % 7 {
    case 0: try visitor.ask("tap", ["control": "count"])
    case 1, 2, 4: try visitor.ask("push", ["value": .number(.init(number))])
    case 3:
      scene.present(number % 2 == 0 ? "Sheet \(number)" : nil)
      scene.change([])
    case 5: try visitor.ask("popToRoot")
    default: try visitor.ask("tap", ["control": "name", "text": .string("Text \(number)")])
    }
  }

  /// The documents by revision, as subscribers had them.
  private func live(_ visitor: Visitor, _ count: Int) throws -> [Int: JSONValue] {
    var documents = [visitor.session.head: try document(visitor)]
    for number in 1...count {
      try step(visitor, number)
      documents[visitor.session.head] = try document(visitor)
    }
    return documents
  }

  private func check(
    _ documents: [Int: JSONValue], _ visitor: Visitor,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (number, document) in documents {
      let past = try past(number, visitor)
      try #require(past["shown"] == true, "\(number)", sourceLocation: sourceLocation)
      for member in ["view", "screens", "presentation", "problems", "detail"] as [UTF8String] {
        try #require(
          past["state"]?[member] == document[member], "\(number) \(member)",
          sourceLocation: sourceLocation)
      }
    }
  }

  @Test(arguments: [true, false])
  func `each revision shows what subscribers saw`(isStored: Bool) throws {
    let visitor = try visitor(MemoryStore(keepingRecords: isStored))
    let documents = try live(visitor, 300)
    #expect(documents.count > 200)
    try check(documents, visitor)
  }

  @Test func `after a restart each revision shows the same`() throws {
    let store = MemoryStore(keepingRecords: true)
    let before = try visitor(store)
    let documents = try live(before, 100)
    let after = try visitor(store)
    try check(documents, after)
    let more = try live(after, 100)
    try check(documents.merging(more) { $1 }, visitor(store))
  }

  @Test func `a closed scene shows its views, and one without code its state`() throws {
    let store = MemoryStore(keepingRecords: true)
    let visitor = try visitor(store)
    var documents = try live(visitor, 10)
    try visitor.ask("scene.open", ["id": "sandbox"])
    documents[visitor.session.head] = try document(visitor)
    try visitor.ask("push", ["value": 1])
    documents[visitor.session.head] = try document(visitor)
    try visitor.ask("scene.open", ["id": "fake"])
    documents.merge(try live(visitor, 10)) { $1 }
    try check(documents, visitor)
    try check(documents, self.visitor(store))
  }

  @Test func `a rendering too large to keep says so, and later ones are kept again`() throws {
    let store = MemoryStore(keepingRecords: true)
    let visitor = try visitor(store)
    try visitor.ask("push", ["value": 1])
    let scene = try #require(made.scenes.last)
    scene.text = UTF8String(String(repeating: "x", count: RenderingSchedule.maxBytes))
    for _ in 0..<3 { try visitor.ask("tap", ["control": "count"]) }
    scene.text = ""
    for _ in 0..<3 { try visitor.ask("tap", ["control": "count"]) }
    let after = try self.visitor(store)
    let told = try (0...7).map { try past($0, after)["shown"] }
    #expect(told == [true, true, false, false, false, true, true, true])
    #expect(try past(3, after)["state"]?["detail"]?["path"]?[0]?["value"] == 1)
  }

  @Test func `revisions that an older version stored are shown without their views`() throws {
    let store = MemoryStore(keepingRecords: true)
    let before = try visitor(store)
    _ = try live(before, 10)
    let old = MemoryStore(keepingRecords: true)
    let log = old.log(of: "main")
    let head = before.session.head
    for saved in try before.session.log.revisions(through: head, limit: head) {
      var record = StoredRecord(
        revision: SavedRevision(number: saved.number, at: saved.at, body: saved.core))
      if saved.number == 1 {
        record.snapshots = [try #require(try before.session.log.snapshot(through: 0))]
      }
      try log.append(record)
    }
    let after = try visitor(old)
    #expect(try past(5, after)["shown"] == false)
    #expect(try past(5, after)["state"]?["detail"] == past(5, before)["state"]?["detail"])
    #expect(try past(after.session.head, after)["shown"] == true)
  }

  @Test func `renderings take little more than their changes, and few are read for one`() throws {
    let store = MemoryStore(keepingRecords: true)
    let visitor = try visitor(store)
    try visitor.ask("push", ["value": 1])
    for _ in 0..<600 { try visitor.ask("tap", ["control": "count"]) }
    let saved = try visitor.session.log.revisions(through: 601, limit: 601)
    let texts = saved.map { $0.renderingText ?? [] }
    let whole = texts.count { $0.first == UInt8(ascii: "{") }
    #expect(whole > 600 / 128 && whole <= 1 + 600 / 32)
    let bytes = texts.reduce(0) { $0 + $1.count }
    let changes = texts.reduce(0) { $0 + ($1.first == UInt8(ascii: "[") ? $1.count : 0) }
    #expect(bytes < 3 * changes)
  }

  @Test func `sessions without a store keep renderings within one limit for all of them`() throws {
    let store = MemoryStore()
    let hub = SessionHub(.init(scenes: [FakeScene.entry(id: "fake")], maxDepth: 100), store: store)
    let total = try #require(try hub.session("s0")).setting.renderingTotal
    for number in 0..<20 {
      let session = try #require(try hub.session("s\(number)"))
      let visitor = Visitor(session)
      for _ in 0..<50 { try visitor.ask("tap", ["control": "count"]) }
      #expect(session.renderingHistory.bytes > 0)
      #expect(session.renderingHistory.bytes <= RenderingHistory.maxBytes)
    }
    #expect(total.bytes > 0 && total.bytes <= RenderingHistory.maxTotalBytes)
    let session = try #require(try hub.session("s0"))
    let bytes = total.bytes
    session.freeHistory()
    #expect(total.bytes < bytes)
    #expect(try past(session.head, Visitor(session))["shown"] == true)
    session.close()
    #expect(session.renderingHistory.bytes == 0)
  }

  @Test func `full memory drops the oldest renderings`() {
    let total = RenderingHistory.Total()
    var (one, other) = (RenderingHistory(of: total), RenderingHistory(of: total))
    let whole = Array(#"{"screens":[],"view":{},"problems":[]}"#.utf8)
    let large =
      Array(#"[{"op":"replace","path":"/view","value":"#.utf8)
      + Array("\"\(String(repeating: "x", count: 1 << 20))\"}]".utf8)
    for number in 1...20 {
      one.append(number % 2 == 0 ? .patch(large) : .whole(whole), of: number)
    }
    #expect(one.bytes <= RenderingHistory.maxBytes)
    #expect(one.document(at: 1) == nil && one.document(at: 20) != nil)
    total.bytes += RenderingHistory.maxTotalBytes
    for number in 1...8 { other.append(.whole(whole), of: number) }
    #expect(other.document(at: 1) == nil && other.document(at: 8) != nil)
    #expect(one.document(at: 20) != nil)
  }

  @Test func `a scene without views keeps no renderings`() throws {
    let store = MemoryStore(keepingRecords: true)
    let visitor = try Visitor(of: store)
    try visitor.push(3)
    let saved = try visitor.session.log.revisions(through: 3, limit: 3)
    #expect(saved.map(\.renderingText) == [nil, nil, nil])
    #expect(try past(1, visitor)["shown"] == true)
    #expect(try past(1, visitor)["state"]?["screens"]?.arrayValue?.count == 2)
  }
}

import OrderedJSON
import Sandbox
import SceneModel
import Testing

@testable import SessionRecords
@testable import Sessions

/// However large revisions are, only what is requested is read.
@MainActor
@Suite struct LargeHistoryTests {
  private let store = MemoryStore(keepingRecords: true)

  private func visitor(_ store: (any SessionStore)? = nil) throws -> Visitor {
    let hub = SessionHub(
      .init(scenes: [SceneEntry(.sandbox()), FakeScene.entry(id: "fake")], maxDepth: 10_000),
      store: store ?? self.store)
    return Visitor(try #require(try hub.session("main")))
  }

  /// Replaces the whole path, by values of this many bytes together.
  private func replace(_ visitor: Visitor, with number: Int, bytes: Int) throws {
    let values = (0..<10).map { place in
      JSONValue.string("\(number).\(place) " + String(repeating: "x", count: bytes / 10))
    }
    try visitor.ask("setPath", ["values": .array(values)])
  }

  @Test func `at most this many bytes are between a state and the one kept before it`() throws {
    let visitor = try visitor()
    for number in 1...60 { try replace(visitor, with: number, bytes: number * 2_000) }
    let log = visitor.session.log
    let bodies = try log.revisions(through: 60, limit: 60).map(\.body.count)
    var states = Set<Int>()
    for number in 1...60 {
      let snapshot = try #require(try log.snapshot(through: number))
      states.insert(snapshot.number)
      let between = bodies[snapshot.number..<number].reduce(0, +)
      #expect(between <= max(snapshot.body.count, SnapshotSchedule.bytesPerSnapshot), "\(number)")
    }
    let written = try states.map { try #require(try log.snapshot(through: $0)).body.count }
    #expect(written.reduce(0, +) <= 2 * bodies.reduce(0, +))
  }

  @Test func `the state after a large revision is stored in a turn of its own`() async throws {
    let visitor = try visitor()
    try replace(visitor, with: 1, bytes: 1_000_000)
    let log = visitor.session.log
    #expect(try log.snapshot(through: 1)?.number == 0)
    for _ in 0..<100 where try log.snapshot(through: 1)?.number == 0 { await Task.yield() }
    #expect(try log.snapshot(through: 1)?.number == 1)
    // A second large revision before that turn does not put it off again.
    try replace(visitor, with: 2, bytes: 1_000_000)
    try replace(visitor, with: 3, bytes: 1_000_000)
    #expect(try log.snapshot(through: 3)?.number == 3)
    try visitor.ask("push", ["value": "last"])
    #expect(try self.visitor(store).session.stateText() == visitor.session.stateText())
  }

  @Test func `revisions dropped in a session's first life come from the store`() throws {
    let visitor = try visitor()
    for number in 1...30 { try replace(visitor, with: number, bytes: 2_000_000) }
    let session = visitor.session
    #expect(session.timeline.oldest > 5)
    let list = try visitor.ask("history.list", ["after": 0, "limit": 100])
    #expect(list["oldest"] == 0)
    var listed = list["revisions"]?.arrayValue?.compactMap { $0["revision"]?.intValue } ?? []
    while let last = listed.last, last < 30 {
      let next = try visitor.ask("history.list", ["after": .number(.init(last)), "limit": 100])
      listed += next["revisions"]?.arrayValue?.compactMap { $0["revision"]?.intValue } ?? []
    }
    #expect(listed == Array(1...30))
    #expect(try visitor.ask("history.get", ["revision": 0])["state"]?["detail"]?["path"] == [])
    for number in [1, 3] {
      let past = try visitor.ask("history.get", ["revision": .number(.init(number))])
      let first = past["state"]?["detail"]?["path"]?[0]?["value"]?.stringValue
      #expect(first?.hasPrefix("\(number).0 ") == true)
      #expect(past["cause"]?["method"] == "setPath")
    }
    try visitor.ask("restore", ["revision": 2])
    #expect(try visitor.path.first?.stringValue?.hasPrefix("2.0 ") == true)
    for _ in 1...31 { #expect(try visitor.ask("undo")["changed"] == true) }
    #expect(try visitor.path == [])
    try visitor.ask("redo")
    #expect(try visitor.path.first?.stringValue?.hasPrefix("1.0 ") == true)
  }

  @Test func `looking back leaves nothing in memory`() throws {
    for number in 1...40 { try replace(visitor(), with: number, bytes: 100_000) }
    let visitor = try visitor()
    let (oldest, weight) = (
      visitor.session.timeline.oldest, visitor.session.timeline.weight(after: 0)
    )
    #expect(oldest > 20)
    for number in 0...40 {
      try visitor.ask("history.get", ["revision": .number(.init(number))])
    }
    try visitor.ask("history.list", ["after": 0, "limit": 1_000])
    try visitor.ask("export", ["format": "jsonl"])
    #expect(visitor.session.timeline.oldest == oldest)
    #expect(visitor.session.timeline.weight(after: 0) == weight)
  }

  /// A store as it was written before states were also kept by bytes.
  private func withoutStates(_ session: Session) throws -> MemoryStore {
    let old = MemoryStore(keepingRecords: true)
    let log = old.log(of: "main")
    for revision in try session.log.revisions(through: session.head, limit: .max) {
      var record = StoredRecord(revision: revision)
      if revision.number == 1 {
        record.snapshots = [try #require(try session.log.snapshot(through: 0))]
      }
      try log.append(record)
    }
    return old
  }

  @Test func `a long way from the only kept state ends in the right state`() throws {
    let before = try visitor()
    try before.ask("push", ["value": 1])
    try before.ask("scene.open", ["id": "sandbox"])
    for number in 1...20 { try replace(before, with: number, bytes: 100_000) }
    for _ in 1...5 { try before.ask("undo") }
    try before.ask("redo")
    let after = try visitor(withoutStates(before.session))
    #expect(after.session.stateText() == before.session.stateText())
    let (new, old) = (after.session.timeline, before.session.timeline)
    #expect(new.checkpoint.undoable == old.checkpoint.undoable)
    #expect(new.checkpoint.redoable == old.checkpoint.redoable)
    #expect(new.oldest > 10 && old.oldest == 1)
    for number in [0, 1, 7, 22, 25] {
      let params: JSONObject = ["revision": .number(.init(number))]
      #expect(
        try after.ask("history.get", params)["state"]
          == before.ask("history.get", params)["state"], "\(number)")
    }
    for _ in 1...18 { try after.ask("undo") }
    #expect(try after.path == [])
  }
}

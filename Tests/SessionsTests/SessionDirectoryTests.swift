import NavigationCore
import OrderedJSON
import Sandbox
import StoreContract
import Testing
import WireProtocol

@testable import SessionRecords
@testable import Sessions

/// The list of sessions, and their end.
@MainActor
@Suite struct SessionDirectoryTests {
  private static let day: Int64 = 86_400_000

  private func hub(most: Int = 10, _ store: MemoryStore = MemoryStore()) -> SessionHub {
    SessionHub(
      .init(scenes: [SceneEntry(.sandbox())], maxDepth: 10, maxSessions: most), store: store)
  }

  private func push(_ hub: SessionHub, _ name: String) throws {
    try Visitor(try #require(try hub.session(name))).push()
  }

  private func names(_ hub: SessionHub) throws -> [String] {
    let listed = try hub.result(of: .list(after: nil, limit: 100), from: "c", at: 0)
    return (listed["sessions"]?.arrayValue ?? []).compactMap { $0["name"]?.stringValue?.string }
  }

  @Test func `changed sessions are listed in the order of their names`() throws {
    let hub = hub()
    for name in ["b", "a", "c"] { try push(hub, name) }
    _ = try hub.session("unchanged")
    #expect(try names(hub) == ["a", "b", "c"])
    let behind = try hub.result(of: .list(after: "a", limit: 1), from: "c", at: 0)
    #expect(behind["sessions"]?[0]?["name"] == "b")
    #expect(behind["sessions"]?[0]?["revision"] == 1)
  }

  @Test func `a list measures large sessions for a limited time, and the next goes on`() throws {
    let store = LateStore()
    let hub = SessionHub(.init(scenes: [SceneEntry(.sandbox())], maxDepth: 10), store: store)
    for number in 0..<40 {
      let session = try #require(try hub.session("s\(number)"))
      try Visitor(session).ask("push", ["value": 1])
    }
    store.confirmAll()
    var measured = 0
    var now = ContinuousClock.now
    hub.sizes.now = { now }
    store.onMeasuring = {
      measured += 1
      now += .milliseconds(2)
    }
    func listed() throws -> [JSONValue] {
      let listed = try hub.result(of: .list(after: nil, limit: 100), from: "c", at: 0)
      return listed["sessions"]?.arrayValue?.map { $0["bytes"] ?? .null } ?? []
    }
    let first = try listed()
    #expect(measured == 3 && first.count == 40)
    #expect(first.filter { $0.intValue ?? 0 > 0 }.count == measured)
    for _ in 0..<40 { _ = try listed() }
    #expect(try listed().allSatisfy { $0.intValue ?? 0 > 0 } && measured == 40)
    try Visitor(try #require(try hub.session("s7"))).ask("pop", [:])
    store.confirmAll()
    _ = try listed()
    #expect(measured == 41)
  }

  @Test func `a deleted session can do nothing any more, and its name is free`() throws {
    let hub = hub()
    try push(hub, "a")
    let old = Visitor(try #require(try hub.session("a")))
    _ = try hub.result(of: .delete("a"), from: "c", at: 0)
    #expect(try old.refusal("push", ["value": 1]).key == "unavailable")
    #expect(try names(hub) == [])
    let new = try #require(try hub.session("a"))
    #expect(new.revision == 0)
  }

  @Test func `a renamed session is the same session`() throws {
    let hub = hub()
    try push(hub, "a")
    let session = try #require(try hub.session("a"))
    _ = try hub.result(of: .rename("a", to: "z"), from: "c", at: 0)
    #expect(try hub.session("z") === session)
    #expect(session.id == "z")
    #expect(try names(hub) == ["z"])
    #expect(throws: WireError.self) { try hub.result(of: .rename("a", to: "y"), from: "c", at: 0) }
  }

  @Test func `a session that is unused for long is removed, unless it is pinned`() throws {
    let hub = hub()
    for name in ["old", "pinned", "new", "main"] { try push(hub, name) }
    for name in ["old", "pinned", "main"] { hub.recordUse(of: name, at: 0) }
    hub.recordUse(of: "new", at: 2 * Self.day)
    _ = try hub.result(of: .pin("pinned", true), from: "c", at: 0)
    #expect(hub.unused(for: 3 * Self.day, at: 3 * Self.day - 1) == [])
    #expect(hub.unused(for: 3 * Self.day, at: 4 * Self.day) == ["old"])
  }

  @Test func `the standard session has room on a full server`() throws {
    let hub = hub(most: 2)
    for name in ["a", "b"] { try push(hub, name) }
    #expect(hub.isFull)
    #expect(try hub.session("c") == nil)
    #expect(try hub.session(SessionHub.standardSession) != nil)
    _ = try hub.result(of: .delete("a"), from: "c", at: 0)
    #expect(!hub.isFull)
    #expect(try hub.session("c") != nil)
  }
}

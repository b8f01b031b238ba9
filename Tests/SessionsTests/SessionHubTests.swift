import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import Testing

@testable import SessionRecords
@testable import Sessions

@MainActor
@Suite struct SessionHubTests {
  private static func hub() -> SessionHub {
    SessionHub(
      .init(scenes: [SceneEntry(.sandbox())], maxDepth: 3, limits: ["path": 3]),
      store: MemoryStore())
  }

  @Test func `a session is made on first use and found again`() throws {
    let hub = Self.hub()
    #expect(try hub.existing("main") == nil)
    let session = try #require(try hub.session("main"))
    #expect(try hub.session("main") === session)
    #expect(try hub.existing("main") === session)
    #expect(try hub.session("other") !== session)
    #expect(hub.sessions.count == 2)
  }

  @Test func `a session has the hub's limits`() throws {
    let session = try #require(try Self.hub().session("main"))
    #expect(session.timeline.reducer.maxDepth == 3)
    let hello = try JSONValue(parsing: session.hello(client: "c1").joined)
    #expect(hello["params"]?["limits"] == ["path": 3])
  }

  @Test func `a session's rule for unknown types is set when it is made`() throws {
    let hub = Self.hub()
    let session = try #require(try hub.session("strict", unknownTypes: .refuse))
    _ = try hub.session("strict", unknownTypes: .keep)
    var writer = JSONWriter()
    let push: JSONValue = [
      "id": 1, "method": "push", "params": ["value": ["type": "App.Gone", "value": 1]],
    ]
    _ = session.process(push, from: "c1", at: 0, into: &writer)
    #expect(try JSONValue(parsing: writer.bytes)["error"]?["code"] == 1003)
  }

  @Test func `there are ten thousand sessions at most`() throws {
    let hub = Self.hub()
    for number in 1..<SessionHub.maxSessions { _ = try hub.session("s\(number)") }
    #expect(hub.sessions.count == 9_999)
    #expect(try hub.session("last") != nil)
    #expect(try hub.session("one more") == nil)
    #expect(try hub.session("last") != nil)
    #expect(hub.sessions.count == SessionHub.maxSessions)
  }

  @Test func `a session that was never stored is opened again as it was made`() throws {
    let other = SceneEntry(SceneDescription(id: "other", title: "Other", types: TypeRegistry()))
    let store = MemoryStore(keepingRecords: true)
    let hub = SessionHub(.init(scenes: [SceneEntry(.sandbox()), other], maxDepth: 3), store: store)
    let old = try #require(try hub.session("a", scene: "other", unknownTypes: .refuse))
    let new = try #require(try hub.reopenLost("a"))
    #expect(new !== old && hub.sessions["a"] === new)
    #expect(new.timeline.scene.id == "other" && new.context.unknownTypes == .refuse)
    #expect(try hub.reopenLost("b") == nil)
  }

  @Test func `a session without room leaves no trace`() throws {
    let store = FullStore()
    let hub = SessionHub(.init(scenes: [SceneEntry(.sandbox())], maxDepth: 3), store: store)
    #expect(try hub.session("other") == nil)
    #expect(store.logs == 0)
  }

  @Test func `an evicted session makes room, and starts again under its name`() throws {
    let hub = Self.hub()
    for number in 1...SessionHub.maxSessions { _ = try hub.session("s\(number)") }
    let old = try #require(try hub.existing("s7"))
    #expect(hub.isFull)
    #expect(hub.evict("s7") && !hub.evict("unheard"))
    #expect(!hub.isFull)
    #expect(try hub.existing("s7") == nil)
    let new = try #require(try hub.session("s7"))
    #expect(new !== old && new.epoch != old.epoch)
  }
}

/// A store with as many sessions as allowed, which counts the logs that it has returned.
@MainActor
private final class FullStore: SessionStore {
  private let inner = MemoryStore(keepingRecords: true)
  let durability = Durability.full
  let keepsRecords = true
  let appValues: [String: [UInt8]] = [:]
  var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)?
  private(set) var logs = 0

  let count = SessionHub.maxSessions
  func contains(_ session: String) -> Bool { false }
  func entries() -> [String: SavedEntry] { [:] }
  func bytes(of session: String) -> Int { 0 }
  func change(
    _ session: String, _ change: EntryChange, then done: @escaping @MainActor (Bool) -> Void
  ) {
    done(true)
  }
  func log(of session: String) -> any SessionLog {
    logs += 1
    return inner.log(of: session)
  }
  func closeLog(of session: String) { logs -= 1 }
  func flush() {}
  func close() {}
  func whenWritten(_ done: @escaping @MainActor () -> Void) { done() }
  func setAppValue(_ value: [UInt8]?, forKey key: String) {}
}

/// The memory that all sessions together keep for slow readers.
@MainActor
@Suite struct ReaderMemoryTests {
  private static let limit = 1_000_000

  private let hub = SessionHub(
    .init(scenes: [SceneEntry(.sandbox())], maxDepth: 10), store: MemoryStore(),
    maxReaderBytes: limit)

  /// Makes the session send its readers about 100,000 bytes.
  private func use(_ id: String) throws -> Session {
    let session = try #require(try hub.session(id))
    var writer = JSONWriter()
    let text = JSONValue.string(String(repeating: "x", count: 99_000) + "\(session.head)")
    let command: JSONValue = ["method": "setPath", "params": ["values": [text]]]
    _ = session.process(command, from: "c1", at: 0, into: &writer)
    hub.measure(session)
    return session
  }

  @Test func `sessions keep their messages, as long as they are not too large`() throws {
    let sessions = try (1...9).map { try use("s\($0)") }
    #expect(hub.readerBytes > 890_000 && hub.readerBytes <= Self.limit)
    #expect(sessions.allSatisfy { $0.reaches(back: 0) })
  }

  @Test func `the least recently used sessions drop messages, and readers get a snapshot`() throws {
    var sessions = try (1...9).map { try use("s\($0)") }
    hub.measure(sessions[0])
    sessions += try (10...30).map { try use("s\($0)") }
    #expect(hub.readerBytes <= Self.limit)
    #expect(hub.readerBytes == sessions.reduce(0) { $0 + $1.readerBytes })
    #expect(!sessions[1].reaches(back: 0) && sessions[29].reaches(back: 0))
    let hello = try JSONValue(
      parsing: sessions[1].hello(
        client: "c2", resuming: .init(epoch: sessions[1].epoch, revision: 0)
      ).joined)
    #expect(hello["params"]?["reason"] == "too_old")
    #expect(hello["params"]?["revision"] == 1)
  }

  @Test func `the newest use counts, not the first`() throws {
    let sessions = try (1...9).map { try use("s\($0)") }
    hub.measure(sessions[0])
    _ = try (10...12).map { try use("s\($0)") }
    #expect(sessions[0].reaches(back: 0) && !sessions[1].reaches(back: 0))
  }

  @Test func `a state that was written for a newcomer counts as well`() throws {
    let session = try use("s1")
    let before = hub.readerBytes
    _ = session.hello(client: "c1")
    hub.measure(session)
    #expect(hub.readerBytes > before + 90_000)
  }

  @Test func `a single session may keep what it needs`() throws {
    for _ in 1...14 { _ = try use("s1") }
    #expect(try use("s1").reaches(back: 4))
    #expect(hub.readerBytes > Self.limit)
  }
}

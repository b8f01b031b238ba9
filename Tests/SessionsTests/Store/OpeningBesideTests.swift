import OrderedJSON
import Sandbox
import SceneModel
import Testing

@testable import SessionRecords
@testable import Sessions

/// A store that reports every session as large, and prepares it when a test says so.
@MainActor
private final class SlowStore: SessionStore {
  let inner = MemoryStore(keepingRecords: true)
  let durability = Durability.full
  let keepsRecords = true
  let appValues: [String: [UInt8]] = [:]
  var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)?
  var isGone = false
  private(set) var waiting: [@MainActor () -> Void] = []

  var count: Int { inner.count }
  func contains(_ session: String) -> Bool { !isGone && inner.contains(session) }
  func log(of session: String) -> any SessionLog { inner.log(of: session) }
  func isLarge(_ session: String) -> Bool { contains(session) }
  func prepare(_ session: String, _ done: @escaping @MainActor () -> Void) { waiting.append(done) }
  func closeLog(of session: String) { inner.closeLog(of: session) }
  func flush() { inner.flush() }
  func close() {}
  func whenWritten(_ done: @escaping @MainActor () -> Void) { done() }
  func setAppValue(_ value: [UInt8]?, forKey key: String) {}
  func entries() -> [String: SavedEntry] { inner.entries() }
  func bytes(of session: String) -> Int { inner.bytes(of: session) }
  func change(
    _ session: String, _ change: EntryChange, then done: @escaping @MainActor (Bool) -> Void
  ) {
    inner.change(session, change, then: done)
  }

  func goOn() {
    let due = waiting
    waiting = []
    for done in due { done() }
  }
}

@MainActor
@Suite struct OpeningBesideTests {
  private let store = SlowStore()

  private func hub() -> SessionHub {
    SessionHub(
      .init(scenes: [SceneEntry(.sandbox())], maxDepth: 10_000, clock: { 99 }), store: store)
  }

  private func filled() throws -> Session {
    let visitor = Visitor(try #require(try hub().session("main")))
    try visitor.push(300)
    for _ in 1...7 { try visitor.ask("undo") }
    return visitor.session
  }

  /// Waits until all of them have been notified.
  private func opened(
    _ hub: SessionHub, times count: Int, meanwhile: () throws -> Void = {}
  ) async throws -> [Result<Session, StoreError>] {
    var results: [Result<Session?, StoreError>] = []
    for _ in 1...count { hub.open("main") { results.append($0) } }
    #expect(results.isEmpty)
    try meanwhile()
    store.goOn()
    // Counts rounds instead of time: other tests keep the main actor busy for minutes.
    for _ in 0..<60_000 where results.count < count {
      try await Task.sleep(for: .milliseconds(1), clock: .suspending)
    }
    try #require(results.count == count, "not all who asked are told")
    return try results.map { result in
      switch result {
      case .success(let session): .success(try #require(session))
      case .failure(let error): .failure(error)
      }
    }
  }

  @Test func `all that wait get the same session, unchanged`() async throws {
    let before = try filled()
    let hub = hub()
    #expect(hub.takesTime("main") && !hub.takesTime("other"))
    let results = try await opened(hub, times: 3) {
      #expect(throws: StoreError.beingRead) { _ = try hub.session("main") }
      let other = try hub.session("other")
      #expect(other != nil)
    }
    let sessions = try results.map { try $0.get() }
    #expect(sessions.allSatisfy { $0 === sessions[0] } && hub.sessions["main"] === sessions[0])
    #expect(!hub.takesTime("main"))
    #expect(sessions[0].stateText() == before.stateText())
    #expect(sessions[0].timeline.checkpoint.redoable == before.timeline.checkpoint.redoable)
    #expect(sessions[0].messagesOfStore(1...307) == before.messagesOfStore(1...307))
  }

  @Test func `data that cannot be understood is set aside here too`() async throws {
    let before = try filled()
    let bad = SavedRevision(number: 308, at: 0, body: Array(#"{"method":"push","edits":7}"#.utf8))
    try before.log.append(StoredRecord(revision: bad))
    let session = try #require(try await opened(hub(), times: 1).first).get()
    #expect(session.revision == 307 && session.damage?.from == 308)
  }

  @Test func `a session that is removed while it opens is reported as removed`() async throws {
    _ = try filled()
    let hub = hub()
    let results = try await opened(hub, times: 2) { store.isGone = true }
    #expect(results.allSatisfy { $0 == .failure(.gone) })
    #expect(hub.sessions.isEmpty)
  }
}

extension Result where Success == Session, Failure == StoreError {
  fileprivate static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): left === right
    case (.failure(let left), .failure(let right)): left == right
    default: false
    }
  }
}

import SessionRecords
import StoreContract
import Testing

@testable import PostgreSQLStorage

/// Two stores on one database, like two nodes.
@MainActor @Suite struct `Nodes on a PostgreSQL` {
  private let server: TemporaryPostgreSQL
  private let url: String

  init() async throws {
    server = try await TemporaryPostgreSQL.shared.value
    url = try await server.database()
  }

  private func node(_ address: String, lease: Int = 600) async throws -> PostgreSQLStore {
    let store = try PostgreSQLStore.open(url, lease: lease)
    await withCheckedContinuation { joined in
      store.join(at: address) { joined.resume() }
    }
    return store
  }

  /// Counts rounds: other tests may keep this actor busy for minutes.
  private func wait(until isTrue: () -> Bool) async throws {
    for _ in 0..<4_000 where !isTrue() { try await Task.sleep(for: .milliseconds(5)) }
    try #require(isTrue())
  }

  private func refusal(_ store: PostgreSQLStore, _ session: String) -> StoreError? {
    do throws(StoreError) { _ = try store.log(of: session) } catch { return error }
    return nil
  }

  private func revision(_ number: Int) -> StoredRecord {
    StoredRecord(
      revision: SavedRevision(number: number, at: 1, body: [UInt8(number)]),
      snapshots: number == 1 ? [SavedSnapshot(number: 0, body: [])] : [])
  }

  private func finish(_ store: PostgreSQLStore) async {
    await withCheckedContinuation { done in store.whenWritten { done.resume() } }
  }

  private func leave(_ store: PostgreSQLStore) async {
    await withCheckedContinuation { done in store.leave { done.resume() } }
  }

  @Test func `have a session one at a time, and at once after it is released`() async throws {
    let (first, second) = (try await node("ws://a"), try await node("ws://b"))
    defer { for store in [first, second] { store.close() } }
    try first.log(of: "s").append(revision(1))
    await finish(first)
    #expect(refusal(second, "s") == .elsewhere(first.node))
    first.closeLog(of: "s")
    await finish(first)
    #expect(try second.log(of: "s").saved()?.head == 1)
    #expect(refusal(first, "s") == .elsewhere(second.node))
    await leave(second)
    #expect(try first.log(of: "s").confirmed == 1)
  }

  @Test func `transfer sessions to each other, and a transfer that comes too late has no effect`()
    async throws
  {
    let (first, second) = (try await node("ws://a"), try await node("ws://b"))
    defer { for store in [first, second] { store.close() } }
    try first.log(of: "s").append(revision(1))
    await finish(first)
    await withCheckedContinuation { done in
      first.transferOwnership(of: "s", to: second.node) { done.resume() }
    }
    #expect(refusal(first, "s") == .elsewhere(second.node))
    #expect(try second.log(of: "s").saved()?.head == 1)
    // The other node acquired it before this transfer.
    second.transferOwnership(of: "s", to: first.node) {}
    #expect(try second.log(of: "s").saved()?.head == 1)
    await finish(second)
    #expect(refusal(first, "s") == .elsewhere(second.node))
    try second.log(of: "s").append(revision(2))
    await finish(second)
    #expect(try second.log(of: "s").confirmed == 2)
  }

  @Test func `that are silent for longer than their lease lose their sessions`() async throws {
    let (silent, other) = (try await node("ws://a", lease: 1), try await node("ws://b"))
    defer { for store in [silent, other] { store.close() } }
    let (lost, kept) = (try silent.log(of: "lost"), try silent.log(of: "kept"))
    for log in [lost, kept] { try log.append(revision(1)) }
    await finish(silent)
    silent.leaseRenewer.close()
    try await wait { !silent.hasFreshLease }
    try await wait { refusal(other, "lost") == nil }
    try other.log(of: "lost").append(revision(2))
    await finish(other)
    var losses: [([String], StoreFailure)] = []
    silent.onLoss = { losses.append(($0, $1)) }
    for log in [lost, kept] { try log.append(revision(2)) }
    await finish(silent)
    #expect(losses.map(\.0) == [["lost"]])
    #expect(losses.map(\.1) == [.moved])
    #expect(kept.confirmed == 2)
    #expect(lost.confirmed == 1)
    #expect(try other.log(of: "lost").revisions(through: 9, limit: 9).map(\.number) == [1, 2])
    #expect(throws: StoreError.self) { try lost.append(revision(2)) }
  }

  @Test func `share what the app keeps, and the list of sessions`() async throws {
    let (first, second) = (try await node("ws://a"), try await node("ws://b"))
    defer { for store in [first, second] { store.close() } }
    var told: [String: [UInt8]?] = [:]
    second.onAppValue = { told.updateValue($1, forKey: $0) }
    first.setAppValue([7], forKey: "k")
    first.flush()
    try await wait { told["k"] == [7] }
    first.setAppValue(nil, forKey: "k")
    first.flush()
    try await wait { told["k"] == .some(nil) }
    try first.log(of: "s").append(revision(1))
    await finish(first)
    try await wait { second.contains("s") }
    #expect(second.entries()["s"]?.revision == 1)
    first.change("s", .remove) { _ in }
    await finish(first)
    try await wait { !second.contains("s") }
  }

  @Test func `do not take a name that another has just used, and reserve a free one`() async throws
  {
    let (first, second) = (try await node("ws://a"), try await node("ws://b"))
    defer { for store in [first, second] { store.close() } }
    try first.log(of: "b").append(revision(1))
    await finish(first)
    let log = try second.log(of: "a")
    try log.append(revision(1))
    #expect(await second.changed("a", .rename("b")) == false)
    try log.append(revision(2))
    #expect(await second.changed("a", .pin(true)))
    #expect(try second.log(of: "a") === log && log.confirmed == 2)
    #expect(refusal(second, "b") == .elsewhere(first.node))
    #expect(try second.log(of: "free").saved() == nil)
    #expect(refusal(first, "free") == .elsewhere(second.node))
    #expect(await second.changed("a", .rename("free")))
    try log.append(revision(3))
    await finish(second)
    #expect(try second.log(of: "free") === log && log.confirmed == 3)
    #expect(refusal(first, "a") == nil)
  }

  @Test func `do not report a session as removed if another node has it by now`() async throws {
    let (silent, other) = (try await node("ws://a", lease: 1), try await node("ws://b"))
    defer { for store in [silent, other] { store.close() } }
    for name in ["lost", "kept"] { try silent.log(of: name).append(revision(1)) }
    await finish(silent)
    silent.leaseRenewer.close()
    try await wait { refusal(other, "lost") == nil }
    #expect(await silent.changed("lost", .remove) == false)
    #expect(silent.contains("lost"))
    #expect(await silent.changed("kept", .remove))
    #expect(!silent.contains("kept"))
    #expect(try other.log(of: "lost").revisions(through: 9, limit: 9).map(\.number) == [1])
  }

  @Test func `share the same even if their notifications are lost`() async throws {
    let (first, second) = (try await node("ws://a"), try await node("ws://b"))
    defer { for store in [first, second] { store.close() } }
    try DatabaseConnection(url).execute(
      """
      CREATE FUNCTION colonnade.pg_notify(text, text) RETURNS void LANGUAGE sql AS
      'INSERT INTO colonnade.about VALUES (''lost'', $1) ON CONFLICT DO NOTHING'
      """)
    var told: [UInt8]?
    second.onAppValue = { told = $1 }
    first.setAppValue([7], forKey: "k")
    first.flush()
    try await wait { told == [7] }
    let lost = try DatabaseConnection(url).run("SELECT value FROM about WHERE name = 'lost'")
    #expect(lost.count == 1 && lost.text(0, 0) == "colonnade")
  }

  private func exchange(_ load: NodeLoad, by store: PostgreSQLStore) async -> [NodeLoad?] {
    await withCheckedContinuation { done in
      store.exchange(load) { entries in done.resume(returning: entries?.map(\.load) ?? []) }
    }
  }

  @Test func `know each other's load, unless one has not published it lately`() async throws {
    let (first, second) = (try await node("ws://a"), try await node("ws://b"))
    defer { for store in [first, second] { store.close() } }
    let (low, high) = (
      NodeLoad(processor: 1_000, requests: 2, deliveries: 3),
      NodeLoad(processor: 900_000, requests: 5_000_000_000, deliveries: 0)
    )
    let alone = await exchange(low, by: first)
    #expect(Set(alone) == [low, nil])
    let both = await exchange(high, by: second)
    #expect(Set(both) == [low, high])
    try DatabaseConnection(url).execute(
      "UPDATE colonnade.node SET load_at = now() - interval '1 minute' WHERE load_at IS NOT NULL")
    let late = await exchange(high, by: second)
    #expect(Set(late) == [nil, high])
    #expect(try PostgreSQLStore.nodes(on: url).compactMap(\.load) == [high])
  }

  private func change(
    _ name: String, _ change: EntryChange, leaving receipt: String, by store: PostgreSQLStore
  ) async -> Bool {
    await withCheckedContinuation { done in
      store.change(name, change, leaving: receipt) { done.resume(returning: $0) }
      store.flush()
    }
  }

  private func hasReceipt(_ receipt: String, _ store: PostgreSQLStore) async -> Bool? {
    await withCheckedContinuation { done in
      store.findReceipt(receipt) { done.resume(returning: $0) }
    }
  }

  @Test func `leave a receipt with a change that is made, and none with one that is not`()
    async throws
  {
    let (first, second) = (try await node("ws://a"), try await node("ws://b"))
    defer { for store in [first, second] { store.close() } }
    for name in ["s", "t", "u"] { try first.log(of: name).append(revision(1)) }
    await finish(first)
    #expect(await change("s", .rename("new"), leaving: "renamed", by: first))
    #expect(await change("t", .remove, leaving: "removed", by: first))
    #expect(await hasReceipt("renamed", second) == true)
    #expect(await hasReceipt("removed", second) == true)
    // Another node has this one by now.
    try DatabaseConnection(url).execute(
      "UPDATE colonnade.session SET owner = '\(second.node.id)', term = term + 1")
    #expect(await !change("u", .remove, leaving: "late", by: first))
    #expect(await hasReceipt("late", second) == false)
  }

  @Test func `know of each other`() async throws {
    let (first, second) = (try await node("ws://a", lease: 1), try await node("ws://b"))
    defer { for store in [first, second] { store.close() } }
    try await wait { first.nodes.count == 2 }
    #expect(Set(first.nodes.map(\.node.address)) == ["ws://a", "ws://b"])
    await leave(second)
    try await wait { first.nodes.map(\.node.address) == ["ws://a"] }
  }

  @Test func `that start at once create the tables once`() async throws {
    let configuration = PostgreSQLStore.Configuration(
      url: url, server: "test/1", clock: { 2_000 })
    let secrets = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<8 { group.addTask { try? OpenedDatabase(configuration).secret } }
      var found: [String?] = []
      for await secret in group { found.append(secret) }
      return found
    }
    #expect(secrets.count == 8)
    #expect(Set(secrets).count == 1 && secrets[0] != nil)
  }
}

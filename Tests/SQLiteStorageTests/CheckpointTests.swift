import Testing

@testable import SQLiteStorage

/// The power is cut while the log is checkpointed into the file.
@MainActor @Suite struct `A file that was being checkpointed` {
  private let database = TemporaryDatabase()
  private let history = History(stride: 50)

  /// The file and its log, both before and after the checkpoint.
  private func images() async throws -> (before: [UInt8], log: [UInt8], after: [UInt8]) {
    let store = try database.open()
    try history.append(1...600, to: store)
    await store.finished()
    let (before, log) = (try database.bytes(), try database.bytes(of: "store.db-wal"))
    store.close()
    for name in database.names where name != "store.db" { try database.remove(name) }
    return (before, log, try checkpointed(before, log))
  }

  private func checkpointed(_ before: [UInt8], _ log: [UInt8]) throws -> [UInt8] {
    let copy = TemporaryDatabase()
    try copy.write(before)
    try copy.write(log, to: "store.db-wal")
    let connection = try Connection(copy.path, .writing)
    _ = try connection.integer("SELECT count(*) FROM revision")
    try connection.checkpoint(emptying: true)
    return try copy.bytes()
  }

  @Test(arguments: [1, 2, 3, 8, 1_000])
  func `is complete again, however much of it was written`(pages: Int) async throws {
    let (before, log, after) = try await images()
    #expect(after.count > before.count + 5 * 4_096)
    let checkpointed = after.prefix(pages * 4_096)
    try database.write(Array(checkpointed + before.dropFirst(checkpointed.count)))
    try database.write(log, to: "store.db-wal")
    let store = try database.open()
    #expect(store.notice == nil)
    let saved = try #require(try store.log(of: "a").saved())
    #expect(saved.head == 600 && saved.revisions.last == history.revision(600))
    #expect(!database.names.contains { $0.contains("corrupt") || $0.contains("stray") })
    store.close()
  }
}

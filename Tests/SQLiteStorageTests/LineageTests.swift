import SessionRecords
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `The name of a history` {
  private let database = TemporaryDatabase()

  /// The epoch that two runs give to a session; nil if they differ.
  private func epoch() async throws -> String {
    let store = try database.open()
    let epoch = try store.log(of: "a").epoch
    store.flush()
    await store.finished()
    store.close()
    return epoch
  }

  /// Writes, and lets the process end without closing.
  private func crash() async throws {
    let store = try database.open()
    try History().append(6...7, to: store)
    await store.finished()
    let files = try database.names.map { ($0, try database.bytes(of: $0)) }
    store.close()
    for (name, bytes) in files { try database.write(bytes, to: name) }
  }

  @Test func `stays the same from run to run`() async throws {
    try await History().write(1...5, to: database)
    let first = try await epoch()
    #expect(try await epoch() == first)
  }

  @Test func `stays the same if the process is killed`() async throws {
    try await History().write(1...5, to: database)
    let first = try await epoch()
    try await crash()
    let store = try database.open()
    #expect(try store.log(of: "a").epoch == first)
    #expect(try store.log(of: "a").confirmed == 7)
    store.close()
  }

  @Test func `changes once with the server's version`() async throws {
    try await History().write(1...5, to: database)
    let first = try await epoch()
    database.adjust = { configuration, _ in configuration.server = "test 2" }
    let second = try await epoch()
    #expect(second != first)
    #expect(try await epoch() == second)
  }

  @Test func `changes when a backup replaces the database`() async throws {
    try await History().write(1...5, to: database)
    let first = try await epoch()
    _ = try SQLiteStore.backup(from: database.path, to: database.folder + "/backup")
    try await History().write(6...9, to: database)
    try database.write(try database.bytes(of: "backup"))
    let second = try await epoch()
    #expect(second != first)
    #expect(try await epoch() == second)
    let store = try database.open()
    #expect(try store.log(of: "a").saved()?.head == 5)
    store.close()
  }

  @Test func `a backup does not adopt the log of the database that it replaces`() async throws {
    try await History().write(1...5, to: database)
    _ = try SQLiteStore.backup(from: database.path, to: database.folder + "/backup")
    try await crash()
    #expect(try database.bytes(of: "store.db-wal").isEmpty == false)
    try database.write(try database.bytes(of: "backup"))
    let store = try database.open()
    #expect(store.notice?.contains("A log that does not belong to the database") == true)
    #expect(try store.log(of: "a").saved()?.revisions == (1...5).map(History().revision))
    store.close()
  }

  @Test func `changes when a copy replaces the database`() async throws {
    try await History().write(1...5, to: database)
    let first = try await epoch()
    let bytes = try database.bytes()
    try database.write(bytes, to: "copy")
    DatabaseFile.removeFile(database.path)
    #expect(DatabaseFile.move(database.folder + "/copy", to: database.path))
    #expect(try await epoch() != first)
  }

  @Test(arguments: [Durability.relaxed, .full], [true, false])
  func `changes if a power cut may have lost the newest changes`(
    durability: Durability, samePower: Bool
  ) async throws {
    database.adjust = { configuration, _ in
      configuration.durability = durability
      configuration.boot = "1"
    }
    try await History().write(1...5, to: database)
    let first = try await epoch()
    try await crash()
    database.adjust = { configuration, _ in
      configuration.durability = durability
      configuration.boot = samePower ? "1" : "2"
    }
    let stays = durability == .full || samePower
    let found = try await epoch()
    #expect((found == first) == stays)
  }
}

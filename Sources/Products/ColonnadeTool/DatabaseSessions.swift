import Dispatch
import OrderedJSON
import SQLiteStorage
import Serving
import SessionRecords
import Sessions
import Transport
import WireProtocol

/// The sessions of a database that no server has open.
@MainActor
struct DatabaseSessions {
  private let path: String

  /// - Throws: one sentence if there is no such file.
  init(_ path: String) throws {
    self.path = path
    if StorageOptions.isShared(path) {
      throw UsageError(
        "The sessions of a PostgreSQL database are managed through its nodes. Give the URL of one.")
    }
    _ = try InputFile(path)
  }

  func run(_ action: String, _ names: [String], _ list: SessionList) throws -> Tool.Status {
    do {
      let loop = try EventLoop(servesMainQueue: true)
      let store = try SQLiteStore(
        .init(path: path, server: Hello.serverName, clock: WallClock.now))
      defer { store.close() }
      if action == "list" {
        list.print(try store.entries().sorted { $0.key < $1.key }.map { describe($0, $1, store) })
        return .success
      }
      guard let change = try change(action, names, store) else { return .failure }
      store.change(names[0], change) { _ in loop.stop() }
      store.flush()
      loop.run()
      return .success
    } catch let refusal as DatabaseRefusal {
      Tool.complain("\(refusal)")
      return Tool.Status(rawValue: refusal.exitStatus)
    }
  }

  private func describe(_ name: String, _ entry: SavedEntry, _ store: SQLiteStore) -> JSONValue {
    [
      "name": .string(name), "scene": entry.scene.map(JSONValue.string) ?? .null,
      "revision": .number(.init(entry.revision)),
      "used": entry.used.map { .string(String(timestamp: $0)) } ?? .null,
      "bytes": .number(.init(store.bytes(of: name))), "pinned": .bool(entry.isPinned),
    ]
  }

  /// Nil if it cannot be done, which has been reported.
  private func change(
    _ action: String, _ names: [String], _ store: SQLiteStore
  ) throws -> EntryChange? {
    if !store.contains(names[0]) {
      Tool.complain("No session has this name.")
      return nil
    }
    switch action {
    case "delete": return .remove
    case "pin", "unpin": return .pin(action == "pin")
    default:
      if !Identifier.isValid(names[1]) {
        throw UsageError("Expected the new name to be 1 to 64 letters, digits, “_” or “-”.")
      }
      if !store.contains(names[1]) { return .rename(names[1]) }
      Tool.complain("A session with this name already exists.")
      return nil
    }
  }
}

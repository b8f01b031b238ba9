import SessionRecords

/// The store that a server keeps its sessions in.
@MainActor
public struct Storage {
  let store: any SessionStore
  /// The same store if other servers use it as well; nil otherwise.
  let shared: (any SharedStore)?
  /// The sentence about the store that is printed at the start.
  let description: String

  /// A store that only this server uses.
  public init(_ store: any SessionStore, description: String) {
    self.store = store
    shared = nil
    self.description = description
  }

  /// A store that several servers use.
  public init(shared: any SharedStore, description: String) {
    store = shared
    self.shared = shared
    self.description = description
  }

  /// Opens the store that a server's options ask for.
  ///
  /// - Parameters:
  ///   - name: the program's, whose sessions have a file of their own.
  ///   - timeout: seconds to wait for another program that has the database and is ending.
  /// - Throws: `UsageError`, or why the store refuses to open.
  public typealias Opener =
    @MainActor (
      _ options: StorageOptions, _ name: String, _ timeout: Double, _ log: Log
    ) throws -> Storage
}

import SessionRecords

/// The promises of every store, as checks that the tests of each one run.
@MainActor
public struct StoreContract {
  /// Makes an empty store that keeps records.
  let make: () throws -> any SessionStore
  /// Closes a store in which everything is safe, and opens it again; a store in memory returns
  /// itself.
  let reopen: (any SessionStore) throws -> any SessionStore

  public init(
    make: @escaping () throws -> any SessionStore,
    reopen: @escaping (any SessionStore) throws -> any SessionStore
  ) {
    self.make = make
    self.reopen = reopen
  }

  /// One promise.
  public struct Clause: Sendable, CustomStringConvertible {
    public let description: String
    let check: @MainActor @Sendable (StoreContract) async throws -> Void

    init(
      _ description: String,
      _ check: @escaping @MainActor @Sendable (StoreContract) async throws -> Void
    ) {
      self.description = description
      self.check = check
    }
  }

  public nonisolated static let clauses = numbering + contents + mending

  /// - Throws: The difference from the promise.
  public func check(_ clause: Clause) async throws { try await clause.check(self) }
}

public struct ContractBreach: Error, CustomStringConvertible {
  public let description: String
}

/// - Throws: The sentence, if it is not true.
func require(_ isTrue: Bool, _ sentence: @autoclosure () -> String) throws(ContractBreach) {
  if !isTrue { throw ContractBreach(description: sentence()) }
}

func require<Value: Equatable>(
  _ found: Value, is expected: Value, _ what: @autoclosure () -> String
) throws(ContractBreach) {
  if found == expected { return }
  let texts = ["\(expected)", "\(found)"].map { $0.count > 200 ? "\($0.prefix(200))…" : $0 }
  throw ContractBreach(description: "\(what()): expected \(texts[0]), found \(texts[1])")
}

@MainActor
extension SessionStore {
  /// Returns when a change is safe.
  ///
  /// - Returns: False if it was refused.
  @discardableResult
  package func changed(_ session: String, _ change: EntryChange) async -> Bool {
    await withCheckedContinuation { continuation in
      self.change(session, change) { continuation.resume(returning: $0) }
      flush()
    }
  }

  /// Returns when everything appended is safe or lost.
  func finished() async {
    await withCheckedContinuation { continuation in whenWritten { continuation.resume() } }
  }
}

/// A history in which no two records are the same.
struct Sample {
  let session: String
  /// The least bytes of a revision.
  var size = 0

  func revision(_ number: Int) -> SavedRevision {
    var body = Array("\(session) \(number)".utf8)
    if body.count < size { body += [UInt8](repeating: 0, count: size - body.count) }
    return SavedRevision(number: number, at: Int64(1_000 + number), body: body)
  }

  func snapshot(_ number: Int) -> SavedSnapshot {
    SavedSnapshot(number: number, body: Array("\(session) as of \(number)".utf8))
  }

  func answer(_ number: Int) -> SavedAnswer {
    SavedAnswer(
      client: "c", key: "\(session)-\(number)", result: Array("\(number)".utf8),
      at: Int64(1_000 + number), request: -number)
  }

  /// With a snapshot before the first revision, and after each stride.
  func record(_ number: Int, snapshotEvery stride: Int = 256) -> StoredRecord {
    var record = StoredRecord(revision: revision(number))
    if number == 1 { record.snapshots.append(snapshot(0)) }
    if number % stride == 0 { record.snapshots.append(snapshot(number)) }
    return record
  }

  @MainActor
  func append(_ numbers: ClosedRange<Int>, to log: any SessionLog, stride: Int = 256) throws {
    for number in numbers {
      let record = record(number, snapshotEvery: stride)
      if record.snapshots.isEmpty {
        try log.append(revision(number))
      } else {
        try log.append(record)
      }
    }
  }
}

extension SessionLog {
  /// Appends only a revision.
  public func append(_ revision: SavedRevision) throws(StoreError) {
    try append(revision: revision.number, at: revision.at, body: revision.body)
  }
}

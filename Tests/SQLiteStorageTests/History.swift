import SessionRecords

@testable import SQLiteStorage

/// A session's history in tests: no two records are the same.
@MainActor
struct History {
  let session: String
  /// The number of revisions between snapshots.
  var stride = 10

  init(_ session: String = "a", stride: Int = 10) {
    (self.session, self.stride) = (session, stride)
  }

  func revision(_ number: Int) -> SavedRevision {
    SavedRevision(
      number: number, at: Int64(1_000_000 + number), body: Array("\(session) \(number)".utf8))
  }

  func snapshot(_ number: Int) -> SavedSnapshot {
    SavedSnapshot(number: number, body: Array("\(session) is \(number)".utf8))
  }

  func answer(_ number: Int) -> SavedAnswer {
    SavedAnswer(client: "c", key: "\(number)", result: Array("\(number)".utf8))
  }

  func record(_ number: Int) -> StoredRecord {
    var record = StoredRecord(revision: revision(number), answer: answer(number))
    if number == 1 { record.snapshots = [snapshot(0)] }
    if number % stride == 0 { record.snapshots.append(snapshot(number)) }
    return record
  }

  func append(_ numbers: ClosedRange<Int>, to store: SQLiteStore) throws {
    let log = try store.log(of: session)
    for number in numbers {
      let record = record(number)
      if let revision = record.revision, record == StoredRecord(revision: revision) {
        try log.append(revision: number, at: revision.at, body: revision.body)
      } else {
        try log.append(record)
      }
    }
    store.flush()
  }

  /// In a database of its own, which is closed again.
  func write(_ numbers: ClosedRange<Int>, to database: TemporaryDatabase) async throws {
    let store = try database.open()
    try append(numbers, to: store)
    await store.finished()
    store.close()
  }
}

import SQLiteRows
import SessionRecords

/// A session as it can be read, and what has to be done about the rest.
struct LoadResult: Sendable {
  /// Nil if there is nothing to begin from.
  var saved: SavedSession?
  var head: Int
  /// The first changed revision, from which on nothing counts; nil if everything needed is good.
  var truncationStart: Int?
  /// True if there should have been something to begin from.
  var lostAll = false
  /// True if needed rows are missing and no existing row explains it: they can exist but be
  /// unreachable.
  var missesRows = false
  var badSnapshots: [Int] = []
  /// Whole sentences about what is missing and not needed to go on.
  var remarks: [String] = []
}

extension LoadResult {
  /// - Parameters:
  ///   - end: the first revision that has been set aside already; nil if none has.
  ///   - since: older answers are not asked for, but for the newest; milliseconds since 1970.
  init(
    of row: SessionRow, before end: Int?, since: Int64, _ reader: Reader
  ) throws(SQLiteError) {
    head = min(row.head, (end ?? Int.max) - 1)
    let newest = try reader.snapshot(of: row.key, through: head)
    badSnapshots = newest.bad
    guard let snapshot = newest.good else {
      lostAll = row.snapshot != nil
      missesRows = lostAll && newest.bad.isEmpty
      if lostAll { head = 0 }
      return
    }
    let walk = try Walk(to: head, from: snapshot.number, of: row.key, reader)
    if walk.last < head {
      head = walk.last
      truncationStart = head + 1
      missesRows = walk.endsInGap
    }
    try read(walk, snapshot, of: row, before: truncationStart ?? end, since, reader)
  }

  private mutating func read(
    _ walk: Walk, _ snapshot: SavedSnapshot, of row: SessionRow, before end: Int?, _ since: Int64,
    _ reader: Reader
  ) throws(SQLiteError) {
    var session = SavedSession(snapshot: snapshot, revisions: walk.revisions)
    session.oldest = walk.revisions.first?.number ?? head + 1
    if walk.isUnbroken { session.oldest = try reader.oldestRevision(of: row.key) ?? head + 1 }
    let answers = try reader.answers(of: row, before: end ?? Int.max, since: since)
    session.answers = answers.good
    if answers.missing > 0 {
      remarks.append(
        "\(answers.missing) answers of the session “\(row.name)” cannot be read: a command of "
          + "theirs that is sent again runs again.")
    }
    let values = try reader.values(of: row)
    session.values = values.good
    if values.missing > 0 {
      remarks.append("\(values.missing) values of the session “\(row.name)” cannot be read.")
    }
    saved = session
  }
}

/// The way through a history to its newest revision.
private struct Walk {
  /// Without gaps, the newest that are good.
  var revisions: [SavedRevision]
  /// The number of the last that is good.
  var last: Int
  /// True when everything asked for was there.
  var isUnbroken: Bool
  /// True if the revision after the last is missing, rather than damaged.
  var endsInGap = true

  /// - Parameter start: a snapshot's number. What is bad before it is not needed.
  init(
    to head: Int, from start: Int, of key: SessionKey, _ reader: Reader
  ) throws(SQLiteError) {
    var (newer, bytes) = ([SavedRevision](), 0)
    last = start
    for (number, good) in try reader.revisions(of: key, from: start + 1, through: head) {
      guard let good, number == last + 1 else {
        endsInGap = number != last + 1
        break
      }
      newer.append(good)
      bytes += good.body.count
      last = number
    }
    let older = try reader.revisions(
      of: key, through: start, limit: max(0, SavedSession.recalled - newer.count),
      bytes: SavedSession.recalledBytes - bytes)
    revisions = older.good + newer
    isUnbroken = !older.isBroken
  }
}

import SessionRecords

/// Revisions of one session that were stored in one group, one after the other, as the body of one
/// row. A group then costs one row per session, not one per revision.
///
/// The row has the number and the time of the last of them, and the bytes of all bodies up to it.
/// Each revision has a checksum over everything up to itself, and the row's checksum continues from
/// the last. If a byte has changed, the revisions before it are still verified.
///
/// The format: a byte that begins no text, and the number of revisions in two bytes. Then, for each
/// revision, its checksum and its length in four bytes each, its time in eight, and its body. Low
/// bytes come first.
package struct RevisionPage {
  /// The most revisions of a page: as many as there are between two searches for data to remove.
  package static let maxRevisions = Retention.stride
  /// A page with this number of bytes takes no further revision.
  static let maxBytes = 64 << 10

  private static let mark: UInt8 = 1
  private static let headerBytes = 3
  private static let entryHeaderBytes = 16
  private static let checksumBytes = 4

  private let beginning: Checksum
  private var bytes = [mark, 0, 0]
  package private(set) var count = 0
  /// Over all that is there.
  private var checksum: Checksum
  private var last: (number: Int, at: Int64, body: Range<Int>)?

  /// - Parameter beginning: of the checksums of the session's revisions.
  package init(_ beginning: Checksum) {
    (self.beginning, checksum) = (beginning, beginning)
  }

  package func hasRoom(for bytes: Int, most: Int) -> Bool {
    count < most && self.bytes.count + bytes <= Self.maxBytes
  }

  /// - Parameter number: the number after the last.
  package mutating func append(_ number: Int, at: Int64, _ body: ArraySlice<UInt8>) {
    if count == 0 { checksum.add(number) }
    let start = bytes.count
    append(body.count << 32)
    append(Int(at))
    bytes += body
    checksum.add(measured: bytes[(start + Self.checksumBytes)...])
    for index in 0..<Self.checksumBytes {
      bytes[start + index] = UInt8(truncatingIfNeeded: checksum.stored >> (8 * index))
    }
    count += 1
    last = (number, at, start + Self.entryHeaderBytes..<bytes.count)
  }

  /// Eight bytes, the low ones first.
  private mutating func append(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Forgets all revisions; the memory serves for others.
  package mutating func removeAll() {
    bytes.removeSubrange(Self.headerBytes...)
    (count, checksum, last) = (0, beginning, nil)
  }

  /// A single revision is stored without the page format, unless its body could be taken for a
  /// page.
  ///
  /// - Parameter total: the bytes of all bodies up to the last.
  /// - Returns: nil if the page is empty.
  package func row(total: Int) -> Row? {
    guard let last else { return nil }
    if count == 1 && bytes[last.body].first != Self.mark {
      let alone = SavedRevision(number: last.number, at: last.at, body: Array(bytes[last.body]))
      let checksum = Checksum.of(alone, total: total, beginning)
      return Row(
        number: last.number, at: last.at, total: total, checksum: checksum, body: alone.body)
    }
    var body = bytes
    body[1] = UInt8(truncatingIfNeeded: count)
    body[2] = UInt8(truncatingIfNeeded: count >> 8)
    let whole = checksum.ofRow(last: last.number, at: last.at, total: total)
    return Row(number: last.number, at: last.at, total: total, checksum: whole, body: body)
  }

  /// The number of revisions that a row says it has.
  ///
  /// - Parameter body: the row's, of which the beginning is enough.
  package static func count(in body: some Collection<UInt8>) -> Int {
    let header = Array(body.prefix(headerBytes))
    guard header.count == headerBytes, header[0] == mark else { return 1 }
    return min(max(1, Int(header[1]) | Int(header[2]) << 8), maxRevisions)
  }
}

extension RevisionPage {
  /// A row as read from the database.
  package struct Row {
    package let number: Int
    package let at: Int64
    package let total: Int
    package let checksum: Int
    package let body: [UInt8]
  }

  /// A revision of a row; nil if a byte of it has changed, or it cannot be right.
  package struct Entry {
    package let number: Int
    package let good: SavedRevision?
    /// The bytes of all bodies up to it, as the row states them.
    package var total = 0
  }

  /// The revisions of a row, oldest first. After a changed one there are no others.
  package static func entries(of row: Row, _ beginning: Checksum) -> [Entry] {
    guard row.body.first == mark, row.body.count > headerBytes else {
      let revision = SavedRevision(number: row.number, at: row.at, body: row.body)
      let isGood = Checksum.of(revision, total: row.total, beginning) == row.checksum
      let isRight = isGood && revision.isPlausible && Plausible.isNumber(row.total)
      return [Entry(number: row.number, good: isRight ? revision : nil, total: row.total)]
    }
    let count = count(in: row.body)
    guard Plausible.isNumber(row.number), row.number >= count, Plausible.isNumber(row.total) else {
      return [Entry(number: row.number, good: nil)]
    }
    var reading = Reading(row, next: row.number - count + 1, beginning)
    while reading.next <= row.number, reading.readEntry() {}
    reading.finish()
    return reading.entries
  }

  private struct Reading {
    let row: Row
    var next: Int
    private var position = headerBytes
    private var checksum: Checksum
    private(set) var entries: [Entry] = []

    init(_ row: Row, next: Int, _ beginning: Checksum) {
      (self.row, self.next, checksum) = (row, next, beginning)
      checksum.add(next)
    }

    /// - Returns: false if the next revision has changed.
    mutating func readEntry() -> Bool {
      let start = position + entryHeaderBytes
      guard start <= row.body.count else { return append(nil) }
      let end = start + number(at: position + 4, 4)
      guard end <= row.body.count else { return append(nil) }
      let at = Int64(truncatingIfNeeded: number(at: position + 8, 8))
      let revision = SavedRevision(number: next, at: at, body: Array(row.body[start..<end]))
      checksum.add(measured: row.body[(position + checksumBytes)..<end])
      let isGood = checksum.stored == number(at: position, checksumBytes) && revision.isPlausible
      position = end
      return append(isGood ? revision : nil)
    }

    private mutating func append(_ revision: SavedRevision?) -> Bool {
      entries.append(Entry(number: next, good: revision))
      next += 1
      return revision != nil
    }

    private func number(at start: Int, _ width: Int) -> Int {
      (0..<width).reduce(0) { $0 | Int(row.body[start + $1]) << (8 * $1) }
    }

    /// If all of them are good and the row is not, its last one counts as changed: the row holds
    /// its number, its time and the bytes up to it.
    mutating func finish() {
      guard let last = entries.last, let good = last.good else { return }
      let whole = checksum.ofRow(last: row.number, at: row.at, total: row.total)
      let isWhole = position == row.body.count && good.at == row.at && whole == row.checksum
      if !isWhole { entries[entries.count - 1] = Entry(number: last.number, good: nil) }
      var total = row.total
      for index in entries.indices.reversed() {
        entries[index].total = total
        total -= entries[index].good?.body.count ?? 0
      }
    }
  }
}

extension Checksum {
  /// Of a page's row, made from that over its revisions.
  fileprivate func ofRow(last number: Int, at: Int64, total: Int) -> Int {
    var checksum = self
    checksum.add(number)
    checksum.add(Int(at))
    checksum.add(total)
    return checksum.stored
  }
}

import SQLiteRows
import SessionRecords

/// Rows that were found and are proved by their checksums.
extension Salvage {
  func snapshots(of id: Int) -> [(name: String, SavedSnapshot)] {
    (scan.snapshots[id] ?? [:]).values.compactMap { locations in
      first(of: locations) { row in
        let snapshot = SavedSnapshot(number: row.integer(1), body: row.bytes(4))
        let name = row.text(2)
        let checksum = Checksum.of(snapshot, session: name)
        return checksum == row.integer(3) && snapshot.isPlausible ? (name, snapshot) : nil
      }
    }
  }

  /// The revisions next to a number, as long as they are good.
  func run(of key: SessionKey, from number: Int, by step: Int) -> [SavedRevision] {
    var found: [SavedRevision] = []
    var neighbour: FoundRevision?
    var rows = FoundRows(scan, key)
    while let locations = scan.revisions[key.id]?[number + step * (found.count + 1)] {
      let candidates = locations.compactMap {
        rows.revision(number + step * (found.count + 1), at: $0)
      }
      let next = candidates.first { $0.isNext(to: neighbour, by: step) } ?? candidates.first
      guard let next else { break }
      found.append(next.saved)
      neighbour = next
    }
    return found
  }

  package func revision(_ number: Int, of key: SessionKey) -> SavedRevision? {
    var rows = FoundRows(scan, key)
    for location in scan.revisions[key.id]?[number] ?? [] {
      if let found = rows.revision(number, at: location) { return found.saved }
    }
    return nil
  }

  func answers(of key: SessionKey, through head: Int) -> [SavedAnswer] {
    (scan.answers[key.id] ?? [:]).sorted { $0.key < $1.key }.compactMap { number, locations in
      first(of: locations) { row in
        guard let found = AnswerRow(row, from: 1, checksumSalt: key.checksumSalt),
          found.number == number,
          found.revision <= head
        else { return nil }
        return found.answer
      }
    }
  }

  func values(of key: SessionKey) -> [String: [UInt8]?] {
    (scan.values[key.id] ?? [:]).compactMapValues { locations in
      first(of: locations) { row in
        let checksum = Checksum.of(value: row.bytes(3), row.text(1), session: key.checksumSalt)
        return checksum == row.integer(2) ? row.bytes(3) : nil
      }
    }
  }

  package func appValues() -> [String: [UInt8]?] {
    scan.appValues.compactMapValues { locations in
      first(of: locations) { row in
        let checksum = Checksum.of(appValue: row.bytes(2), row.text(0))
        return checksum == row.integer(1) ? row.bytes(2) : nil
      }
    }
  }

  private func first<Found>(of locations: [Scan.RowLocation], _ read: (FoundRow) -> Found?)
    -> Found?
  {
    for location in locations {
      if let row = scan.row(at: location), let found = read(row) { return found }
    }
    return nil
  }
}

/// A revision, with the bytes of all bodies up to it.
private struct FoundRevision {
  let saved: SavedRevision
  let total: Int

  /// Returns true when its bytes go with a neighbour's: of two rows of one number one does.
  func isNext(to neighbour: FoundRevision?, by step: Int) -> Bool {
    guard let neighbour else { return true }
    let later = step > 0 ? self : neighbour
    let sooner = step > 0 ? neighbour : self
    return later.total &- sooner.total == later.saved.body.count
  }
}

/// The revisions in rows that were found; those of the last row are at hand for the next.
private struct FoundRows {
  private let scan: Scan
  private let beginning: Checksum
  private var last: (location: Scan.RowLocation, entries: [RevisionPage.Entry])?

  init(_ scan: Scan, _ key: SessionKey) {
    self.scan = scan
    beginning = Checksum(of: .revision, session: key.checksumSalt)
  }

  mutating func revision(_ number: Int, at location: Scan.RowLocation) -> FoundRevision? {
    guard let entry = entries(at: location).first(where: { $0.number == number }),
      let good = entry.good
    else { return nil }
    return FoundRevision(saved: good, total: entry.total)
  }

  private mutating func entries(at location: Scan.RowLocation) -> [RevisionPage.Entry] {
    if let last, last.location == location { return last.entries }
    guard let row = scan.row(at: location) else { return [] }
    let entries = RevisionPage.entries(of: row.revisionRow(from: 1), beginning)
    last = (location, entries)
    return entries
  }
}

import SQLiteRows

/// Finds the rows of a database page by page, with nothing but their own checksums to prove them.
///
/// It keeps only each row's position and reads the row again on demand, so that a database can have
/// any size.
package struct Scan {
  let pages: Pages
  /// Rows by session and number, the most trustworthy first.
  private(set) var revisions: [Int: [Int: [RowLocation]]] = [:]
  private(set) var snapshots: [Int: [Int: [RowLocation]]] = [:]
  private(set) var answers: [Int: [Int: [RowLocation]]] = [:]
  private(set) var values: [Int: [String: [RowLocation]]] = [:]
  private(set) var appValues: [String: [RowLocation]] = [:]
  /// Entries that are as they were written, by session.
  package private(set) var sessions: [Int: SessionRow] = [:]
  private(set) var metadata: [String: String] = [:]
  private var tombstones: [Tombstone] = []
  /// Pages of trees that cannot be read, or are not reached from the trees' roots.
  private(set) var isDamaged = false

  /// The location of a row in the file.
  struct RowLocation: Hashable {
    let page: Pages.Version
    let cell: Int
  }

  /// - Parameter alone: true to scan only the part of the log that SQLite ignores.
  package init(_ path: String, remains alone: Bool = false) {
    pages = Pages(path)
    scanRemains()
    if alone { return }
    var traversal = TreeTraversal(pages)
    traversal.walk()
    isDamaged = traversal.isDamaged
    for number in traversal.reached { scanPage(.current(number), number: number) }
    for number in traversal.orphans { scanPage(.current(number), number: number) }
  }

  /// Looks through frames that SQLite does not take, the newest first: of a row that was written
  /// again and again the newest counts.
  private mutating func scanRemains() {
    for frame in pages.remains.reversed() { scanPage(.frame(frame.offset), number: frame.page) }
  }

  /// The newest revision of each session that anything was found of.
  package var heads: [Int: Int] {
    var heads = revisions.mapValues { $0.keys.max() ?? 0 }
    for row in sessions.values { heads[row.id] = max(heads[row.id] ?? 0, row.head) }
    return heads
  }

  var isEmpty: Bool {
    sessions.isEmpty && snapshots.isEmpty && revisions.isEmpty && metadata["schema"] == nil
  }

  private mutating func scanPage(_ version: Pages.Version, number: Int) {
    guard let bytes = pages.page(version),
      let page = TreePage(bytes, number: number, usable: pages.size)
    else { return }
    for start in page.cells {
      guard let cell = page.cell(at: start), let shape = RowShape(Array(bytes[cell.local])),
        let table = shape.table
      else { continue }
      let local = Array(bytes[cell.local])
      let known = FoundRow(values: shape.values(local, rowID: cell.rowID))
      let location = RowLocation(page: version, cell: start)
      if table == .revision {
        record(revisions: RevisionPage.count(in: shape.beginningOfLast(local)), known, at: location)
      } else {
        record(known, cell, of: table, at: location)
      }
    }
  }

  private mutating func record(
    _ row: FoundRow, _ cell: TreePage.Cell, of table: RowShape.Table, at location: RowLocation
  ) {
    switch table {
    case .revision: record(revisions: 1, row, at: location)
    case .snapshot:
      snapshots[row.integer(0), default: [:]][row.integer(1), default: []].append(location)
    case .answer:
      answers[row.integer(0), default: [:]][row.integer(1), default: []].append(location)
    case .value: values[row.integer(0), default: [:]][row.text(1), default: []].append(location)
    case .appValue: appValues[row.text(0), default: []].append(location)
    case .metadata: recordMetadata(row.text(0), row.text(1))
    case .session: recordSession(location)
    }
  }

  /// Records the `count` revisions of a row, which states the number of the last.
  private mutating func record(revisions count: Int, _ row: FoundRow, at location: RowLocation) {
    let last = row.integer(1)
    let first = Plausible.isNumber(last) && last >= count ? last - count + 1 : last
    for number in first...last {
      revisions[row.integer(0), default: [:]][number, default: []].append(location)
    }
  }

  private mutating func recordMetadata(_ name: String, _ value: String) {
    metadata[name] = metadata[name] ?? value
    if let tombstone = Tombstone(name: name, value: value) { tombstones.append(tombstone) }
  }

  /// Returns true when a session was removed, whatever is still found of it.
  func isRemoved(_ id: Int) -> Bool { tombstones.contains { $0.ids.contains(id) } }

  private mutating func recordSession(_ location: RowLocation) {
    guard let found = row(at: location), let row = SessionRow(found) else { return }
    if let known = sessions[row.id], known.head >= row.head { return }
    sessions[row.id] = row
  }
}

extension Scan {
  /// A row with all of its columns; nil if a part of it is not there.
  func row(at location: RowLocation) -> FoundRow? {
    guard let bytes = pages.page(location.page),
      let page = TreePage(bytes, number: isFirst(location.page) ? 1 : 2, usable: pages.size),
      page.cells.contains(location.cell), let cell = page.cell(at: location.cell),
      let payload = payload(of: cell, bytes, alongside: location.page),
      let shape = RowShape(payload)
    else { return nil }
    return FoundRow(values: shape.values(payload, rowID: cell.rowID))
  }

  private func isFirst(_ version: Pages.Version) -> Bool { version == .current(1) }

  private func payload(
    of cell: TreePage.Cell, _ bytes: [UInt8], alongside version: Pages.Version
  ) -> [UInt8]? {
    var payload = Array(bytes[cell.local])
    var next = cell.overflow
    while payload.count < cell.count {
      guard let number = next, number > 0,
        let page = pages.page(pages.version(of: number, alongside: version))
      else { return nil }
      payload += page[4..<min(pages.size, 4 + cell.count - payload.count)]
      next = page.number(at: 0, 4)
    }
    return payload
  }
}

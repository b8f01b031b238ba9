/// Finds the rows of a database page by page, with nothing but their own checksums to prove them.
///
/// It keeps only each row's position and reads the row again on demand, so that a database can have
/// any size.
struct Scan {
  let pages: Pages
  /// Rows by session and number, the most trustworthy first.
  private(set) var revisions: [Int: [Int: [Spot]]] = [:]
  private(set) var snapshots: [Int: [Int: [Spot]]] = [:]
  private(set) var answers: [Int: [Int: [Spot]]] = [:]
  private(set) var values: [Int: [String: [Spot]]] = [:]
  private(set) var appValues: [String: [Spot]] = [:]
  /// Entries that are as they were written, by session.
  private(set) var sessions: [Int: SessionRow] = [:]
  private(set) var facts: [String: String] = [:]
  private var tombstones: [Tombstone] = []
  /// Pages of trees that cannot be read, or are not reached from the trees' roots.
  private(set) var isDamaged = false

  /// The place of a row in the file.
  struct Spot: Hashable {
    let page: Pages.Place
    let cell: Int
  }

  /// - Parameter alone: true to scan only the part of the log that SQLite ignores.
  init(_ path: String, remains alone: Bool = false) {
    pages = Pages(path)
    takeRemains()
    if alone { return }
    var reach = Reach(pages)
    reach.walk()
    isDamaged = reach.isDamaged
    for number in reach.reached { take(.current(number), number: number) }
    for number in reach.orphans { take(.current(number), number: number) }
  }

  /// Looks through frames that SQLite does not take, the newest first: of a row that was written
  /// again and again the newest counts.
  private mutating func takeRemains() {
    for frame in pages.remains.reversed() { take(.frame(frame.offset), number: frame.page) }
  }

  var isEmpty: Bool {
    sessions.isEmpty && snapshots.isEmpty && revisions.isEmpty && facts["schema"] == nil
  }

  private mutating func take(_ place: Pages.Place, number: Int) {
    guard let bytes = pages.page(place),
      let page = TreePage(bytes, number: number, usable: pages.size)
    else { return }
    for start in page.cells {
      guard let cell = page.cell(at: start), let shape = RowShape(Array(bytes[cell.local])),
        let table = shape.table
      else { continue }
      let local = Array(bytes[cell.local])
      let known = FoundRow(values: shape.values(local, rowID: cell.rowID))
      let spot = Spot(page: place, cell: start)
      if table == .revision {
        note(revisions: RevisionPage.count(in: shape.beginningOfLast(local)), known, at: spot)
      } else {
        note(known, cell, of: table, at: spot)
      }
    }
  }

  private mutating func note(
    _ row: FoundRow, _ cell: TreePage.Cell, of table: RowShape.Table, at spot: Spot
  ) {
    switch table {
    case .revision: note(revisions: 1, row, at: spot)
    case .snapshot:
      snapshots[row.integer(0), default: [:]][row.integer(1), default: []].append(spot)
    case .answer: answers[row.integer(0), default: [:]][row.integer(1), default: []].append(spot)
    case .value: values[row.integer(0), default: [:]][row.text(1), default: []].append(spot)
    case .appValue: appValues[row.text(0), default: []].append(spot)
    case .fact: noteFact(row.text(0), row.text(1))
    case .session: noteSession(spot)
    }
  }

  /// Notes the `count` revisions of a row, which states the number of the last.
  private mutating func note(revisions count: Int, _ row: FoundRow, at spot: Spot) {
    let last = row.integer(1)
    let first = Plausible.isNumber(last) && last >= count ? last - count + 1 : last
    for number in first...last {
      revisions[row.integer(0), default: [:]][number, default: []].append(spot)
    }
  }

  private mutating func noteFact(_ name: String, _ value: String) {
    facts[name] = facts[name] ?? value
    if let tombstone = Tombstone(name: name, value: value) { tombstones.append(tombstone) }
  }

  /// Returns true when a session was removed, whatever is still found of it.
  func isRemoved(_ id: Int) -> Bool { tombstones.contains { $0.ids.contains(id) } }

  private mutating func noteSession(_ spot: Spot) {
    guard let found = row(at: spot), let row = SessionRow(found) else { return }
    if let known = sessions[row.id], known.head >= row.head { return }
    sessions[row.id] = row
  }
}

extension Scan {
  /// A row with all of its columns; nil if a part of it is not there.
  func row(at spot: Spot) -> FoundRow? {
    guard let bytes = pages.page(spot.page),
      let page = TreePage(bytes, number: isFirst(spot.page) ? 1 : 2, usable: pages.size),
      page.cells.contains(spot.cell), let cell = page.cell(at: spot.cell),
      let payload = payload(of: cell, bytes, beside: spot.page), let shape = RowShape(payload)
    else { return nil }
    return FoundRow(values: shape.values(payload, rowID: cell.rowID))
  }

  private func isFirst(_ place: Pages.Place) -> Bool { place == .current(1) }

  private func payload(
    of cell: TreePage.Cell, _ bytes: [UInt8], beside place: Pages.Place
  ) -> [UInt8]? {
    var payload = Array(bytes[cell.local])
    var next = cell.overflow
    while payload.count < cell.count {
      guard let number = next, number > 0,
        let page = pages.page(pages.place(of: number, beside: place))
      else { return nil }
      payload += page[4..<min(pages.size, 4 + cell.count - payload.count)]
      next = page.number(at: 0, 4)
    }
    return payload
  }
}

/// The pages that the trees consist of.
private struct Reach {
  private let pages: Pages
  private(set) var reached: [Int] = []
  /// The pages that are neither reached nor free.
  private(set) var orphans: [Int] = []
  private(set) var isDamaged = false
  private var seen: Set<Int> = [1]

  init(_ pages: Pages) { self.pages = pages }

  mutating func walk() {
    for root in roots() { descend(from: root) }
    let free = freePages()
    // In a sound database the remaining pages hold long values.
    for number in Set(2...max(2, pages.count)).subtracting(seen).subtracting(free).sorted() {
      guard let page = tree(number), !page.cells.isEmpty else { continue }
      orphans.append(number)
      isDamaged = true
    }
  }

  private func tree(_ number: Int) -> TreePage? {
    guard let bytes = pages.page(.current(number)) else { return nil }
    return TreePage(bytes, number: number, usable: pages.size)
  }

  /// The roots of the trees, as the table of tables states them.
  private mutating func roots() -> [Int] {
    var roots: [Int] = []
    var waiting = [1]
    while let number = waiting.popLast() {
      guard let page = tree(number), page.kind == .leafTable || page.kind == .innerTable else {
        isDamaged = true
        continue
      }
      for child in page.children where seen.insert(child).inserted { waiting.append(child) }
      for start in page.cells {
        guard let cell = page.cell(at: start),
          let shape = RowShape(Array(page.bytes[cell.local]))
        else { continue }
        let row = FoundRow(values: shape.values(Array(page.bytes[cell.local])))
        if let root = row.integerOrNil(3), root > 1 { roots.append(root) }
      }
    }
    return roots
  }

  private mutating func descend(from root: Int) {
    var waiting = [root]
    while let number = waiting.popLast() {
      guard number > 0, number <= pages.count, seen.insert(number).inserted else { continue }
      guard let page = tree(number) else {
        isDamaged = true
        continue
      }
      reached.append(number)
      waiting += page.children.reversed()
    }
  }

  private mutating func freePages() -> Set<Int> {
    guard let header = pages.page(.current(1)) else { return [] }
    var free: Set<Int> = []
    var trunk = header.number(at: 32, 4)
    while trunk > 0, trunk <= pages.count, !seen.contains(trunk), free.insert(trunk).inserted,
      let bytes = pages.page(.current(trunk))
    {
      let count = min(bytes.number(at: 4, 4), pages.size / 4 - 2)
      for index in 0..<count {
        let number = bytes.number(at: 8 + 4 * index, 4)
        if !seen.contains(number) { free.insert(number) }
      }
      trunk = bytes.number(at: 0, 4)
    }
    return free
  }
}

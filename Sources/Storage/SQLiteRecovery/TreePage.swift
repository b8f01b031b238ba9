/// A page of one of the trees in which a database's tables are kept.
struct TreePage {
  enum Kind: UInt8 {
    /// An inner page of a table without row ids, which holds rows, too.
    case innerIndex = 2
    case innerTable = 5
    case leafIndex = 10
    case leafTable = 13

    var isInner: Bool { self == .innerIndex || self == .innerTable }
  }

  let kind: Kind
  let bytes: [UInt8]
  /// The offset of each cell.
  let cells: [Int]
  private let usable: Int
  private let last: Int

  /// - Returns: nil if it is no such page, or has changed so that it does not look like one.
  init?(_ bytes: [UInt8], number: Int, usable: Int) {
    let start = number == 1 ? 100 : 0
    guard bytes.count >= usable, usable >= 480, let kind = Kind(rawValue: bytes[start]) else {
      return nil
    }
    let begin = start + (kind.isInner ? 12 : 8)
    let count = bytes.number(at: start + 3, 2)
    guard begin + 2 * count <= usable else { return nil }
    let pointers = (0..<count).map { bytes.number(at: begin + 2 * $0, 2) }
    let good = pointers.filter { $0 >= begin + 2 * count && $0 < usable - 3 }
    // One pointer can have changed; the other rows still exist.
    guard good.count + 1 >= count else { return nil }
    (self.kind, self.bytes, self.usable, cells) = (kind, bytes, usable, good)
    last = kind.isInner ? bytes.number(at: start + 8, 4) : 0
  }

  var children: [Int] {
    kind.isInner ? cells.map { bytes.number(at: $0, 4) } + [last] : []
  }

  /// The part of a row in this page.
  struct Cell {
    let rowID: Int
    /// The row's bytes.
    let count: Int
    let local: Range<Int>
    /// The page on which the rest begins; nil if there is none.
    let overflow: Int?
  }

  /// - Parameter start: one of `cells`.
  func cell(at start: Int) -> Cell? {
    if kind == .innerTable { return nil }
    var reader = RowReader(bytes, at: start + (kind == .innerIndex ? 4 : 0), end: usable)
    guard let count = reader.varint(), count > 0, count < 1 << 31 else { return nil }
    var rowID = 0
    if kind == .leafTable {
      guard let id = reader.varint() else { return nil }
      rowID = id
    }
    let local = localCount(of: count)
    let range = reader.position..<reader.position + local
    guard range.upperBound + (local < count ? 4 : 0) <= usable else { return nil }
    let overflow = local < count ? bytes.number(at: range.upperBound, 4) : nil
    return Cell(rowID: rowID, count: count, local: range, overflow: overflow)
  }

  /// The number of a row's bytes in the page itself, as the file format defines it.
  private func localCount(of count: Int) -> Int {
    let most = kind == .leafTable ? usable - 35 : (usable - 12) * 64 / 255 - 23
    if count <= most { return count }
    let least = (usable - 12) * 32 / 255 - 23
    let wanted = least + (count - least) % (usable - 4)
    return wanted <= most ? wanted : least
  }
}

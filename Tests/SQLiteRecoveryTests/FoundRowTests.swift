import TestSupport
import Testing

@testable import SQLiteRecovery
@testable import SQLiteRows
@testable import SQLiteStorage

/// Reading rows from a file without SQLite.
@Suite struct `The bytes of a row` {
  private func varint(_ number: Int) -> [UInt8] {
    var groups: [UInt8] = []
    var rest = UInt64(bitPattern: Int64(number))
    if rest >> 56 != 0 {
      groups = [UInt8(truncatingIfNeeded: rest)]
      rest >>= 8
      for _ in 0..<8 {
        groups.insert(UInt8(rest & 0x7f) | 0x80, at: 0)
        rest >>= 7
      }
      return groups
    }
    repeat {
      groups.insert(UInt8(rest & 0x7f) | (groups.isEmpty ? 0 : 0x80), at: 0)
      rest >>= 7
    } while rest != 0
    return groups
  }

  @Test(arguments: [
    0, 1, 127, 128, 16_383, 16_384, 1 << 31, 1 << 55, (1 << 56) + 5, .max, -1, .min,
  ])
  func `numbers take only the bytes that they need`(number: Int) {
    let bytes = varint(number)
    var reader = RowReader(bytes, at: 0, end: bytes.count)
    #expect(reader.varint() == number)
    #expect(reader.position == bytes.count)
    var short = RowReader(bytes, at: 0, end: bytes.count - 1)
    #expect(short.varint() == nil)
  }

  @Test func `integers are signed and big-endian`() {
    var reader = RowReader([0xff, 0x80, 0x00, 0x01, 0x02], at: 0, end: 5)
    #expect(reader.integer(1) == -1)
    #expect(reader.integer(2) == -32_768)
    #expect(reader.integer(2) == 0x0102)
    #expect(reader.integer(1) == nil)
    #expect(reader.integer(0) == 0)
  }

  @Test func `nothing is read beyond the end, whatever is requested`() {
    var reader = RowReader([1, 2, 3, 4], at: 1, end: 3)
    #expect(reader.bytes(3) == nil && reader.bytes(-1) == nil)
    #expect(reader.bytes(2) == [2, 3])
    #expect(reader.bytes(0) == [])
    var beyond = RowReader([1], at: 0, end: 100)
    #expect(beyond.bytes(2) == nil)
  }

  /// A record in the file's format.
  private func record(_ values: [SQLiteValue]) -> [UInt8] {
    var (types, body) = ([UInt8](), [UInt8]())
    for value in values {
      switch value {
      case .null: types += varint(0)
      case .integer(let number) where number == 0 || number == 1: types += varint(8 + number)
      case .integer(let number):
        types += varint(6)
        body += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      case .text(let text):
        types += varint(13 + 2 * text.utf8.count)
        body += Array(text.utf8)
      case .blob(let bytes):
        types += varint(12 + 2 * bytes.count)
        body += bytes
      }
    }
    return [UInt8(types.count + 1)] + types + body
  }

  @Test func `the kinds of its columns show to which table a row belongs`() throws {
    let number = SQLiteValue.integer(5_000)
    let rows: [(RowShape.Table, [SQLiteValue])] = [
      (.revision, [number, number, number, number, number, .blob([1])]),
      (.snapshot, [number, number, .text("n"), number, .blob([1, 2])]),
      (.value, [number, .text("k"), number, .blob([])]),
      (.appValue, [.text("k"), number, .blob([])]), (.metadata, [.text("k"), .text("v")]),
      (.answer, [number, number, number, .text("c"), .text("k"), number, .blob([3])]),
      (.revision, [.null, number, number, number, .blob([1])]),
      (.snapshot, [.null, .text("n"), number, .blob([1, 2])]),
    ]
    for (table, values) in rows {
      let bytes = record(values)
      let shape = try #require(RowShape(bytes))
      #expect(shape.table == table)
      let found = FoundRow(values: shape.values(bytes))
      #expect(found.values.count == values.count)
      #expect(RowShape(Array(bytes.dropFirst())).flatMap(\.table) != table)
    }
    #expect(RowShape(record([number, number]))?.table == nil)
  }

  @Test func `a row's id consists of the session's number and its own`() throws {
    let id = RowID.of(7, 12)
    #expect(RowID.session(of: id) == 7 && RowID.number(of: id) == 12)
    let greatest = RowID.of(RowID.sessions.upperBound, RowID.numbers.upperBound)
    #expect(greatest == .max && RowID.session(of: greatest) == RowID.sessions.upperBound)
    let rows: [[SQLiteValue]] = [
      [.null, .integer(50), .integer(60), .integer(70), .blob([1])],
      [.null, .text("n"), .integer(70), .blob([1])],
    ]
    for values in rows {
      let bytes = record(values)
      let found = FoundRow(values: try #require(RowShape(bytes)).values(bytes, rowID: id))
      #expect(found.values.count == values.count + 1)
      #expect(found.integer(0) == 7 && found.integer(1) == 12)
      #expect(found.bytes(Int32(values.count)) == [1])
    }
  }

  @Test func `a row that is cut off has the columns before the cut`() throws {
    let bytes = record([.text("key"), .text("value")])
    let shape = try #require(RowShape(bytes))
    #expect(shape.lastCount == 5)
    let found = FoundRow(values: shape.values(Array(bytes.dropLast(2))))
    #expect(found.text(0) == "key" && found.text(1) == "" && found.isNull(1))
    #expect(found.integer(0) == 0 && found.bytes(0) == [] && found.integerOrNil(9) == nil)
  }

  @Test func `no bytes make it read beyond their end, or crash`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      guard let shape = RowShape(bytes) else { continue }
      _ = (shape.table, shape.values(bytes), shape.lastCount)
    }
  }
}

/// A page of a tree, read without SQLite.
@Suite struct `A page of a tree` {
  private let database = TemporaryFile()

  private func pages(_ rows: Int, _ bytes: Int) throws -> [[UInt8]] {
    try database.write([])
    let connection = try Connection(database.path, .writing)
    try connection.execute("CREATE TABLE t(id INTEGER PRIMARY KEY, body)")
    for row in 1...rows {
      try connection.run(
        "INSERT INTO t VALUES (?1, ?2)", .integer(row),
        .blob(.init(repeating: UInt8(truncatingIfNeeded: row), count: bytes)))
    }
    let size = try #require(try connection.integer("PRAGMA page_size"))
    let file = try database.bytes()
    return stride(from: 0, to: file.count, by: size).map { Array(file[$0..<$0 + size]) }
  }

  @Test func `has its rows, each with its number and its bytes`() throws {
    let pages = try pages(20, 50)
    let page = try #require(TreePage(pages[1], number: 2, usable: pages[1].count))
    #expect(page.kind == .leafTable && page.children.isEmpty)
    let cells = page.cells.compactMap(page.cell)
    #expect(cells.map(\.rowID) == Array(1...20))
    for cell in cells {
      #expect(cell.overflow == nil && cell.count == cell.local.count)
      #expect(page.bytes[cell.local].suffix(50).allSatisfy { Int($0) == cell.rowID })
    }
  }

  @Test func `above the rows has its children`() throws {
    let pages = try pages(500, 200)
    let root = try #require(TreePage(pages[1], number: 2, usable: pages[1].count))
    #expect(root.kind == .innerTable && root.cells.count + 1 == root.children.count)
    var rows = 0
    for child in root.children {
      let leaf = try #require(
        TreePage(pages[child - 1], number: child, usable: pages[child - 1].count))
      rows += leaf.cells.count
    }
    #expect(rows == 500)
  }

  @Test func `says where the rest of a long row is`() throws {
    let pages = try pages(1, 20_000)
    let page = try #require(TreePage(pages[1], number: 2, usable: pages[1].count))
    let cell = try #require(page.cell(at: page.cells[0]))
    #expect(cell.count > 20_000 && cell.local.count < pages[1].count)
    #expect(cell.overflow.map { (3...pages.count).contains($0) } == true)
  }

  @Test func `is refused if its first bytes are wrong, and loses one row per wrong pointer`()
    throws
  {
    let pages = try pages(20, 50)
    var page = pages[1]
    page[0] = 9
    #expect(TreePage(page, number: 2, usable: page.count) == nil)
    page = pages[1]
    (page[8], page[9]) = (0, 0)
    #expect(TreePage(page, number: 2, usable: page.count)?.cells.count == 19)
    (page[10], page[11]) = (0, 0)
    #expect(TreePage(page, number: 2, usable: page.count) == nil)
    #expect(TreePage(Array(page.prefix(100)), number: 2, usable: 4_096) == nil)
  }

  @Test func `with any byte changed is never read beyond its end`() throws {
    let pages = try pages(40, 30)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<3_000 {
      var page = pages[1]
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        page[Int.random(in: 0..<page.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      guard let read = TreePage(page, number: 2, usable: page.count) else { continue }
      for start in read.cells { _ = read.cell(at: start) }
      _ = read.children
    }
  }
}

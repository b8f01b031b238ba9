import SQLiteRows

/// Finds a row's table by the types of its columns, if no page names the table any longer.
struct RowShape {
  /// The types of the columns, as the record states them.
  private let types: [Int]
  private let bodyStart: Int

  /// - Parameter bytes: the row's, at least up to the end of its header.
  init?(_ bytes: [UInt8]) {
    var reader = RowReader(bytes, at: 0, end: bytes.count)
    guard let end = reader.varint(), end > 0, end <= min(bytes.count, 127) else { return nil }
    var types: [Int] = []
    while reader.position < end {
      guard let type = reader.varint(), type >= 0, type != 7 else { return nil }
      types.append(type)
    }
    guard reader.position == end else { return nil }
    (self.types, bodyStart) = (types, end)
  }

  enum Table {
    case session, revision, snapshot, answer, value, appValue, metadata
  }

  var table: Table? {
    Self.tables.first { _, columns in
      columns.utf8.count == types.count
        && zip(columns.utf8, types).allSatisfy { Self.fits($0, $1) }
    }?.0
  }

  /// The columns of each table in `Schema`: i a number, t a text, b bytes, n a number or nothing, s
  /// a text or nothing, _ nothing. Rows that the first version wrote have fewer columns.
  private static let tables: [(Table, String)] = [
    (.revision, "iiiiib"), (.snapshot, "iitib"), (.answer, "iiittib"), (.value, "itib"),
    (.appValue, "tib"), (.metadata, "tt"), (.session, "_ttttiniiinnti"),
    (.answer, "iiittibni"), (.session, "_ttttiniiinntitsni"),
    (.revision, "_iiib"), (.snapshot, "_tib"),
  ]

  private static func fits(_ column: UInt8, _ type: Int) -> Bool {
    switch column {
    case UInt8(ascii: "i"): (1...6).contains(type) || type == 8 || type == 9
    case UInt8(ascii: "n"): type == 0 || fits(UInt8(ascii: "i"), type)
    case UInt8(ascii: "s"): type == 0 || fits(UInt8(ascii: "t"), type)
    case UInt8(ascii: "t"): type >= 13 && type % 2 == 1
    case UInt8(ascii: "b"): type >= 12 && type % 2 == 0
    default: type == 0
    }
  }

  /// The bytes of the last column.
  var lastCount: Int { types.last.map(Self.count) ?? 0 }

  /// The first bytes of the last column, as far as they are there.
  func beginningOfLast(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.dropFirst(types.dropLast().reduce(bodyStart) { $0 + Self.count($1) })
  }

  private static func count(_ type: Int) -> Int {
    switch type {
    case 0, 8, 9: 0
    case 1...4: type
    case 5: 6
    case 6, 7: 8
    default: max(0, (type - 12) / 2)
    }
  }

  /// The columns that are present, with the row's id in its place: a row of revisions or states
  /// begins with the session's number and its own, in every version.
  func values(_ bytes: [UInt8], rowID: Int) -> [SQLiteValue] {
    let values = values(bytes)
    guard case .null? = values.first else { return values }
    switch table {
    case .session: return [.integer(rowID)] + values.dropFirst()
    case .revision, .snapshot:
      return [.integer(RowID.session(of: rowID)), .integer(RowID.number(of: rowID))]
        + values.dropFirst()
    default: return values
    }
  }

  /// - Returns: the columns as far as they are there.
  func values(_ bytes: [UInt8]) -> [SQLiteValue] {
    var reader = RowReader(bytes, at: bodyStart, end: bytes.count)
    var values: [SQLiteValue] = []
    for type in types {
      guard let value = Self.value(type, &reader) else { break }
      values.append(value)
    }
    return values
  }

  private static func value(_ type: Int, _ reader: inout RowReader) -> SQLiteValue? {
    switch type {
    case 0: .null
    case 8, 9: .integer(type - 8)
    case 1...6: reader.integer(count(type)).map { .integer($0) }
    case let type where type % 2 == 1:
      reader.bytes(count(type)).map { .text(String(decoding: $0, as: UTF8.self)) }
    default: reader.bytes(count(type)).map { .blob($0) }
    }
  }
}

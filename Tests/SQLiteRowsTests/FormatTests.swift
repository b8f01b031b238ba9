import SessionRecords
import Testing

@testable import SQLiteRows

/// The numbers in files: this version reads what any earlier version wrote.
@Suite struct `The format of rows` {
  @Test func `the checksums of rows are those of the first version`() {
    var checksum = Checksum(of: .revision, session: "main")
    #expect(
      checksum.stored
        == Self.crc([
          Self.number(1), Self.text("revision"), Self.text("main"),
        ]))
    checksum.add(7)
    checksum.add("é")
    checksum.add([UInt8]())
    #expect(
      checksum.stored
        == Self.crc([
          Self.number(1), Self.text("revision"), Self.text("main"), Self.number(7),
          Self.text("é"), Self.number(0),
        ]))
  }

  @Test func `the checksum covers the kind of row, the session and each part`() {
    var seen: Set<Int> = []
    for kind: Checksum.Kind in [
      .session, .revision, .snapshot, .answer, .value, .appValue, .lockRecord, .removal,
    ] {
      for session in ["", "a", "b"] { seen.insert(Checksum(of: kind, session: session).stored) }
    }
    #expect(seen.count == 24)
    var (one, other) = (Checksum(of: .value, session: ""), Checksum(of: .value, session: ""))
    for text in ["ab", "c"] { one.add(text) }
    for text in ["a", "bc"] { other.add(text) }
    #expect(one.stored != other.stored)
  }

  /// CRC-32 according to its standard, bit by bit.
  private static func crc(_ parts: [[UInt8]]) -> Int {
    var value: UInt32 = 0xffff_ffff
    for byte in parts.joined() {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }
    return Int(~value)
  }

  private static func number(_ number: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func text(_ text: String) -> [UInt8] { number(text.utf8.count) + Array(text.utf8) }

  @Test func `numbers and times that a server could have written are plausible`() {
    #expect(SavedRevision(number: 1, at: 0, body: []).isPlausible)
    #expect(!SavedRevision(number: 0, at: 0, body: []).isPlausible)
    #expect(!SavedRevision(number: (1 << 53) + 1, at: 0, body: []).isPlausible)
    #expect(!SavedRevision(number: 1, at: .max, body: []).isPlausible)
    #expect(SavedSnapshot(number: 0, body: []).isPlausible)
    #expect(!SavedSnapshot(number: -1, body: []).isPlausible)
    #expect(
      Plausible.total(nil) == 0 && Plausible.total(-5) == 0 && Plausible.total(.max) == 1 << 53)
  }

  @Test func `an entry is read as it was written, and refused with a byte changed`() throws {
    var row = SessionRow(
      id: 3, name: "new", checksumSalt: "old", epoch: "e", lineage: "l", server: "s")
    row.head = 12
    row.snapshot = 10
    (row.answered, row.forgotten, row.valued) = (5, 2, 1)
    row.damage = SavedDamage(from: 9, at: 77, reason: "r")
    (row.scene, row.used, row.isPinned) = ("scene", 1_000, true)
    let read = try #require(SessionRow(FoundRow(values: Self.stored(row))))
    #expect(
      read.name == "new" && read.checksumSalt == "old" && read.head == 12 && read.snapshot == 10)
    #expect(read.damage?.from == 9 && read.isPinned && read.used == 1_000 && read.scene == "scene")
    #expect(read.key == SessionKey(id: 3, checksumSalt: "old"))
    for column in [0, 1, 2, 3, 4, 5, 7, 8, 9, 13, 15, 17] {
      var values = Self.stored(row)
      if case .integer(let number) = values[column] {
        values[column] = .integer(number ^ 1)
      } else {
        values[column] = .text("changed")
      }
      #expect(SessionRow(FoundRow(values: values)) == nil, "column \(column)")
    }
  }

  /// In the order of the statement's parameters.
  private static func stored(_ row: SessionRow) -> [SQLiteValue] { row.values }
}

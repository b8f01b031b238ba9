import Testing

@testable import SQLiteRecovery

/// The numbers in SQLite's own files.
@Suite struct `The format of SQLite's files` {
  @Test(arguments: [false, true])
  func `the checksum of a log continues over its parts`(isBigEndian: Bool) {
    let bytes = (0..<64).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    var (whole, parts) = (
      LogChecksum(isBigEndian: isBigEndian), LogChecksum(isBigEndian: isBigEndian)
    )
    whole.add(bytes[...])
    parts.add(bytes[..<24])
    parts.add(bytes[24...])
    var (first, second) = (UInt32(0), UInt32(0))
    for offset in stride(from: 0, to: 64, by: 8) {
      first &+= Self.word(bytes, offset, isBigEndian) &+ second
      second &+= Self.word(bytes, offset + 4, isBigEndian) &+ first
    }
    #expect(whole.equals(Int(first), Int(second)) && parts.equals(Int(first), Int(second)))
    #expect(!whole.equals(Int(first), Int(second) ^ 1))
  }

  private static func word(_ bytes: [UInt8], _ offset: Int, _ isBigEndian: Bool) -> UInt32 {
    let four = bytes[offset..<offset + 4]
    return (isBigEndian ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
  }

  @Test func `page sizes are powers of two from 512 to 65,536`() {
    #expect((0...70_000).filter(PageSize.isPossible) == (9...16).map { 1 << $0 })
    var header = [UInt8](repeating: 0, count: 100)
    (header[16], header[17]) = (0x10, 0)
    #expect(PageSize.stated(by: header) == 4_096)
    (header[16], header[17]) = (0, 1)
    #expect(PageSize.stated(by: header) == 65_536)
    (header[16], header[17]) = (0, 3)
    #expect(PageSize.stated(by: header) == nil)
    #expect(PageSize.stated(by: Array(header.prefix(17))) == nil)
  }
}

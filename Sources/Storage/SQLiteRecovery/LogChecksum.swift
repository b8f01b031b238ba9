/// The checksum of SQLite's write-ahead log, which goes on from frame to frame.
struct LogChecksum {
  private let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  /// - Parameter isBigEndian: the byte order of words, from the log's header.
  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Adds bytes, a multiple of eight.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    let bytes = bytes.span
    for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
      first &+= word(bytes, at: offset) &+ second
      second &+= word(bytes, at: offset + 4) &+ first
    }
  }

  private func word(_ bytes: borrowing Span<UInt8>, at offset: Int) -> UInt32 {
    let word =
      UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8
      | UInt32(bytes[offset + 2]) << 16 | UInt32(bytes[offset + 3]) << 24
    return isBigEndian ? word.byteSwapped : word
  }

  /// Compares with the two words of a frame's header.
  func equals(_ first: Int, _ second: Int) -> Bool {
    Int(self.first) == first && Int(self.second) == second
  }
}

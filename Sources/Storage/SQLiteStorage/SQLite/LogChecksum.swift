/// The checksum of SQLite's write-ahead log, which goes on from frame to frame.
struct LogChecksum {
  private let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  /// - Parameter isBigEndian: the byte order of words, from the log's header.
  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Adds bytes, a multiple of eight.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    var (first, second) = (first, second)
    unsafe bytes.withUnsafeBytes { bytes in
      for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
        let one = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let other = unsafe bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        first &+= (isBigEndian ? one.bigEndian : one.littleEndian) &+ second
        second &+= (isBigEndian ? other.bigEndian : other.littleEndian) &+ first
      }
    }
    (self.first, self.second) = (first, second)
  }

  /// Compares with the two words of a frame's header.
  func equals(_ first: Int, _ second: Int) -> Bool {
    Int(self.first) == first && Int(self.second) == second
  }
}

import CZlib

// The one file in which bytes are reached by their address.

/// What a column holds, before SQLite moves on.
func copy(_ start: UnsafeRawPointer?, count: Int32) -> [UInt8] {
  guard let start, count > 0 else { return [] }
  return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
}

/// What stands in each row beside its contents, so that a changed byte is seen: CRC-32 over what
/// kind of row it is, whose, which, and what it says.
struct Checksum {
  private var value: UInt

  /// - Parameter session: empty for what belongs to none.
  init(of kind: Kind, session: String) {
    value = crc32(0, nil, 0)
    add(Self.version)
    add(kind.rawValue)
    add(session)
  }

  enum Kind: String {
    case session, revision, snapshot, answer, value, appValue, testimony, removal
  }

  /// Of the form of rows.
  private static let version = 1

  var stored: Int { Int(value) }

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes in
      value = crc32(value, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 8)
    }
  }

  mutating func add(_ bytes: [UInt8]) {
    add(bytes.count)
    value = crc32(value, bytes, UInt32(bytes.count))
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }
}

/// The checksum of SQLite's write-ahead log over some bytes, a multiple of eight, behind others.
func logChecksum(
  _ bytes: ArraySlice<UInt8>, isBigEndian: Bool, from start: (UInt32, UInt32)
) -> (UInt32, UInt32) {
  var (first, second) = start
  bytes.withUnsafeBytes { bytes in
    for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
      let one = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let other = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
      first &+= (isBigEndian ? one.bigEndian : one.littleEndian) &+ second
      second &+= (isBigEndian ? other.bigEndian : other.littleEndian) &+ first
    }
  }
  return (first, second)
}

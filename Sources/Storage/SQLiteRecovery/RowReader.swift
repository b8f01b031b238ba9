/// Reads numbers of the file format, which have as many bytes as they need.
struct RowReader {
  private let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  init(_ bytes: [UInt8], at position: Int, end: Int) {
    (self.bytes, self.position, self.end) = (bytes, position, min(end, bytes.count))
  }

  /// Seven bits in each of the first eight bytes, and eight in the ninth.
  mutating func varint() -> Int? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard position < end else { return nil }
      let byte = bytes[position]
      position += 1
      if index == 8 { return Int(truncatingIfNeeded: value << 8 | UInt64(byte)) }
      value = value << 7 | UInt64(byte & 0x7f)
      if byte < 0x80 { return Int(truncatingIfNeeded: value) }
    }
    return nil
  }

  mutating func integer(_ count: Int) -> Int? {
    guard position + count <= end else { return nil }
    var value: Int64 = count > 0 && bytes[position] >= 0x80 ? -1 : 0
    for byte in bytes[position..<position + count] { value = value << 8 | Int64(byte) }
    position += count
    return Int(value)
  }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, position + count <= end else { return nil }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }
}

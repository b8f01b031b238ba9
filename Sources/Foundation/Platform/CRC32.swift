import CZlib

/// The CRC-32 of a sequence of bytes.
package struct CRC32 {
  package private(set) var value = UInt32(truncatingIfNeeded: crc32(0, nil, 0))

  package init() {}

  /// Adds a number as its 8 bytes, the lowest first.
  package mutating func add(_ number: Int) {
    unsafe withUnsafeBytes(of: Int64(number).littleEndian) { bytes in
      unsafe add(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 8)
    }
  }

  package mutating func add(_ bytes: [UInt8]) { add(bytes[...]) }

  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe add($0.baseAddress, $0.count) }
  }

  private mutating func add(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    value = UInt32(truncatingIfNeeded: unsafe crc32(UInt(value), start, UInt32(count)))
  }
}

import Platform

/// The checksum in each row, which shows if a byte has changed: CRC-32 over the kind of the row,
/// its session, its number and its contents.
package struct Checksum {
  private var crc = CRC32()

  /// - Parameter session: empty for a row that belongs to none.
  package init(of kind: Kind, session: String) {
    add(Self.version)
    add(kind.rawValue)
    add(session)
  }

  package enum Kind: String {
    case session, revision, snapshot, answer, value, appValue, removal
    /// The raw value is part of stored checksums.
    case lockRecord = "testimony"
  }

  /// The version of the form of rows.
  private static let version = 1

  /// The checksum as the row's column holds it.
  package var stored: Int { Int(crc.value) }

  package mutating func add(_ number: Int) { crc.add(number) }

  package mutating func add(_ bytes: [UInt8]) {
    crc.add(bytes.count)
    crc.add(bytes)
  }

  /// Adds bytes that say themselves how many they are.
  mutating func add(measured bytes: ArraySlice<UInt8>) { crc.add(bytes) }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }
}

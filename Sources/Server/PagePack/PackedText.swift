/// A packed file that is being written; the hash in addresses is filled in when all are known.
struct PackedText {
  /// The number of hexadecimal digits of the content hash that names the folder of packed files.
  static let hashDigits = 16
  static let folder = "/packed/"

  private(set) var bytes: [UInt8] = []
  private var hashOffsets: [Int] = []

  mutating func write(_ text: String) { bytes += text.utf8 }
  mutating func write(_ part: ArraySlice<UInt8>) { bytes += part }

  /// Writes the address of a packed file.
  mutating func write(addressOf name: String) {
    write(Self.folder)
    hashOffsets.append(bytes.count)
    bytes += [UInt8](repeating: UInt8(ascii: "0"), count: Self.hashDigits)
    write("/\(name)")
  }

  func filled(with hash: String) -> [UInt8] {
    var filled = bytes
    for offset in hashOffsets {
      filled.replaceSubrange(offset..<offset + Self.hashDigits, with: hash.utf8)
    }
    return filled
  }
}

import FoundationEssentials
import Platform

/// Reads a message; nil if the compiler has no others. Its length comes first, in 8 bytes, little
/// endian.
func receive() -> [UInt8]? {
  guard let header = readExactly(8) else { return nil }
  return readExactly(header.reversed().reduce(0) { $0 << 8 | Int($1) })
}

private func readExactly(_ count: Int) -> [UInt8]? {
  var bytes: [UInt8] = []
  while bytes.count < count {
    var piece = [UInt8](repeating: 0, count: count - bytes.count)
    let read = Descriptor.standardInput.read(into: &piece)
    guard read > 0 else { return nil }
    bytes += piece.prefix(read)
  }
  return bytes
}

func send(_ answer: PluginAnswer) {
  guard let bytes = try? JSONEncoder().encode(answer) else { return }
  let header = (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
  var rest = (header + bytes)[...]
  while !rest.isEmpty {
    let written = Descriptor.standardOutput.write(Array(rest))
    guard written > 0 else { return }
    rest = rest.dropFirst(written)
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A compiler plugin whose macro expands to nothing.
///
/// The compiler writes messages of JSON behind their length (8 bytes, little endian) and reads answers
/// of the same form. Source: the plugin messages of swift-syntax.
func readExactly(_ count: Int) -> [UInt8]? {
  var bytes: [UInt8] = []
  while bytes.count < count {
    var piece = [UInt8](repeating: 0, count: count - bytes.count)
    let read = read(STDIN_FILENO, &piece, piece.count)
    guard read > 0 else { return nil }
    bytes += piece.prefix(read)
  }
  return bytes
}

func receive() -> String? {
  guard let header = readExactly(8) else { return nil }
  let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  return readExactly(count).map { String(decoding: $0, as: UTF8.self) }
}

func send(_ message: String) {
  let bytes = Array(message.utf8)
  let header = (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
  var rest = (header + bytes)[...]
  while !rest.isEmpty {
    let written = write(STDOUT_FILENO, Array(rest), rest.count)
    guard written > 0 else { return }
    rest = rest.dropFirst(written)
  }
}

while let message = receive() {
  if message.hasPrefix("{\"getCapability\"") {
    send("{\"getCapabilityResult\":{\"capability\":{\"protocolVersion\":7}}}")
  } else {
    send("{\"expandMacroResult\":{\"expandedSource\":\"\",\"diagnostics\":[]}}")
  }
}

/// A frame from the server (RFC 6455, 5.2), as ranges of the received bytes.
struct Frame {
  let opcode: Opcode
  let isFinal: Bool
  let payload: Range<Int>

  enum Opcode: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  /// Reads the frame that begins at an offset; nil if it is not complete.
  init?(_ bytes: borrowing Span<UInt8>, at start: Int) throws {
    guard bytes.count - start >= 2 else { return nil }
    guard bytes[start] & 0x70 == 0, let opcode = Opcode(rawValue: bytes[start] & 15) else {
      throw Fault("the server sent a frame that begins with \(bytes[start])")
    }
    guard bytes[start + 1] & 128 == 0 else { throw Fault("the server sent a masked frame") }
    var (length, begin) = (Int(bytes[start + 1]), start + 2)
    if length >= 126 {
      let width = length == 126 ? 2 : 8
      guard bytes.count - begin >= width else { return nil }
      length = (begin..<begin + width).reduce(0) { $0 << 8 | Int(bytes[$1]) }
      begin += width
    }
    guard bytes.count - begin >= length else { return nil }
    self.opcode = opcode
    isFinal = bytes[start] & 128 != 0
    payload = begin..<begin + length
  }

  /// Appends a masked frame to a client's output.
  ///
  /// - Parameter body: Appends the payload, which is usually short.
  static func append(
    _ opcode: Opcode, key: UInt32, to bytes: inout [UInt8], body: (inout [UInt8]) -> Void
  ) {
    bytes.append(128 | opcode.rawValue)
    let lengthAt = bytes.count
    bytes.append(0)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: key >> shift))
    }
    let begin = bytes.count
    body(&bytes)
    let count = bytes.count - begin
    Kernel.mask(&bytes, from: begin, with: key)
    let width = count < 126 ? 0 : count < 65_536 ? 2 : 8
    bytes[lengthAt] = 128 | UInt8(width == 0 ? count : width == 2 ? 126 : 127)
    let length = (0..<width).reversed().map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    bytes.insert(contentsOf: length, at: lengthAt + 1)
  }
}

/// The opening handshake, with the key and its answer of RFC 6455, 1.3.
enum Handshake {
  static func request(path: String, port: UInt16) -> [UInt8] {
    Array(
      """
      GET \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      Sec-WebSocket-Version: 13\r
      \r

      """.utf8)
  }

  /// The offset of the first frame; nil while the answer's head is incomplete.
  static func end(of bytes: [UInt8]) throws -> Int? {
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: Self.blankLine) }) else {
      return nil
    }
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    guard head.hasPrefix("HTTP/1.1 101"), head.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") else {
      throw Fault("the handshake was refused: \(head.split(separator: "\r\n").first ?? "")")
    }
    return end + blankLine.count
  }

  private static let blankLine = Array("\r\n\r\n".utf8)
}

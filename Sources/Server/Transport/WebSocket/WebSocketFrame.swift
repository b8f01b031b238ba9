/// The frames of RFC 6455 as a server writes them: final and unmasked.
public enum WebSocketFrame {
  /// The kind of a frame.
  public enum Opcode: UInt8, Sendable {
    case text = 0x1
    case binary = 0x2
    case close = 0x8
    case ping = 0x9
    case pong = 0xA
  }

  /// - Parameter second: a frame's second byte.
  static func isMasked(_ second: UInt8) -> Bool { second & 0x80 != 0 }

  /// Appends the 2, 4 or 10 bytes that announce a payload of `count` bytes.
  public static func appendHeader(
    _ opcode: Opcode = .text, payloadBytes count: Int, to bytes: inout [UInt8]
  ) {
    appendHeader(opcode, payloadBytes: count, maskBit: 0, to: &bytes)
  }

  /// Appends a whole text frame.
  public static func append(text: [UInt8], to bytes: inout [UInt8]) {
    appendHeader(.text, payloadBytes: text.count, to: &bytes)
    bytes.append(contentsOf: text)
  }

  /// Appends a whole frame of any kind.
  public static func append(
    _ opcode: Opcode, payload: borrowing Span<UInt8>, to bytes: inout [UInt8]
  ) {
    appendHeader(opcode, payloadBytes: payload.count, to: &bytes)
    bytes.append(copying: payload)
  }

  static func appendHeader(
    _ opcode: Opcode, payloadBytes count: Int, maskBit: UInt8, to bytes: inout [UInt8]
  ) {
    bytes.append(addingCapacity: 10) { output in
      output.append(0x80 | opcode.rawValue)
      if count < 126 {
        output.append(maskBit | UInt8(truncatingIfNeeded: count))
      } else if count <= 0xFFFF {
        output.append(maskBit | 126)
        output.append(bigEndian: count, bytes: 2)
      } else {
        output.append(maskBit | 127)
        output.append(bigEndian: count, bytes: 8)
      }
    }
  }
}

extension OutputSpan<UInt8> {
  @inline(__always)
  fileprivate mutating func append(bigEndian value: Int, bytes width: Int) {
    for shift in stride(from: (width - 1) * 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}

extension WebSocketFrame {
  /// Appends a whole frame as a client must write it: its payload masked with `key` (RFC 6455 5.3).
  static func appendMasked(
    _ opcode: Opcode, payload: borrowing Span<UInt8>, key: UInt32, to bytes: inout [UInt8]
  ) {
    appendHeader(opcode, payloadBytes: payload.count, maskBit: 0x80, to: &bytes)
    let mask = (
      UInt8(truncatingIfNeeded: key >> 24), UInt8(truncatingIfNeeded: key >> 16),
      UInt8(truncatingIfNeeded: key >> 8), UInt8(truncatingIfNeeded: key)
    )
    bytes.append(contentsOf: [mask.0, mask.1, mask.2, mask.3])
    for index in payload.indices {
      let byte = payload[index]
      switch index & 3 {
      case 0: bytes.append(byte ^ mask.0)
      case 1: bytes.append(byte ^ mask.1)
      case 2: bytes.append(byte ^ mask.2)
      default: bytes.append(byte ^ mask.3)
      }
    }
  }
}

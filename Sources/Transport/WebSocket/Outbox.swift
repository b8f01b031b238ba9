/// What one connection has yet to send: whole frames, one after the other.
///
/// A buffer that many connections get is kept as it is, not copied; only when a second thing follows
/// it in the same turn are both joined in a buffer of this connection's own.
struct Outbox {
  private(set) var bytes: [UInt8] = []
  /// How much of `bytes` has been handed on.
  private(set) var start = 0
  private var isShared = false

  var count: Int { bytes.count &- start }
  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(shared frames: [UInt8], spares: inout SpareBuffers) {
    if bytes.isEmpty {
      bytes = frames
      isShared = true
      return
    }
    makeOwn(spares: &spares)
    bytes.append(contentsOf: frames)
  }

  mutating func append(
    _ opcode: WebSocketFrame.Opcode, payload: borrowing Span<UInt8>, spares: inout SpareBuffers
  ) {
    makeOwn(spares: &spares)
    WebSocketFrame.append(opcode, payload: payload, to: &bytes)
  }

  mutating func append(
    maskedWith key: UInt32, _ opcode: WebSocketFrame.Opcode, payload: borrowing Span<UInt8>,
    spares: inout SpareBuffers
  ) {
    makeOwn(spares: &spares)
    WebSocketFrame.appendMasked(opcode, payload: payload, key: key, to: &bytes)
  }

  /// Marks the next `count` bytes as sent, and gives an emptied buffer back for others to use.
  mutating func consume(_ count: Int, spares: inout SpareBuffers) {
    start += count
    if start == bytes.count { removeAll(spares: &spares) }
  }

  mutating func removeAll(spares: inout SpareBuffers) {
    if !isShared { spares.give(&bytes) }
    bytes = []
    start = 0
    isShared = false
  }

  private mutating func makeOwn(spares: inout SpareBuffers) {
    if bytes.isEmpty {
      bytes = spares.take()
    } else if isShared {
      var joined = spares.take()
      joined.append(contentsOf: bytes[start...])
      bytes = joined
      start = 0
    }
    isShared = false
  }
}

/// Emptied buffers of a loop's outboxes, so that a busy turn allocates nothing.
struct SpareBuffers {
  private static let maxBuffers = 16
  private static let maxCapacity = 256 * 1024
  private var buffers: [[UInt8]] = []

  mutating func take() -> [UInt8] { buffers.popLast() ?? [] }

  mutating func give(_ buffer: inout [UInt8]) {
    let isWorthKeeping = buffer.capacity > 0 && buffer.capacity <= Self.maxCapacity
    if buffers.count == Self.maxBuffers || !isWorthKeeping { return }
    buffer.removeAll(keepingCapacity: true)
    buffers.append(buffer)
    buffer = []
  }
}

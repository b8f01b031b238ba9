/// The frames that one connection has yet to send, whole and one after the other.
///
/// A buffer that many connections get is kept unchanged, not copied. A small one is joined with
/// what follows it in the same turn in this connection's own buffer; a large one is never copied.
struct Outbox {
  /// The bytes that are handed on next.
  private(set) var bytes: [UInt8] = []
  /// The count of `bytes` that have been handed on.
  private(set) var start = 0
  private var kind = Kind.own
  /// The segments after `bytes`, and the count of their bytes.
  private var further: [Segment] = []
  private var furtherCount = 0
  /// Bytes after `bytes` that only this connection has.
  private var furtherOwnCount = 0

  private enum Kind {
    case own
    /// An array that others may have as well.
    case borrowed
    /// A part of something large that others share; it is counted while it is kept.
    case shared(AnyObject)

    var isShared: Bool { if case .shared = self { true } else { false } }
  }

  private struct Segment {
    var bytes: [UInt8]
    let kind: Kind
  }

  var count: Int { bytes.count &- start &+ furtherCount }
  var isEmpty: Bool { bytes.isEmpty }

  /// True if all of it can be handed on together, as at most `most` bytes.
  func isOnePiece(of most: Int) -> Bool { further.isEmpty && bytes.count - start <= most }

  /// Bytes that are kept only for this connection.
  var ownCount: Int { (kind.isShared ? 0 : bytes.count) &+ furtherOwnCount }

  mutating func append(frames: [UInt8], pool: inout BufferPool) {
    if frames.isEmpty { return }
    if bytes.isEmpty {
      bytes = frames
      kind = .borrowed
    } else {
      withOwn(pool: &pool) { $0.append(contentsOf: frames) }
    }
  }

  /// - Parameter owner: kept as long as the text is.
  mutating func append(shared text: [UInt8], of owner: AnyObject) {
    if text.isEmpty { return }
    if bytes.isEmpty {
      bytes = text
      kind = .shared(owner)
    } else {
      further.append(Segment(bytes: text, kind: .shared(owner)))
      furtherCount += text.count
    }
  }

  mutating func append(
    _ opcode: WebSocketFrame.Opcode, payload: borrowing Span<UInt8>, pool: inout BufferPool
  ) {
    withOwn(pool: &pool) { WebSocketFrame.append(opcode, payload: payload, to: &$0) }
  }

  mutating func append(
    maskedWith key: UInt32, _ opcode: WebSocketFrame.Opcode, payload: borrowing Span<UInt8>,
    pool: inout BufferPool
  ) {
    withOwn(pool: &pool) {
      WebSocketFrame.appendMasked(opcode, payload: payload, key: key, to: &$0)
    }
  }

  /// Marks the next `count` of `bytes` as sent, and gives an emptied buffer back for others to use.
  mutating func consume(_ count: Int, pool: inout BufferPool) {
    start += count
    if start < bytes.count { return }
    recycleBuffer(pool: &pool)
    if further.isEmpty { return }
    let next = further.removeFirst()
    (bytes, kind) = (next.bytes, next.kind)
    furtherCount -= next.bytes.count
    if !next.kind.isShared { furtherOwnCount -= next.bytes.count }
  }

  mutating func removeAll(pool: inout BufferPool) {
    recycleBuffer(pool: &pool)
    further = []
    (furtherCount, furtherOwnCount) = (0, 0)
  }

  private mutating func recycleBuffer(pool: inout BufferPool) {
    if case .own = kind { pool.recycle(&bytes) }
    bytes = []
    start = 0
    kind = .own
  }

  /// Lets `body` add to the last buffer, which is this connection's own.
  private mutating func withOwn(pool: inout BufferPool, _ body: (inout [UInt8]) -> Void) {
    if further.isEmpty && !kind.isShared {
      makeOwn(pool: &pool)
      body(&bytes)
      return
    }
    if further.last?.kind.isShared != false {
      further.append(Segment(bytes: [], kind: .own))
    }
    let last = further.count - 1
    let before = further[last].bytes.count
    body(&further[last].bytes)
    furtherCount += further[last].bytes.count - before
    furtherOwnCount += further[last].bytes.count - before
  }

  private mutating func makeOwn(pool: inout BufferPool) {
    if bytes.isEmpty {
      bytes = pool.takeBuffer()
    } else if case .borrowed = kind {
      var joined = pool.takeBuffer()
      joined.append(contentsOf: bytes[start...])
      bytes = joined
      start = 0
    }
    kind = .own
  }
}

/// Emptied buffers of a loop's outboxes, so that a busy turn allocates nothing.
struct BufferPool {
  private static let maxBuffers = 16
  private static let maxCapacity = 256 * 1024
  private var buffers: [[UInt8]] = []

  mutating func takeBuffer() -> [UInt8] { buffers.popLast() ?? [] }

  mutating func recycle(_ buffer: inout [UInt8]) {
    let isWorthKeeping = buffer.capacity > 0 && buffer.capacity <= Self.maxCapacity
    if buffers.count == Self.maxBuffers || !isWorthKeeping { return }
    buffer.removeAll(keepingCapacity: true)
    buffers.append(buffer)
    buffer = []
  }
}

/// The message that a connection is receiving: its pieces in one growing buffer, never an object
/// per fragment.
struct IncomingMessage {
  private(set) var bytes: [UInt8] = []
  private var fragments = 0

  /// Returns true when `count` bytes more, of a frame that announces `remaining` beyond them, stay
  /// within `limit`. `remaining` may be as large as a frame can announce: 2^63 - 1.
  func fits(_ count: Int, remaining: Int, limit: Int) -> Bool {
    let room = limit - bytes.count
    return count <= room && remaining <= room - count
  }

  /// Adds a piece that is not the message's last; false when the message has too many fragments.
  mutating func append(
    _ piece: borrowing Span<UInt8>, endsFrame: Bool, maxFragments: Int
  ) -> Bool {
    add(piece)
    if endsFrame { fragments += 1 }
    return fragments < maxFragments
  }

  /// The whole message, when `piece` is its last.
  mutating func finish(_ piece: borrowing Span<UInt8>) -> [UInt8] {
    add(piece)
    let whole = bytes
    self = IncomingMessage()
    return whole
  }

  private mutating func add(_ piece: borrowing Span<UInt8>) {
    bytes.append(copying: piece)
  }
}

/// The work that a connection has asked for and that is not done; until then nothing more is read.
enum PendingWork {
  /// A newcomer, which waits for its first message.
  case greeting
  /// Not looked at yet: the text of a message.
  case message([UInt8])
  /// The text of a request that is done where another session lives.
  case forwarded([UInt8])
  /// Under way: a long request, or several. The subscriber holds them, so that nothing is copied.
  case batch
}

extension PendingWork {
  /// The bytes that only the work takes; the answers of a batch are the subscriber's.
  var bytes: Int {
    switch self {
    case .message(let text), .forwarded(let text): text.count
    case .greeting, .batch: 0
    }
  }
}

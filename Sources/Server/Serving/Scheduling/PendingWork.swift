/// The work that a connection has asked for and that is not done; until then nothing more is read.
enum PendingWork {
  /// A newcomer, which waits for its first message.
  case greeting
  /// Not looked at yet: the text of a message.
  case message([UInt8])
  /// The next request of the batch under way is about a session that may live elsewhere: it waits for
  /// another node or the store.
  case forwarded
  /// Under way: a long request, or several. The subscriber holds them, so that nothing is copied.
  case batch
}

extension PendingWork {
  /// The bytes that only the work takes; the answers of a batch are the subscriber's.
  var bytes: Int {
    switch self {
    case .message(let text): text.count
    case .greeting, .batch, .forwarded: 0
    }
  }
}

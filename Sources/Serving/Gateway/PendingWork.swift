/// What a connection has been read of and is not done with; nothing more is read from it meanwhile.
enum PendingWork {
  /// It has just come, and waits for its first message.
  case greeting
  /// Not looked at yet: the text of a message.
  case message([UInt8])
  /// Under way: a long request, or several. The subscriber holds them, so that nothing is copied.
  case batch
}

extension PendingWork {
  /// What it takes, and nobody else has; the answers of a batch are the subscriber's.
  var bytes: Int {
    if case .message(let text) = self { text.count } else { 0 }
  }
}

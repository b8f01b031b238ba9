import Sessions

/// What a connection has been read of and is not done with; nothing more is read from it meanwhile.
enum Work {
  /// It has just come, and waits for its first message.
  case greeting
  /// Not looked at yet: the text of a message.
  case message([UInt8])
  /// Under way: requests that came in one array.
  case batch(Batch)
}

extension Work {
  /// What it takes, and nobody else has.
  var bytes: Int {
    switch self {
    case .greeting: 0
    case .message(let text): text.count
    case .batch(let batch): batch.answerBytes
    }
  }
}

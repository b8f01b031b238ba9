import OrderedJSON
import WireProtocol

/// The reason why records were not stored.
public enum StoreFailure: Hashable, Sendable {
  /// There is no room. None of the records is stored.
  case full
  /// The database has no number left for another session. None of the records is stored.
  case exhausted
  /// Another program has locked the database. None of the records is stored.
  case busy
  /// The store cannot be reached. None of the records is stored.
  case away
  /// Another node has the session. None of the records is stored.
  case moved
  /// It is unknown whether the records are stored; the sentence says what happened.
  case unknown(String)
}

extension StoreFailure {
  /// The reason as a sentence, without its full stop.
  public var sentence: Sentence {
    switch self {
    case .full: "The disk is full"
    case .exhausted: "The database has no number left for another session"
    case .busy: "Another program has the database locked"
    case .away: "The database cannot be reached"
    case .moved: "The session lives on another node now"
    case .unknown(let words): Sentence(verbatim: UTF8String(words))
    }
  }

  /// Returns the refusal of a command for this reason.
  ///
  /// - Parameter consequence: what happened to the command, as a clause with its full stop.
  package func refusal(_ consequence: Sentence) -> WireError {
    let answer: Sentence = "\(sentence): \(consequence)"
    switch self {
    case .full, .exhausted, .busy, .unknown: return WireError(.storageFull, answer)
    case .away, .moved:
      return WireError(
        .unavailable, answer, details: ["retryAfterMs": .number(.init(Self.retryAfter))])
    }
  }

  /// The time after which to retry, in milliseconds.
  private static let retryAfter = 1_000
}

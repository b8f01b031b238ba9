import OrderedJSON
import WireProtocol

/// The reason why records were not stored.
public enum StoreFailure: Hashable, Sendable {
  /// There is no room. Nothing of them is stored.
  case full
  /// Another program has the database locked. Nothing of them is stored.
  case busy
  /// The store cannot be reached. Nothing of them is stored.
  case away
  /// Another node has the session. Nothing of them is stored.
  case moved
  /// It is unknown whether they are stored; the sentence says what happened.
  case unknown(String)
}

extension StoreFailure {
  /// Without its full stop.
  public var sentence: String {
    switch self {
    case .full: "The disk is full"
    case .busy: "Another program has the database locked"
    case .away: "The database cannot be reached"
    case .moved: "The session lives on another node now"
    case .unknown(let sentence): sentence
    }
  }

  /// The refusal of a command for that reason.
  ///
  /// - Parameter consequence: what became of it, a clause with its full stop.
  package func refusal(_ consequence: UTF8String) -> WireError {
    let message: UTF8String = "\(sentence): \(consequence)"
    switch self {
    case .full, .busy, .unknown: return WireError(.storageFull, message)
    case .away, .moved:
      return WireError(
        .unavailable, message, details: ["retryAfterMs": .number(.init(Self.retryAfter))])
    }
  }

  /// Milliseconds.
  private static let retryAfter = 1_000
}

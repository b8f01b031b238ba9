/// The phase of the server, from its first client to its end.
@MainActor
final class Lifecycle {
  /// The phases in their order; none of them comes back.
  enum Phase: Int, Comparable {
    case serving
    /// The server is about to stop, and new clients had better go elsewhere.
    case draining
    /// Messages that have come are answered, and nothing more is read.
    case stopping
    /// Clients are being disconnected.
    case disconnecting

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var phase = Phase.serving

  /// Does nothing if the phase is a later one already.
  func advance(to next: Phase) { phase = max(phase, next) }

  var isStopping: Bool { phase >= .stopping }
}

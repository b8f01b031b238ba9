/// The gauge of the memory that a server may take.
@MainActor
public final class MemoryGauge {
  /// The room that is left.
  public enum Level: Int, Comparable, Sendable {
    case ample
    /// Nothing new begins, and nothing grows: there is room left for looking and for taking away.
    case tight
    /// Nobody else is let in.
    case full

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// In bytes.
  public let budget: Int
  private var current = Level.ample
  /// In bytes, as told last.
  public private(set) var used = 0
  /// The most since it was last begun anew.
  public private(set) var peak = 0

  /// - Parameter budget: in bytes.
  public nonisolated init(budget: Int = .max) { self.budget = budget }

  /// Asked for by every request; stored where only this file can change it, so reading costs a load.
  public var level: Level { current }

  /// Beyond this, what could be made again or read again is let go.
  public var comfortable: Int { budget / 4 * 3 }
  /// Beyond this it is tight.
  private var most: Int { budget / 8 * 7 }

  /// Takes in how many bytes are used now.
  public func update(_ used: Int) {
    self.used = used
    peak = max(peak, used)
    current = used > budget ? .full : used > most ? .tight : .ample
  }

  /// Begins the peak anew, at what is used now.
  public func beginPeak() { peak = used }

  /// Milliseconds behind which it is worth trying again.
  public nonisolated static let retryAfter = 1_000
}

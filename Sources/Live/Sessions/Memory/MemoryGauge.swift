/// The gauge of a server's memory.
@MainActor
public final class MemoryGauge {
  /// A level of the room that is left.
  public enum Level: Int, Comparable, Sendable {
    case ample
    /// Nothing new begins, and nothing grows; there is still room to read and to remove things.
    case tight
    /// No further clients are admitted.
    case full

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// In bytes.
  public let budget: Int
  private var current = Level.ample
  /// The bytes in use, as of the last update.
  public private(set) var used = 0
  /// The largest number of bytes in use since the last call of `beginPeak`.
  public private(set) var peak = 0

  /// - Parameter budget: in bytes.
  public nonisolated init(budget: Int = .max) { self.budget = budget }

  /// The current level. Every request reads it; only this file can change it, so reading costs one
  /// load.
  public var level: Level { current }

  /// Above this number of bytes, data that can be created or read again is released.
  public var comfortable: Int { budget / 4 * 3 }
  /// Above this number of bytes, memory is tight.
  private var most: Int { budget / 8 * 7 }

  /// Records how many bytes are in use now.
  public func update(_ used: Int) {
    self.used = used
    peak = max(peak, used)
    current = used > budget ? .full : used > most ? .tight : .ample
  }

  /// Resets the peak to the current use.
  public func beginPeak() { peak = used }

  /// The time in milliseconds after which a retry is worthwhile.
  public nonisolated static let retryAfter = 1_000
}

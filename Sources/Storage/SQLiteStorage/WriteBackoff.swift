import SessionRecords

/// The time after a failed write in which sessions report the failure, and what can wait is not
/// written.
struct WriteBackoff {
  private var end: ContinuousClock.Instant?
  private var lastObstacle: StoreFailure?
  /// True once there was no number for another session.
  var hasNoNumberLeft = false

  /// True until a failed write may be tried again.
  var isActive: Bool { end.map { $0 > .now } ?? false }

  /// The obstacle that was met in writing lately.
  var obstacle: StoreFailure? { isActive ? lastObstacle : nil }

  /// Starts with an obstacle; nil for a failure that sessions do not report.
  mutating func start(_ obstacle: StoreFailure?, for time: Duration) {
    lastObstacle = obstacle
    end = .now + time
  }

  /// Ends after a write that was stored.
  mutating func stop() { end = nil }
}

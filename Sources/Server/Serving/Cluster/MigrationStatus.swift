/// A session's part in the migrations between nodes. All times are milliseconds of `StopWatch`.
struct MigrationStatus {
  /// True if the session is about to go to another node: its clients are not read.
  var isUnderWay = false
  /// The time until which the session is not offered to another node, after a failed migration.
  var backoffEnd: Int64 = 0
  /// The time until which the session does not leave because of load, after its arrival.
  var arrivalEnd: Int64 = 0

  var isBackingOff: Bool { StopWatch.now() < backoffEnd }
  /// True if the session has arrived only lately.
  var isSettling: Bool { StopWatch.now() < arrivalEnd }

  /// Ends a migration that failed.
  mutating func fail() {
    isUnderWay = false
    backoffEnd = StopWatch.now() + SessionMigration.backoff
  }

  /// Notes that a client of the session has come from another node, as it does with the session.
  mutating func noteArrival() { arrivalEnd = StopWatch.now() + SessionMigration.backoff }
}

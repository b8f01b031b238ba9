import Platform

/// Elapsed time, which does not depend on changes to the time of day.
enum StopWatch {
  /// Milliseconds since some moment, in steps of a few.
  static func now() -> Int64 { Clock.coarse.milliseconds }

  /// Microseconds since some moment, exactly.
  static func microseconds() -> Int64 { Clock.monotonic.microseconds }

  /// Microseconds of the processor that the loop's thread has used.
  static func processorTime() -> Int64 { Clock.thread.microseconds }
}

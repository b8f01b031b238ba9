import Glibc

/// Time that passes, whatever the time of day is set to meanwhile.
enum StopWatch {
  /// Milliseconds since some moment, in steps of a few.
  static func now() -> Int64 {
    read(CLOCK_MONOTONIC_COARSE) / 1_000
  }

  /// Microseconds since some moment, exactly.
  static func microseconds() -> Int64 { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }
}

import Glibc

/// Time that passes, whatever the time of day is set to meanwhile.
enum StopWatch {
  /// Milliseconds since some moment, in steps of a few: what is asked for after each message must
  /// cost next to nothing.
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}

import Glibc

/// A clock of the system.
package enum Clock {
  /// The time of day, since 1970 UTC.
  case wall
  /// Time since some moment, which is independent of changes to the time of day.
  case monotonic
  /// Like `monotonic`, in steps of a few milliseconds, and faster to read.
  case coarse
  /// The processor time that the calling thread has used.
  case thread

  package var seconds: Double {
    let time = time
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  package var microseconds: Int64 {
    let time = time
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }

  package var milliseconds: Int64 { microseconds / 1_000 }

  private var time: timespec {
    var time = timespec()
    unsafe clock_gettime(id, &time)
    return time
  }

  private var id: clockid_t {
    switch self {
    case .wall: CLOCK_REALTIME
    case .monotonic: CLOCK_MONOTONIC
    case .coarse: CLOCK_MONOTONIC_COARSE
    case .thread: CLOCK_THREAD_CPUTIME_ID
    }
  }
}

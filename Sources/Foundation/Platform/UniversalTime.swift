import Glibc

/// A moment in the calendar, UTC.
package struct UniversalTime: Hashable, Sendable {
  package let year, month, day, hour, minute, second: Int

  /// - Parameter milliseconds: since 1970.
  package init(milliseconds: Int64) {
    var seconds = time_t(milliseconds / 1_000)
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    year = Int(unsafe parts.tm_year) + 1900
    month = Int(unsafe parts.tm_mon) + 1
    day = Int(unsafe parts.tm_mday)
    hour = Int(unsafe parts.tm_hour)
    minute = Int(unsafe parts.tm_min)
    second = Int(unsafe parts.tm_sec)
  }
}

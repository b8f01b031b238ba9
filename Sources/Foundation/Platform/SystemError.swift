import Glibc

/// The system's report on a call that failed.
package enum SystemError {
  /// The `errno` of the last call that failed on this thread.
  package static var code: Int32 {
    get { errno }
    set { errno = newValue }
  }

  /// The text of the last error.
  package static var text: String { text(of: code) }

  /// The C library's text for an `errno`.
  package static func text(of code: Int32) -> String { unsafe String(cString: strerror(code)) }
}

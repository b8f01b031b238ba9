@unsafe @preconcurrency import Glibc

/// The stream that `print` writes to.
package enum StandardOutput {
  /// Makes each line leave at once, even into a pipe.
  package static func bufferLines() { unsafe setvbuf(unsafe stdout, nil, _IOLBF, 0) }
}

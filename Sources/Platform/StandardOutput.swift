@unsafe @preconcurrency import Glibc

/// The stream that `print` writes to.
package enum StandardOutput {
  /// Has each line leave at once, also into a pipe.
  package static func bufferLines() { unsafe setvbuf(unsafe stdout, nil, _IOLBF, 0) }
}

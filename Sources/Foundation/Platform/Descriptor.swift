import Glibc

/// The number of an open file, a pipe or a terminal. A call that fails leaves its reason in
/// `SystemError.code`.
package struct Descriptor: Hashable, Sendable {
  package let number: Int32

  package static let standardInput = Descriptor(number: STDIN_FILENO)
  package static let standardOutput = Descriptor(number: STDOUT_FILENO)
  package static let standardError = Descriptor(number: STDERR_FILENO)

  package init(number: Int32) { self.number = number }

  /// Opens a file; nil if that fails.
  ///
  /// - Parameters:
  ///   - flags: of `open(2)`; the descriptor is never inherited.
  ///   - mode: the rights of a file that is created.
  package init?(opening path: String, _ flags: Int32 = O_RDONLY, mode: mode_t = 0o600) {
    number = unsafe open(path, flags | O_CLOEXEC, mode)
    if number < 0 { return nil }
  }

  /// Another number for the same file, never inherited; nil if that fails.
  package func duplicated() -> Descriptor? {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
    return copy < 0 ? nil : Descriptor(number: copy)
  }

  /// From now on this number refers to the other's file.
  package func redirect(to other: Descriptor) { _ = dup2(other.number, number) }

  /// - Returns: false if what was written may not have reached the file.
  @discardableResult
  package func close() -> Bool { Glibc.close(number) == 0 }

  /// Reads into the beginning of `bytes`.
  ///
  /// - Parameter limit: the most bytes to read; if it is more than `bytes` has room for, all of
  ///   that room.
  /// - Returns: how many bytes; 0 at the end, less if it fails.
  package func read(into bytes: inout [UInt8], atMost limit: Int = .max) -> Int {
    unsafe Glibc.read(number, &bytes, min(bytes.count, limit))
  }

  /// Like `read(into:)`, from an offset in the file.
  package func read(into bytes: inout [UInt8], at offset: Int) -> Int {
    unsafe pread(number, &bytes, bytes.count, offset)
  }

  /// - Returns: how many bytes were written; less than 0 if it fails.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Int { unsafe Glibc.write(number, bytes, bytes.count) }

  /// Like `write`, for the first `count` bytes.
  package func write(_ bytes: [UInt8], count: Int) -> Int {
    unsafe Glibc.write(number, bytes, min(count, bytes.count))
  }

  /// Like `write`, at an offset in the file.
  @discardableResult
  package func write(_ bytes: [UInt8], at offset: Int) -> Int {
    unsafe pwrite(number, bytes, bytes.count, offset)
  }

  /// The file's length in bytes; 0 if the system does not say.
  package var count: Int {
    var status = stat()
    return unsafe fstat(number, &status) == 0 ? Int(status.st_size) : 0
  }
}

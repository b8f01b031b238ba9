import Glibc
import Platform

/// A file named on the command line, or standard input; a pipe or a terminal serves as well.
public struct InputFile: Sendable {
  private let descriptor: Descriptor
  private let name: String

  /// Opens it; `pieces` closes it.
  ///
  /// - Parameter path: nil or `-` for standard input.
  /// - Throws: one sentence.
  public init(_ path: String?) throws(UsageError) {
    guard let path, path != "-" else {
      descriptor = .standardInput
      name = "Standard input"
      return
    }
    guard let opened = Descriptor(opening: path) else { throw Self.unreadable(path) }
    descriptor = opened
    name = path
  }

  /// Passes on the bytes as they come, to the end.
  ///
  /// - Throws: one sentence.
  public func pieces(_ body: ([UInt8]) -> Void) throws(UsageError) {
    defer { descriptor.close() }
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = descriptor.read(into: &piece)
      if count == 0 { return }
      if count < 0 && errno != EINTR { throw Self.unreadable(name) }
      if count > 0 { body(Array(piece[..<count])) }
    }
  }

  /// Reads all bytes of a file.
  ///
  /// - Throws: one sentence.
  public static func bytes(_ path: String?) throws(UsageError) -> [UInt8] {
    var bytes: [UInt8] = []
    try InputFile(path).pieces { bytes += $0 }
    return bytes
  }

  private static func unreadable(_ name: String) -> UsageError {
    UsageError("\(name) cannot be read.")
  }
}

/// The status with which a program ends.
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Everything was done.
  public static let success = ExitStatus(rawValue: 0)
  /// The work was done, and its result is a failure: a refused command, bytes that are no path.
  public static let failure = ExitStatus(rawValue: 1)
  /// The command line, a file or the address cannot be used.
  public static let usage = ExitStatus(rawValue: 2)
  /// Another program is needed that is not installed.
  public static let missingProgram = ExitStatus(rawValue: 3)
}

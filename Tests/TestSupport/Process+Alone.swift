import Foundation

extension Process {
  private static let door = NSLock()

  /// Makes pipes, and starts programs, while no other test does.
  ///
  /// Foundation learns that a program has ended from a socket that the program has inherited. Another
  /// that is started on another thread at the same moment inherits it too, and `waitUntilExit` returns
  /// when both have ended. Where the other is a server for all tests that is never: a thread of the few
  /// that tests have stands still then, and behind two such threads all who sleep, since nobody is left
  /// to go on with them. It is the same with the ends of pipes.
  public static func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    door.lock()
    defer { door.unlock() }
    return try body()
  }

  /// Starts it while no other test starts one.
  public func runAlone() throws { try Self.alone { try run() } }
}

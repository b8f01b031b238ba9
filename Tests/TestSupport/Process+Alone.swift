import Foundation

extension Process {
  private static let door = NSLock()

  /// Makes pipes, and starts programs, while no other test does.
  ///
  /// Foundation learns that a program has ended from a socket that the program inherits. Another
  /// program that starts on another thread at the same moment inherits it too, and `waitUntilExit`
  /// returns when both have ended. If the other is a server for all tests, that is never: one of
  /// the tests' few threads then blocks, and with two such threads every sleeping test hangs,
  /// because no thread is left to resume it. The same is true for the ends of pipes.
  public static func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    door.lock()
    defer { door.unlock() }
    return try body()
  }

  /// Starts it while no other test starts a program.
  public func runAlone() throws { try Self.alone { try run() } }
}

import Dispatch

/// Work that takes too long for the main thread.
enum BackgroundQueue {
  private static let queue = DispatchQueue(label: "colonnade.reading", qos: .userInitiated)

  /// Does work on another thread, after all work requested before.
  ///
  /// - Parameter done: called on the main thread.
  static func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then done: @escaping @MainActor (Result) -> Void
  ) {
    queue.async {
      let result = work()
      DispatchQueue.main.async { MainActor.assumeIsolated { done(result) } }
    }
  }
}

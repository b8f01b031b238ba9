import Dispatch

/// Work that takes longer than others may be kept waiting.
enum Beside {
  private static let queue = DispatchQueue(label: "colonnade.reading", qos: .userInitiated)

  /// Does it on another thread, behind what has been asked for before.
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

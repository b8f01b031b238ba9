/// A descriptor that an event loop watches while this is kept; it must end before the loop does.
public final class LoopWatch {
  private var watcher: Watcher?

  init(_ watcher: Watcher) { self.watcher = watcher }

  /// Stops watching.
  public func cancel() { watcher = nil }
}

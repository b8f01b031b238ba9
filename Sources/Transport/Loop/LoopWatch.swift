/// A descriptor that an event loop looks at, as long as this is kept; it must end before the loop does.
public final class LoopWatch {
  private var watcher: Watcher?

  init(_ watcher: Watcher) { self.watcher = watcher }

  /// Looks no more.
  public func end() { watcher = nil }
}

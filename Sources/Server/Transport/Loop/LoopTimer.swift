/// Something that an event loop will do once, later.
public final class LoopTimer {
  private var watcher: Watcher?
  private var body: (() -> Void)?
  private let id: UInt64
  /// Ends its timers before it goes, and what has ended asks it nothing.
  private unowned let loop: EventLoop

  init(id: UInt64, loop: EventLoop, after seconds: Double, _ body: @escaping () -> Void) {
    self.id = id
    self.loop = loop
    self.body = body
    watcher = loop.context.watch(after: seconds, repeating: 0) { [unowned self] in fire() }
  }

  /// Without effect once it has fired.
  public func cancel() {
    if body == nil { return }
    invalidate()
    loop.removeTimer(id)
  }

  /// Releases everything; the timer will not fire.
  func invalidate() {
    body = nil
    watcher = nil
  }

  private func fire() {
    let body = body
    cancel()
    body?()
  }
}

/// Something that an event loop will do once, later.
public final class LoopTimer {
  private var watcher: Watcher?
  private var body: (() -> Void)?
  private let id: UInt64
  private weak var loop: EventLoop?

  init(id: UInt64, loop: EventLoop, after seconds: Double, _ body: @escaping () -> Void) {
    self.id = id
    self.loop = loop
    self.body = body
    watcher = loop.library.watch(after: seconds, repeating: 0) { [unowned self] in fire() }
  }

  /// Without effect once it has fired.
  public func cancel() {
    if body == nil { return }
    body = nil
    watcher = nil
    loop?.forgetTimer(id)
  }

  private func fire() {
    let body = body
    cancel()
    body?()
  }
}

import CEV

/// A watcher of libev and what it does when it fires. It stops when it is released, so the pointer
/// to it that libev holds never dangles.
@safe final class Watcher {
  private let context: LWSContext
  private let body: () -> Void
  private var end: (() -> Void)?

  enum Order {
    case first, usual
    /// Others do not wait for it: libwebsockets has timers and sockets that are served only when
    /// nothing usual is pending.
    case last
  }

  /// - Parameter start: creates and starts libev's watcher, whose `data` becomes this object;
  ///   returns how to stop it.
  init(
    _ context: LWSContext, _ body: @escaping () -> Void,
    start: (_ loop: OpaquePointer, _ data: UnsafeMutableRawPointer) -> () -> Void
  ) {
    self.context = context
    self.body = body
    end = unsafe start(context.loop, Unmanaged.passUnretained(self).toOpaque())
  }

  fileprivate func fire() { body() }

  deinit { end?() }
}

extension LWSContext {
  /// Calls `body` whenever a descriptor is readable, until the watcher is released.
  ///
  /// - Parameter order: whether it runs before other watchers, or after them.
  func watch(
    readable descriptor: Int32, _ order: Watcher.Order = .usual, _ body: @escaping () -> Void
  ) -> Watcher {
    unsafe Watcher(self, body) { loop, data in
      let watcher = UnsafeMutablePointer<ev_io>.allocate(capacity: 1)
      unsafe cev_io_init(watcher, ioFired, descriptor, data)
      switch order {
      case .first: unsafe cev_io_put_first(watcher)
      case .usual: break
      case .last: unsafe cev_io_put_last(watcher)
      }
      unsafe ev_io_start(loop, watcher)
      return {
        unsafe ev_io_stop(loop, watcher)
        unsafe watcher.deallocate()
      }
    }
  }

  /// Calls `body` after `seconds` and then repeatedly, until the watcher is released.
  ///
  /// - Parameter repeating: seconds between two calls; 0 for one call only.
  func watch(after seconds: Double, repeating: Double, _ body: @escaping () -> Void) -> Watcher {
    unsafe Watcher(self, body) { loop, data in
      let watcher = UnsafeMutablePointer<ev_timer>.allocate(capacity: 1)
      unsafe cev_timer_init(watcher, timerFired, seconds, repeating, data)
      unsafe ev_now_update(loop)
      unsafe ev_timer_start(loop, watcher)
      return {
        unsafe ev_timer_stop(loop, watcher)
        unsafe watcher.deallocate()
      }
    }
  }

  /// Calls `body` whenever the process gets a signal, until the watcher is released.
  func watch(signal number: Int32, _ body: @escaping () -> Void) -> Watcher {
    unsafe Watcher(self, body) { loop, data in
      let watcher = UnsafeMutablePointer<ev_signal>.allocate(capacity: 1)
      unsafe cev_signal_init(watcher, signalFired, number, data)
      unsafe ev_signal_start(loop, watcher)
      return {
        unsafe ev_signal_stop(loop, watcher)
        unsafe watcher.deallocate()
      }
    }
  }
}

private func ioFired(_: OpaquePointer?, _ watcher: UnsafeMutablePointer<ev_io>?, _: Int32) {
  unsafe fire(watcher?.pointee.data)
}

private func timerFired(_: OpaquePointer?, _ watcher: UnsafeMutablePointer<ev_timer>?, _: Int32) {
  unsafe fire(watcher?.pointee.data)
}

private func signalFired(_: OpaquePointer?, _ watcher: UnsafeMutablePointer<ev_signal>?, _: Int32) {
  unsafe fire(watcher?.pointee.data)
}

/// - Parameter data: an unretained `Watcher`, which stops libev's watcher before it goes.
private func fire(_ data: UnsafeMutableRawPointer?) {
  guard let data = unsafe data else { return }
  // Its own action may release it.
  let watcher = unsafe Unmanaged<Watcher>.fromOpaque(data).takeUnretainedValue()
  withExtendedLifetime(watcher) { watcher.fire() }
}

import CEV
import Glibc

/// A descriptor that is readable from `signal` until `clear`, on whichever thread either is called.
final class EventCounter: Sendable {
  let descriptor: Int32

  init() { descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC)) }

  deinit { close(descriptor) }

  func signal() { eventfd_write(descriptor, 1) }

  func clear() { Self.clear(descriptor) }

  /// Clears an event descriptor that other code has created.
  static func clear(_ descriptor: Int32) {
    var count = eventfd_t()
    unsafe eventfd_read(descriptor, &count)
  }
}

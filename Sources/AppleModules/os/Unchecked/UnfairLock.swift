import Foundation

/// A lock that its owner keeps at an address.
///
/// Source: Apple, `os_unfair_lock`.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct os_unfair_lock_s {
  /// 1 while a thread has the lock.
  fileprivate var isLocked: UInt32 = 0

  /// Creates a lock that no one has.
  public init() {}
}

/// A lock that its owner keeps at an address.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock = os_unfair_lock_s

/// The address of a lock.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The one condition by which threads wait for any of these locks: they are few and held shortly.
private let anyUnlock = NSCondition()

/// Waits until no one has the lock, and takes it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  anyUnlock.lock()
  while unsafe lock.pointee.isLocked != 0 { anyUnlock.wait() }
  unsafe lock.pointee.isLocked = 1
  anyUnlock.unlock()
}

/// Takes the lock unless someone has it, and reports whether it was taken.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  anyUnlock.lock()
  defer { anyUnlock.unlock() }
  guard unsafe lock.pointee.isLocked == 0 else { return false }
  unsafe lock.pointee.isLocked = 1
  return true
}

/// Gives the lock back.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  anyUnlock.lock()
  unsafe lock.pointee.isLocked = 0
  anyUnlock.broadcast()
  anyUnlock.unlock()
}

/// Does nothing: who has a lock is not kept.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}

/// Does nothing: who has a lock is not kept.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

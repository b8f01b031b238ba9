import Foundation
import Platform

/// A lock with the state that it protects.
///
/// Source: Apple, `OSAllocatedUnfairLock`.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  /// An owner of a lock, as `precondition(_:)` takes it.
  public enum Ownership: Hashable, Sendable { case owner, notOwner }

  // The state is touched only by the thread that has the lock.
  private let storage: UncheckedSendable<Storage>

  /// Creates a lock of a state that the caller does not use any more.
  public init(uncheckedState initialState: State) {
    storage = UncheckedSendable(Storage(initialState))
  }

  /// Calls a closure with the state while no other thread can.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    let storage = storage.value
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with the state while no other thread can.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the state unless another thread has the lock; returns nil then.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    let storage = storage.value
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with the state unless another thread has the lock; returns nil then.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Does nothing: who has a lock is not kept.
  public func precondition(_ condition: Ownership) {}
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock of a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Calls a closure while no other thread can.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Calls a closure while no other thread can.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure unless another thread has the lock; returns nil then.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }

  /// Waits until no one has the lock, and takes it.
  public func lock() { storage.value.lock.lock() }
  /// Gives the lock back.
  public func unlock() { storage.value.lock.unlock() }
  /// Takes the lock unless someone has it, and reports whether it was taken.
  public func lockIfAvailable() -> Bool { storage.value.lock.try() }
}

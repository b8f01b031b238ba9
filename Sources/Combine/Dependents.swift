import Foundation

/// Something worked out from values that it reads, such as a rendering, and worked out again when one
/// of them changes.
package protocol Dependent: AnyObject {
  /// A value that it has read is about to change, or has changed.
  @MainActor func invalidate()
}

/// The dependents that have read a value since it changed last.
package final class Dependents {
  /// The dependent that is being worked out; it depends on all that is read meanwhile.
  ///
  /// Only the main actor touches it, which a value that is read cannot promise.
  package nonisolated(unsafe) static var current: (any Dependent)?

  private struct Reader {
    weak var dependent: (any Dependent)?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  /// The count of readers above which those that no longer exist are removed.
  private var limit = 16

  package init() {}

  /// Notes that the current dependent reads the value.
  package func noteRead() {
    // A read on another thread is no part of a rendering.
    guard isOnMain, let dependent = Self.current else { return }
    readers[ObjectIdentifier(dependent)] = Reader(dependent: dependent)
    if readers.count > limit { removeDeallocated() }
  }

  private func removeDeallocated() {
    readers = readers.filter { $0.value.dependent != nil }
    limit = max(16, 2 * readers.count)
  }

  /// Invalidates the dependents: the value has changed, or is about to. As in SwiftUI a value may
  /// change on any thread; views are rendered on the main one.
  package func invalidate() {
    // Readers are noted and removed on the main actor alone.
    nonisolated(unsafe) let dependents = self
    onMain { dependents.invalidateReaders() }
  }

  @MainActor
  private func invalidateReaders() {
    if readers.isEmpty { return }
    let dependents = readers.values.compactMap(\.dependent)
    readers.removeAll()
    for dependent in dependents { dependent.invalidate() }
  }
}

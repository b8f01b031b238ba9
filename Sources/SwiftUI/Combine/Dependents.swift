import Synchronization

/// Something worked out from values that it reads, such as a rendering, and worked out again when one
/// of them changes.
package protocol Dependent: AnyObject, Sendable {
  /// A value that it has read is about to change, or has changed.
  @MainActor func invalidate()
}

/// The dependents that have read a value since it changed last.
package final class Dependents: Sendable {
  /// The dependent being computed; it depends on every value read in the meantime.
  @MainActor package static var current: (any Dependent)?
  @MainActor private static func currentDependent() -> (any Dependent)? { current }

  private struct Reader {
    weak var dependent: (any Dependent)?
  }

  private struct Readers {
    var all: [ObjectIdentifier: Reader] = [:]
    /// The count of readers above which those that no longer exist are removed.
    var limit = 16

    mutating func insert(_ dependent: any Dependent) {
      all[ObjectIdentifier(dependent)] = Reader(dependent: dependent)
      if all.count <= limit { return }
      all = all.filter { $0.value.dependent != nil }
      limit = max(16, 2 * all.count)
    }
  }

  private let readers = Mutex(Readers())

  package init() {}

  /// Notes that the current dependent reads the value.
  package func recordRead() {
    // A read on another thread is no part of a rendering.
    guard isOnMain, let dependent = MainActor.assumeIsolated(Self.currentDependent) else { return }
    readers.withLock { $0.insert(dependent) }
  }

  /// Invalidates the dependents: the value has changed, or is about to. As in SwiftUI, a value can
  /// change on any thread; views are rendered on the main thread.
  package func invalidate() {
    onMain { self.invalidateReaders() }
  }

  @MainActor
  private func invalidateReaders() {
    let dependents = readers.withLock { readers in
      defer { readers.all.removeAll() }
      return readers.all.values.compactMap(\.dependent)
    }
    for dependent in dependents { dependent.invalidate() }
  }
}

import Foundation

/// The units that have read something and must be rendered again when it changes.
final class Dependents {
  private struct Reader {
    weak var unit: RenderUnit?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  /// So many readers may be noted before those that are gone are looked for.
  private var limit = 16

  /// The unit that is being rendered now reads this.
  func noteRead() {
    // What another thread reads is no part of a rendering.
    guard isOnMain, let unit = RenderUnit.current else { return }
    readers[ObjectIdentifier(unit)] = Reader(unit: unit)
    if readers.count > limit { forgetTheGone() }
  }

  private func forgetTheGone() {
    readers = readers.filter { $0.value.unit != nil }
    limit = max(16, 2 * readers.count)
  }

  /// What was read is another now, or is about to be. Views may be changed from any thread, as in
  /// SwiftUI; they are rendered on the main one.
  func invalidate() {
    // Readers are noted and forgotten on the main actor alone.
    nonisolated(unsafe) let dependents = self
    onMain { dependents.invalidateReaders() }
  }

  @MainActor
  private func invalidateReaders() {
    if readers.isEmpty { return }
    let units = readers.values.compactMap(\.unit)
    readers.removeAll()
    for unit in units { unit.invalidate() }
  }
}

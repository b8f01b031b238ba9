import NavigationCore

/// The styles of a scene, each only once.
///
/// Styles that no view has any longer are removed when there are many of them.
@MainActor
package final class StyleTable {
  private struct Key: Hashable {
    let inner: ObjectIdentifier?
    let operation: StyleOperation
  }

  private var entries: [Key: Style] = [:]
  private var lastNumber = 0
  /// The number of entries above which those of released styles are removed.
  private var nextSweep = StyleTable.firstSweep

  private static let firstSweep = 256
  /// Further operations around a style are ignored: no page draws this many boxes around a view.
  package nonisolated static let maxOperations = 256
  /// An outline with longer data is not drawn.
  package nonisolated static let maxOutlineBytes = 65_536

  package init() {}

  /// Returns the style that adds an operation around an inner style.
  ///
  /// - Parameter parts: the styles that the operation refers to by number.
  package func style(
    _ inner: Style?, _ operation: StyleOperation, parts: [Style] = []
  ) -> Style {
    if let inner, inner.count >= Self.maxOperations { return inner }
    let key = Key(inner: inner.map(ObjectIdentifier.init), operation: operation)
    if let known = entries[key] { return known }
    lastNumber += 1
    let style = Style(number: lastNumber, inner: inner, operation: operation, parts: parts)
    entries[key] = style
    if entries.count > nextSweep { sweep() }
    return style
  }

  /// Styles around a style hold it too, so they are removed first.
  private func sweep() {
    var count = 0
    repeat {
      count = entries.count
      var unused: [Key] = []
      var index = entries.values.startIndex
      while index != entries.values.endIndex {
        if isKnownUniquelyReferenced(&entries.values[index]) { unused.append(entries.keys[index]) }
        entries.values.formIndex(after: &index)
      }
      for key in unused { entries[key] = nil }
    } while entries.count < count
    nextSweep = max(Self.firstSweep, entries.count * 2)
  }
}

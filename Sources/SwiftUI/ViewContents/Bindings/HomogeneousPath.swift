import NavigationCore

/// A path that is a collection of values of one type.
package final class HomogeneousPath<Values>: PathBinding
where
  Values: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Values.Element: Hashable
{
  package var binding: Binding<Values>
  private let countOfEqualPrefix: (Values, Values) -> Int
  private var seen = Values()

  /// - Parameter countOfEqualPrefix: counts the equal elements at the start; it looks at all of a
  ///   deep path, so it has to be compiled for the very type.
  package init(
    _ binding: Binding<Values>, comparing countOfEqualPrefix: @escaping (Values, Values) -> Int
  ) {
    self.binding = binding
    self.countOfEqualPrefix = countOfEqualPrefix
  }

  package var elementType: Any.Type? { Values.Element.self }
  package var isNavigationPath: Bool { false }
  package var count: Int { seen.count }

  /// Compares all elements: the storage does not show replacements below the top.
  package func poll() -> PathDifference? {
    let now = binding.wrappedValue
    let (old, new) = (seen.count, now.count)
    let kept = countOfEqualPrefix(now, seen)
    if kept == new && kept == old { return nil }
    seen = now
    return PathDifference(
      kept: kept, removed: old - kept,
      inserted: now.dropFirst(kept).map { ElementCoding.element($0) })
  }

  /// - Throws: `valueMismatch` for an element of another type.
  package func check(_ elements: [NavigationPath.Element]) throws(Refusal) {
    for element in elements { _ = try ElementCoding.value(element, as: Values.Element.self) }
  }

  package func write(keeping kept: Int, adding elements: [NavigationPath.Element]) {
    var values = binding.wrappedValue
    values.removeLast(max(0, values.count - kept))
    values.append(
      contentsOf: elements.compactMap { try? ElementCoding.value($0, as: Values.Element.self) })
    seen = values
    binding.wrappedValue = values
  }
}

import NavigationCore

/// The path of a stack, without its type: what was seen of it last, and how it differs now.
@MainActor
package protocol PathBinding: AnyObject {
  /// The only type of the elements, if just the root's destinations count; nil if they are of any.
  var elementType: Any.Type? { get }
  /// True for a `NavigationPath` of the author's, which has a codable form or has none.
  var isNavigationPath: Bool { get }
  /// The number of elements that were seen last.
  var count: Int { get }

  /// Reads the binding and remembers what it holds; nil if nothing is different.
  func poll() -> PathDifference?
  /// - Throws: `valueMismatch` if the binding cannot hold an element.
  func check(_ elements: [NavigationPath.Element]) throws(Refusal)
  /// Keeps the lowest elements and adds others, which `check` has accepted.
  func write(keeping kept: Int, adding elements: [NavigationPath.Element])
}

/// A change of a path above its lowest elements.
package struct PathDifference {
  let kept: Int
  let removed: Int
  let inserted: [NavigationPath.Element]

  package init(kept: Int, removed: Int, inserted: [NavigationPath.Element]) {
    self.kept = kept
    self.removed = removed
    self.inserted = inserted
  }
}

/// A path of values of different types.
package final class HeterogeneousPath: PathBinding {
  package var binding: Binding<NavigationPath>
  private var seen = NavigationPath()

  package let isNavigationPath: Bool

  /// - Parameter isAuthors: false for a path that a stack keeps to itself.
  package init(_ binding: Binding<NavigationPath>, isAuthors: Bool = true) {
    self.binding = binding
    isNavigationPath = isAuthors
  }

  package var elementType: Any.Type? { nil }
  package var count: Int { seen.count }

  package func poll() -> PathDifference? {
    let now = binding.wrappedValue
    let kept = now.countOfEqualPrefix(with: seen)
    if kept == now.count && kept == seen.count { return nil }
    defer { seen = now }
    return PathDifference(
      kept: kept, removed: seen.count - kept, inserted: Array(now.elements[kept...]))
  }

  /// Does nothing: the path takes values of any type.
  package func check(_ elements: [NavigationPath.Element]) throws(Refusal) {}

  package func write(keeping kept: Int, adding elements: [NavigationPath.Element]) {
    var path = binding.wrappedValue
    path.removeLast(max(0, path.count - kept))
    for element in elements { path.append(element) }
    seen = path
    binding.wrappedValue = path
  }
}

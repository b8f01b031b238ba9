import OrderedJSON

extension NavigationPath {
  /// Removes values from the end, or throws when `removeLast(_:)` would stop the program.
  ///
  /// - Throws: `PopBeyondRoot` if `k` is negative or greater than the count; nothing changes then.
  public mutating func pop(_ k: Int = 1) throws(PopBeyondRoot) {
    guard (0...count).contains(k) else { throw PopBeyondRoot(depth: count, requested: k) }
    removeLast(k)
  }

  /// Pops until the element at this index, counted from the root, is on top.
  ///
  /// - Returns: True if there is such an element; if not, nothing changes.
  @discardableResult
  public mutating func popTo(index: Int) -> Bool {
    guard storage.indices.contains(index) else { return false }
    removeLast(count - 1 - index)
    return true
  }

  /// Pops to the element nearest to the top that satisfies the predicate.
  @discardableResult
  public mutating func popTo(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    guard let index = try storage.lastIndex(where: predicate) else { return false }
    return popTo(index: index)
  }

  /// Pops to the nearest equal value of exactly the same type.
  @discardableResult
  public mutating func popTo<V: Hashable>(value: V) -> Bool {
    popTo(element: Element(value))
  }

  /// Pops to the nearest element that means the same as this one.
  @discardableResult
  public mutating func popTo(element: Element) -> Bool {
    popTo { $0.isEquivalent(to: element) }
  }

  /// Pops to the nearest value of exactly this type; a stored one counts if its tag names the type.
  @discardableResult
  public mutating func popTo<V>(type: V.Type) -> Bool {
    let name = UTF8String(String(reflecting: type))
    return popTo { $0.isNamed(name) }
  }

  /// Pops everything.
  ///
  /// - Returns: True if there was anything to pop.
  @discardableResult
  public mutating func popToRoot() -> Bool {
    defer { removeLast(count) }
    return !isEmpty
  }
}

/// The refusal to remove more elements than a path has, or fewer than none.
public struct PopBeyondRoot: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of elements on the path.
  public let depth: Int
  /// The number of elements that were to be removed.
  public let requested: Int

  /// The error as one sentence.
  public var description: String {
    "Cannot pop \(requested) of \(depth) elements; expected a number from 0 to \(depth)."
  }
}

/// The values on a navigation stack, root first; each can have a different type.
///
/// The interface is SwiftUI's (Apple: `NavigationPath` reference). Features that people miss there
/// are in extensions, under names that SwiftUI does not use. Copies are independent.
public struct NavigationPath {
  @usableFromInline var storage: PathStorage
  /// The number of elements that are not codable; it answers without a walk whether the path is.
  @usableFromInline var uncodableCount: Int
  /// True if the path was created from a representation; only the legacy equality uses it.
  let isRestored: Bool

  /// Creates an empty path.
  public init() {
    self.init(storage: PathStorage())
  }

  /// Creates a path of values that need not be codable, root first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.init(storage: PathStorage(elements.lazy.map { Element($0) }))
  }

  /// Creates a path of codable values, root first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    self.init(storage: PathStorage(elements.lazy.map { Element($0) }))
  }

  /// Creates a path from another's saved form; its values are decoded when they are needed.
  public init(_ codable: CodableRepresentation) {
    self.init(storage: codable.elements, isRestored: true)
  }

  init(storage: PathStorage, isRestored: Bool = false) {
    self.storage = storage
    self.isRestored = isRestored
    uncodableCount = storage.reduce(0) { $0 + ($1.isCodable ? 0 : 1) }
  }

  /// The number of elements.
  @inlinable public var count: Int { storage.count }

  /// True if the stack shows its root.
  @inlinable public var isEmpty: Bool { storage.isEmpty }

  /// Appends a value whose type is not known to be codable. While it is there, the path has no
  /// `codable`.
  @inlinable
  public mutating func append<V: Hashable>(_ value: V) {
    append(Element(value))
  }

  /// Appends a codable value.
  @inlinable
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    append(Element(value))
  }

  /// Appends an element that was taken from a path or read by a registry.
  @inlinable
  public mutating func append(_ element: Element) {
    if !element.isCodable { uncodableCount += 1 }
    storage.append(element)
  }

  /// Removes values from the end.
  ///
  /// - Parameter k: The number of elements; from zero to `count`, anything else stops the program
  ///   (Apple: `NavigationPath.removeLast(_:)`). `pop(_:)` refuses instead.
  @inlinable
  public mutating func removeLast(_ k: Int = 1) {
    precondition(k >= 0, "The number of elements to remove from a path must not be negative")
    precondition(k <= storage.count, "Cannot remove more elements than a path has")
    if uncodableCount > 0 { discountUncodable(in: storage.count - k..<storage.count) }
    if k == 1 { storage.removeLast() } else { storage.removeLast(k) }
  }

  @usableFromInline
  mutating func discountUncodable(in range: Range<Int>) {
    for index in range where !storage[index].isCodable { uncodableCount -= 1 }
  }
}

@available(*, unavailable)
extension NavigationPath: Sendable {}

extension NavigationPath {
  /// The elements, root first.
  @inlinable public var elements: PathStorage { storage }

  /// The element on top.
  @inlinable public var last: Element? { storage.last }

  /// Creates a path of elements taken from others, root first.
  public init(elements: some Sequence<Element>) {
    self.init(storage: PathStorage(elements))
  }

  /// The number of elements at the bottom that are the same in both.
  public func countOfCommonPrefix(with other: NavigationPath) -> Int {
    storage.countOfCommonPrefix(with: other.storage) { $0.isIdentical(to: $1) }
  }

  /// The number of elements at the bottom that are equal in both, whatever their spelling.
  public func countOfEqualPrefix(with other: NavigationPath) -> Int {
    storage.countOfCommonPrefix(with: other.storage, by: ==)
  }
}

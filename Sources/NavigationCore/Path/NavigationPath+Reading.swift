extension NavigationPath {
  /// The elements, root first.
  @inlinable public var elements: [Element] { storage }

  /// The element on top.
  @inlinable public var last: Element? { storage.last }

  /// Creates a path of elements taken from others, root first.
  public init(elements: some Sequence<Element>) {
    self.init(storage: Array(elements))
  }
}

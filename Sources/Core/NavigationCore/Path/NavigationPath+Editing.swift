extension NavigationPath {
  /// Inserts an element at this index, counted from the root.
  ///
  /// - Parameter index: From zero to `count`; anything else stops the program.
  public mutating func insert(_ element: Element, at index: Int) {
    precondition((0...count).contains(index), "Cannot insert into a path outside its bounds")
    if !element.isCodable { uncodableCount += 1 }
    storage.insert(element, at: index)
  }

  /// Inserts a value; positions count from the root's side, from 0.
  public mutating func insert<V: Hashable>(_ value: V, at index: Int) {
    insert(Element(value), at: index)
  }

  /// Inserts a value that can be saved.
  public mutating func insert<V: Hashable & Codable>(_ value: V, at index: Int) {
    insert(Element(value), at: index)
  }

  /// Replaces the element at this index, counted from the root.
  ///
  /// - Parameter index: From zero to below `count`; anything else stops the program.
  public mutating func replace(at index: Int, with element: Element) {
    precondition(storage.indices.contains(index), "Cannot replace in a path outside its bounds")
    discountUncodable(in: index..<index + 1)
    if !element.isCodable { uncodableCount += 1 }
    storage.replace(at: index, with: element)
  }

  /// Replaces the element at a position.
  public mutating func replace<V: Hashable>(at index: Int, with value: V) {
    replace(at: index, with: Element(value))
  }

  /// Replaces the element at a position by a value that can be saved.
  public mutating func replace<V: Hashable & Codable>(at index: Int, with value: V) {
    replace(at: index, with: Element(value))
  }

  /// Replaces the element on top.
  ///
  /// - Returns: True if there was one; if not, nothing changes.
  @discardableResult
  public mutating func replaceLast(with element: Element) -> Bool {
    guard !isEmpty else { return false }
    replace(at: count - 1, with: element)
    return true
  }

  /// Replaces the top element; false if there is none.
  @discardableResult
  public mutating func replaceLast<V: Hashable>(with value: V) -> Bool {
    replaceLast(with: Element(value))
  }

  /// Replaces the top element by a value that can be saved; false if there is none.
  @discardableResult
  public mutating func replaceLast<V: Hashable & Codable>(with value: V) -> Bool {
    replaceLast(with: Element(value))
  }
}

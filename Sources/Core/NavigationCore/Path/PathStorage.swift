/// The elements of a path, root first, in blocks that never change once they are full.
///
/// Copies share the blocks, so that changing the top of a copy costs the same at any depth.
public struct PathStorage: RandomAccessCollection {
  /// An element of the path.
  public typealias Element = NavigationPath.Element

  @usableFromInline static var blockSize: Int { 256 }

  /// A full run of elements.
  @usableFromInline
  final class Block {
    @usableFromInline let elements: [Element]

    @usableFromInline
    init(_ elements: [Element]) {
      self.elements = elements
    }
  }

  @usableFromInline var blocks: [Block] = []
  /// The elements above the full blocks: at most as many as one of them holds.
  @usableFromInline var tail: [Element] = []

  @inlinable
  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  @inlinable var blockedCount: Int { blocks.count * Self.blockSize }

  /// The position of the bottom element: 0.
  @inlinable public var startIndex: Int { 0 }
  /// The position above the top element.
  @inlinable public var endIndex: Int { blockedCount + tail.count }

  /// The element at a position, counted from the bottom.
  @inlinable
  public subscript(position: Int) -> Element {
    let start = blockedCount
    if position >= start { return tail[position - start] }
    return blocks[position / Self.blockSize].elements[position % Self.blockSize]
  }
}

extension PathStorage {
  @inlinable
  mutating func append(_ element: Element) {
    if tail.count == Self.blockSize { closeTail() }
    tail.append(element)
  }

  @usableFromInline
  mutating func closeTail() {
    blocks.append(Block(tail))
    tail = []
    tail.reserveCapacity(Self.blockSize)
  }

  @inlinable
  mutating func removeLast() {
    if tail.isEmpty { openLastBlock() }
    tail.removeLast()
  }

  @inlinable
  mutating func removeLast(_ k: Int) {
    var left = k
    while left > tail.count {
      left -= tail.count
      openLastBlock()
    }
    tail.removeLast(left)
  }

  @usableFromInline
  mutating func openLastBlock() {
    tail = blocks.removeLast().elements
  }

  mutating func replace(at index: Int, with element: Element) {
    if index >= blockedCount { return tail[index - blockedCount] = element }
    var elements = blocks[index / Self.blockSize].elements
    elements[index % Self.blockSize] = element
    blocks[index / Self.blockSize] = Block(elements)
  }

  mutating func insert(_ element: Element, at index: Int) {
    let above = Array(self[index...])
    removeLast(above.count)
    append(element)
    for element in above { append(element) }
  }

  /// The number of elements at the bottom that are the same in both; shared blocks are not
  /// inspected.
  func countOfCommonPrefix(
    with other: PathStorage, by areSame: (Element, Element) -> Bool
  ) -> Int {
    let shared = zip(blocks, other.blocks).prefix { $0 === $1 }.count * Self.blockSize
    return shared + zip(self[shared...], other[shared...]).prefix { areSame($0, $1) }.count
  }
}

extension PathStorage: Equatable {
  /// Compares the elements.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
}

extension PathStorage: ExpressibleByArrayLiteral {
  /// Creates a storage of elements, bottom first.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

@available(*, unavailable)
extension PathStorage: Sendable {}

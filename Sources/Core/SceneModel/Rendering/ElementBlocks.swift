/// The blocks of a long collection that were needed last. Their elements have views.
package struct ElementBlocks {
  /// The number of elements in a block.
  package static let length = 32
  /// The most blocks at a time.
  package static let maxCount = 16

  /// Block numbers, the one that was needed last at the end.
  private var recent: [Int] = []

  package init() {}

  /// Needs the blocks of these elements; the blocks that were not needed for the longest time go.
  package mutating func need(_ elements: Range<Int>) {
    if elements.isEmpty { return }
    let first = elements.lowerBound / Self.length
    let last = min((elements.upperBound - 1) / Self.length, first + Self.maxCount - 1)
    recent.removeAll { (first...last).contains($0) }
    recent += first...last
    if recent.count > Self.maxCount { recent.removeFirst(recent.count - Self.maxCount) }
  }

  /// Forgets the blocks after the end of a collection that has become shorter. The last block of the
  /// collection takes their place if no other is left.
  package mutating func clamp(to count: Int) {
    let hadBlocks = !recent.isEmpty
    recent.removeAll { $0 * Self.length >= count }
    if hadBlocks && recent.isEmpty && count > 0 { recent = [(count - 1) / Self.length] }
  }

  /// The elements of the blocks, in order.
  ///
  /// - Parameter count: the number of elements of the collection.
  package func ranges(of count: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for block in recent.sorted() {
      let range = block * Self.length..<min((block + 1) * Self.length, count)
      if range.isEmpty { continue }
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }
}

import Foundation

// SwiftUI's additions to collections, for rows that are deleted and moved.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets.
  ///
  /// Source: Apple, `remove(atOffsets:)`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Elements are put before the element that is at the destination now, in their order.
  ///
  /// Source: Apple, `move(fromOffsets:toOffset:)`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(enumerated())
    let moved = all.filter { source.contains($0.offset) }
    let others = all.filter { !source.contains($0.offset) }
    let order =
      others.filter { $0.offset < destination } + moved
      + others.filter { $0.offset >= destination }
    var index = startIndex
    for entry in order {
      self[index] = entry.element
      formIndex(after: &index)
    }
  }
}

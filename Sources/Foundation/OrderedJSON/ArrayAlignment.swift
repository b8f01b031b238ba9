/// The elements that two arrays have in common, and the stretches between them where they differ.
struct ArrayAlignment {
  /// Elements of the old array that become those of the new one, in order, with equals in between.
  private(set) var stretches: [(old: Range<Int>, new: Range<Int>)] = []

  /// The longest common subsequence is found with a table of at most this many cells; anything
  /// larger counts as one stretch.
  static let tableLimit = 16_384

  init(from old: [JSONValue], to new: [JSONValue]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].equals(new[start], .asSpelled) { start += 1 }
    var ending = 0
    while ending < shorter - start,
      old[old.count - 1 - ending].equals(new[new.count - 1 - ending], .asSpelled)
    { ending += 1 }
    let oldMiddle = start..<old.count - ending
    let newMiddle = start..<new.count - ending
    let isOneSided = oldMiddle.isEmpty || newMiddle.isEmpty
    if isOneSided || oldMiddle.count > Self.tableLimit / newMiddle.count {
      add(oldMiddle, newMiddle)
    } else {
      align(old, oldMiddle, new, newMiddle)
    }
  }

  private mutating func add(_ old: Range<Int>, _ new: Range<Int>) {
    if !old.isEmpty || !new.isEmpty { stretches.append((old: old, new: new)) }
  }

  private mutating func align(
    _ old: [JSONValue], _ oldMiddle: Range<Int>, _ new: [JSONValue], _ newMiddle: Range<Int>
  ) {
    let table = CommonSubsequence(old[oldMiddle], new[newMiddle])
    var oldStart = oldMiddle.lowerBound
    var newStart = newMiddle.lowerBound
    for match in table.matches {
      add(oldStart..<match.old, newStart..<match.new)
      oldStart = match.old + 1
      newStart = match.new + 1
    }
    add(oldStart..<oldMiddle.upperBound, newStart..<newMiddle.upperBound)
  }
}

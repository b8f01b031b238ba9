/// The longest common subsequence of two slices, by the textbook's table.
struct CommonSubsequence {
  private(set) var matches: [(old: Int, new: Int)] = []
  private let old: [Element]
  private let new: [Element]
  /// For each pair of places, row by row, the length of what both have in common from there on.
  private var lengths: [Int]

  /// Most pairs differ, and comparing those in full would be slow: so the hashes are compared first.
  private struct Element {
    let value: JSONValue
    let hash: Int

    init(_ value: JSONValue) {
      self.value = value
      hash = value.hashValue
    }

    func isSame(as other: Element) -> Bool {
      hash == other.hash && value.equals(other.value, .asSpelled)
    }
  }

  /// Matches are in order, and index into the slices.
  init(_ old: ArraySlice<JSONValue>, _ new: ArraySlice<JSONValue>) {
    self.old = old.map(Element.init)
    self.new = new.map(Element.init)
    lengths = [Int](repeating: 0, count: (old.count + 1) * (new.count + 1))
    fill()
    trace(from: (old: old.startIndex, new: new.startIndex))
  }

  private func cell(_ row: Int, _ column: Int) -> Int { row * (new.count + 1) + column }

  private mutating func fill() {
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        lengths[cell(row, column)] =
          old[row].isSame(as: new[column])
          ? lengths[cell(row + 1, column + 1)] + 1
          : max(lengths[cell(row + 1, column)], lengths[cell(row, column + 1)])
      }
    }
  }

  private mutating func trace(from start: (old: Int, new: Int)) {
    var row = 0
    var column = 0
    while row < old.count, column < new.count {
      if old[row].isSame(as: new[column]) {
        matches.append((old: start.old + row, new: start.new + column))
        row += 1
        column += 1
      } else if lengths[cell(row + 1, column)] >= lengths[cell(row, column + 1)] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}

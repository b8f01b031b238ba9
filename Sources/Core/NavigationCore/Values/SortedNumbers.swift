/// Numbers in a list that stays sorted, each of them once.
extension [Int] {
  /// The index of a number in a sorted list, or the one to insert it at.
  private func sortedIndex(of number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package mutating func insertSorted(_ number: Int) {
    let index = sortedIndex(of: number)
    if index == count || self[index] != number { insert(number, at: index) }
  }

  package mutating func removeSorted(_ number: Int) {
    let index = sortedIndex(of: number)
    if index < count, self[index] == number { remove(at: index) }
  }
}

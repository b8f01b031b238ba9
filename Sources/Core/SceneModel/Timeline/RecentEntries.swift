import NavigationCore

/// The newest of numbered entries, which come without gaps; the oldest are removed in blocks, so
/// that appending moves nothing, and sooner if all together weigh too much.
///
/// Inlinable: generic code that is not specialised costs ten times as much, and an entry is appended
/// on each command.
public struct RecentEntries<Entry> {
  @usableFromInline var blocks: [[WeighedEntry]] = []
  @usableFromInline var start: Int
  @usableFromInline var size = 0
  /// The number of entries of the first block that are already removed; `start` and `size` include
  /// them.
  @usableFromInline var removedCount = 0
  @usableFromInline let retention: Int
  @usableFromInline let maxWeight: Int
  /// A block that is removed, whose entries go one by one as others come. The memory of each is
  /// then free for the next, while a thousand freed at once would have to be sorted.
  @usableFromInline var draining: [WeighedEntry] = []
  /// The weight of all entries that have ever come, and of those that are removed.
  @usableFromInline var totalWeight = 0
  @usableFromInline var removedWeight = 0

  @usableFromInline
  struct WeighedEntry {
    @usableFromInline let entry: Entry
    /// The weight of all entries before it.
    @usableFromInline let weightBefore: Int

    @inlinable
    init(_ entry: consuming Entry, weightBefore: Int) {
      self.entry = entry
      self.weightBefore = weightBefore
    }
  }

  @inlinable static var blockSize: Int { 1_024 }
  /// The weight of a block that is removed at once.
  @inlinable static var maxDrainedWeight: Int { 1 << 20 }

  /// - Parameters:
  ///   - retention: the least number of entries kept, unless they weigh too much.
  ///   - maxWeight: the weight of all kept entries together; the newest is always kept.
  ///   - first: the number of the first entry to come.
  @inlinable
  public init(keeping retention: Int, weighing maxWeight: Int = .max, from first: Int = 1) {
    self.retention = retention
    self.maxWeight = maxWeight
    start = first
  }

  /// The number of the first entry that is kept.
  @inlinable public var first: Int { start + removedCount }

  /// The number of entries that are kept.
  @inlinable public var count: Int { size - removedCount }

  /// The number of the newest entry; one less than `first` if there is none.
  @inlinable public var head: Int { first + count - 1 }

  /// The weight of the entries that are kept.
  @inlinable public var weight: Int { totalWeight - removedWeight }

  /// - Parameter needed: the number of the first entry that must be kept, whatever it weighs.
  @inlinable
  public mutating func append(
    _ entry: consuming Entry, weight: Int = 0, keepingFrom needed: Int = .max
  ) {
    // Of the kept entries, all blocks but the last are full.
    if size % Self.blockSize == 0 { openBlock() }
    if !draining.isEmpty { draining.removeLast() }
    blocks[blocks.count - 1].append(WeighedEntry(entry, weightBefore: totalWeight))
    size += 1
    totalWeight += weight
    if self.weight > maxWeight { makeRoom(keepingFrom: needed) }
  }

  @inlinable
  mutating func openBlock() {
    while size - Self.blockSize >= retention {
      let block = blocks[0]
      removeFirstBlock()
      draining =
        removedWeight - (block.first?.weightBefore ?? 0) <= Self.maxDrainedWeight ? block : []
    }
    var block: [WeighedEntry] = []
    block.reserveCapacity(blocks.isEmpty ? 0 : Self.blockSize)
    blocks.append(block)
  }

  @inlinable
  mutating func removeFirstBlock() {
    start += Self.blockSize
    size -= Self.blockSize
    removedCount = 0
    blocks.removeFirst()
    removedWeight = blocks.first?.first?.weightBefore ?? totalWeight
  }

  /// The entry with that number; nil if it is removed or does not exist yet.
  @inlinable
  public subscript(number: Int) -> Entry? { weighedEntry(number)?.entry }

  @inlinable
  func weighedEntry(_ number: Int) -> WeighedEntry? {
    guard number >= first, number <= head else { return nil }
    let offset = number - start
    let block = offset / Self.blockSize
    return blocks[block][offset % Self.blockSize - (block == 0 ? removedCount : 0)]
  }
}

extension RecentEntries {
  /// The weight of the entries that are kept and come after that number.
  public func weight(after number: Int) -> Int {
    if number < first { return weight }
    return totalWeight - (weighedEntry(number + 1)?.weightBefore ?? totalWeight)
  }

  /// Frees a little more than needed, so that not every new entry pushes out another, and no entry
  /// has to wait while a large amount is freed.
  @inlinable
  mutating func makeRoom(keepingFrom needed: Int) {
    let enough = totalWeight - (maxWeight - maxWeight / 64)
    var (low, high) = (first, head)
    while low < high {
      let middle = (low + high) / 2
      if let entry = weighedEntry(middle), entry.weightBefore < enough {
        low = middle + 1
      } else {
        high = middle
      }
    }
    remove(before: min(low, needed))
  }

  /// Removes what is before that number, even if fewer than `retention` are left; never the newest.
  @inlinable
  mutating func remove(before number: Int) {
    draining = []
    let number = min(number, head)
    while number - start >= Self.blockSize { removeFirstBlock() }
    guard number > first else { return }
    blocks[0].removeFirst(number - first)
    removedCount = number - start
    removedWeight = blocks[0][0].weightBefore
  }
}

extension RecentEntries {
  /// Puts entries before the first that is kept: they were removed, or came before this began.
  public mutating func prepend(_ older: [(entry: Entry, weight: Int)]) {
    var rest = older[...]
    while !rest.isEmpty {
      if removedCount == 0 { openFront() }
      let added = rest.suffix(removedCount)
      rest = rest.dropLast(added.count)
      removedCount -= added.count
      var weightBefore = removedWeight - added.reduce(0) { $0 + $1.weight }
      removedWeight = weightBefore
      let weighed = added.map { item in
        defer { weightBefore += item.weight }
        return WeighedEntry(item.entry, weightBefore: weightBefore)
      }
      blocks[0].insert(contentsOf: weighed, at: 0)
    }
  }

  /// Makes room for a block of entries before all others.
  private mutating func openFront() {
    blocks.insert([], at: 0)
    start -= Self.blockSize
    size += Self.blockSize
    removedCount = Self.blockSize
  }
}

/// The newest of numbered entries, which come without gaps; the oldest are forgotten in blocks, so
/// that appending moves nothing, and sooner if all together weigh too much.
///
/// Inlinable: generic code that is not specialised costs ten times as much, and an entry is appended
/// on each command.
public struct RecentEntries<Entry> {
  @usableFromInline var blocks: [[Weighed]] = []
  @usableFromInline var start: Int
  @usableFromInline var size = 0
  /// The number of entries of the first block that are forgotten already; `start` and `size` count them in.
  @usableFromInline var gone = 0
  @usableFromInline let retention: Int
  @usableFromInline let maxWeight: Int
  /// A block that is forgotten, whose entries go one by one as others come. The memory of each is
  /// then free for the next, while a thousand freed at once would have to be sorted.
  @usableFromInline var leaving: [Weighed] = []
  /// The weight of all entries that have ever come, and of those that are forgotten.
  @usableFromInline var weightEver = 0
  @usableFromInline var weightGone = 0

  @usableFromInline
  struct Weighed {
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
  /// The weight of a block that is forgotten at once.
  @inlinable static var maxLeaving: Int { 1 << 20 }

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
  @inlinable public var first: Int { start + gone }

  /// The number of entries that are kept.
  @inlinable public var count: Int { size - gone }

  /// The number of the newest entry; one less than `first` if there is none.
  @inlinable public var head: Int { first + count - 1 }

  /// The weight of the entries that are kept.
  @inlinable public var weight: Int { weightEver - weightGone }

  /// - Parameter needed: the number of the first entry that must be kept, whatever it weighs.
  @inlinable
  public mutating func append(
    _ entry: consuming Entry, weight: Int = 0, keepingFrom needed: Int = .max
  ) {
    // Of the kept entries, all blocks but the last are full.
    if size % Self.blockSize == 0 { openBlock() }
    if !leaving.isEmpty { leaving.removeLast() }
    blocks[blocks.count - 1].append(Weighed(entry, weightBefore: weightEver))
    size += 1
    weightEver += weight
    if self.weight > maxWeight { makeRoom(keepingFrom: needed) }
  }

  @inlinable
  mutating func openBlock() {
    while size - Self.blockSize >= retention {
      let block = blocks[0]
      dropBlock()
      leaving = weightGone - (block.first?.weightBefore ?? 0) <= Self.maxLeaving ? block : []
    }
    var block: [Weighed] = []
    block.reserveCapacity(blocks.isEmpty ? 0 : Self.blockSize)
    blocks.append(block)
  }

  @inlinable
  mutating func dropBlock() {
    start += Self.blockSize
    size -= Self.blockSize
    gone = 0
    blocks.removeFirst()
    weightGone = blocks.first?.first?.weightBefore ?? weightEver
  }

  /// The entry with that number; nil if it is forgotten or does not exist yet.
  @inlinable
  public subscript(number: Int) -> Entry? { weighed(number)?.entry }

  @inlinable
  func weighed(_ number: Int) -> Weighed? {
    guard number >= first, number <= head else { return nil }
    let offset = number - start
    let block = offset / Self.blockSize
    return blocks[block][offset % Self.blockSize - (block == 0 ? gone : 0)]
  }
}

extension RecentEntries {
  /// The weight of the entries that are kept and come after that number.
  public func weight(after number: Int) -> Int {
    if number < first { return weight }
    return weightEver - (weighed(number + 1)?.weightBefore ?? weightEver)
  }

  /// Frees a little more than needed, so that not every new entry pushes out another, and no entry
  /// has to wait while a large amount is freed.
  @inlinable
  mutating func makeRoom(keepingFrom needed: Int) {
    let enough = weightEver - (maxWeight - maxWeight / 64)
    var (low, high) = (first, head)
    while low < high {
      let middle = (low + high) / 2
      if let entry = weighed(middle), entry.weightBefore < enough {
        low = middle + 1
      } else {
        high = middle
      }
    }
    forget(before: min(low, needed))
  }

  /// Forgets what is before that number, even if fewer than `retention` are left; never the newest.
  @inlinable
  mutating func forget(before number: Int) {
    leaving = []
    let number = min(number, head)
    while number - start >= Self.blockSize { dropBlock() }
    guard number > first else { return }
    blocks[0].removeFirst(number - first)
    gone = number - start
    weightGone = blocks[0][0].weightBefore
  }
}

extension RecentEntries {
  /// Puts entries before the first that is kept: they were forgotten, or came before this began.
  public mutating func prepend(_ older: [(entry: Entry, weight: Int)]) {
    var rest = older[...]
    while !rest.isEmpty {
      if gone == 0 { openFront() }
      let taken = rest.suffix(gone)
      rest = rest.dropLast(taken.count)
      gone -= taken.count
      var weightBefore = weightGone - taken.reduce(0) { $0 + $1.weight }
      weightGone = weightBefore
      let weighed = taken.map { item in
        defer { weightBefore += item.weight }
        return Weighed(item.entry, weightBefore: weightBefore)
      }
      blocks[0].insert(contentsOf: weighed, at: 0)
    }
  }

  /// Makes room for a block of entries before all others.
  private mutating func openFront() {
    blocks.insert([], at: 0)
    start -= Self.blockSize
    size += Self.blockSize
    gone = Self.blockSize
  }
}

/// The newest of numbered entries, which come without gaps; the oldest are forgotten in blocks, so
/// that appending moves nothing. Inlinable: generic code that is not specialised costs ten times as
/// much, and an entry is appended on each command.
public struct RecentEntries<Entry> {
  @usableFromInline var blocks: [[Entry]] = []
  @usableFromInline var start: Int
  @usableFromInline var size = 0
  /// How many entries of the first block are forgotten already; `start` and `size` count them in.
  @usableFromInline var gone = 0
  @usableFromInline let retention: Int

  @inlinable static var blockSize: Int { 1_024 }

  /// - Parameters:
  ///   - retention: how many are kept at least, once so many have come.
  ///   - first: the number of the first entry to come.
  @inlinable
  public init(keeping retention: Int, from first: Int = 1) {
    self.retention = retention
    start = first
  }

  /// The number of the first entry that is kept.
  @inlinable public var first: Int { start + gone }

  /// How many entries are kept.
  @inlinable public var count: Int { size - gone }

  /// The number of the newest entry; one less than `first` where there is none.
  @inlinable public var head: Int { first + count - 1 }

  @inlinable
  public mutating func append(_ entry: consuming Entry) {
    // Of the kept entries, all blocks but the last are full.
    if size % Self.blockSize == 0 { openBlock() }
    blocks[blocks.count - 1].append(entry)
    size += 1
  }

  @inlinable
  mutating func openBlock() {
    if size - Self.blockSize >= retention { dropBlock() }
    var block: [Entry] = []
    block.reserveCapacity(blocks.isEmpty ? 0 : Self.blockSize)
    blocks.append(block)
  }

  @inlinable
  mutating func dropBlock() {
    start += Self.blockSize
    size -= Self.blockSize
    gone = 0
    blocks.removeFirst()
  }

  /// Forgets what is before that number, also where fewer than `retention` are left; never the newest.
  public mutating func forget(before number: Int) {
    let number = min(number, head)
    while number - start >= Self.blockSize { dropBlock() }
    guard number > first else { return }
    blocks[0].removeFirst(number - first)
    gone = number - start
  }

  /// The entry of that number; nil where it is forgotten or has not come.
  @inlinable
  public subscript(number: Int) -> Entry? {
    guard number >= first, number <= head else { return nil }
    let place = number - start
    let block = place / Self.blockSize
    return blocks[block][place % Self.blockSize - (block == 0 ? gone : 0)]
  }
}

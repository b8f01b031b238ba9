/// The newest of numbered entries, which come without gaps; the oldest are forgotten in blocks, so
/// that appending moves nothing. Inlinable: generic code that is not specialised costs ten times as
/// much, and an entry is appended on each command.
public struct RecentEntries<Entry> {
  @usableFromInline var blocks: [[Entry]] = []
  @usableFromInline var start: Int
  @usableFromInline var size = 0
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
  @inlinable public var first: Int { start }

  /// How many entries are kept.
  @inlinable public var count: Int { size }

  /// The number of the newest entry; one less than `first` where there is none.
  @inlinable public var head: Int { first + count - 1 }

  @inlinable
  public mutating func append(_ entry: Entry) {
    // Of the kept entries, all blocks but the last are full.
    if size % Self.blockSize == 0 { openBlock() }
    blocks[blocks.count - 1].append(entry)
    size += 1
  }

  @inlinable
  mutating func openBlock() {
    if count - Self.blockSize >= retention {
      start += Self.blockSize
      size -= Self.blockSize
      blocks.removeFirst()
    }
    var block: [Entry] = []
    block.reserveCapacity(blocks.isEmpty ? 0 : Self.blockSize)
    blocks.append(block)
  }

  /// The entry of that number; nil where it is forgotten or has not come.
  @inlinable
  public subscript(number: Int) -> Entry? {
    guard number >= first, number <= head else { return nil }
    let place = number - first
    return blocks[place / Self.blockSize][place % Self.blockSize]
  }
}

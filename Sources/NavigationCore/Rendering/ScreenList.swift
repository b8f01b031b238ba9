/// The screens on a stack, root first.
///
/// Copies share all that is alike: putting a screen on top of a list that somebody else holds too
/// copies a few screens, and where two lists part is found without looking at what they share.
public struct ScreenList: Hashable {
  /// All but the last are full.
  private var blocks: [[StackScreen]] = []

  private static let blockSize = 128

  public init() {}

  /// The index of the first screen that is not alike; the shorter count where one list begins the
  /// other.
  public func firstDifference(from other: ScreenList) -> Int {
    let alike = zip(blocks, other.blocks).prefix { $0 == $1 }.count
    guard alike < blocks.count, alike < other.blocks.count else {
      return Swift.min(count, other.count)
    }
    let within = zip(blocks[alike], other.blocks[alike]).prefix { $0 == $1 }.count
    return alike * Self.blockSize + within
  }
}

extension ScreenList: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    guard let last = blocks.last else { return 0 }
    return (blocks.count - 1) * Self.blockSize + last.count
  }

  public subscript(index: Int) -> StackScreen {
    get { blocks[index / Self.blockSize][index % Self.blockSize] }
    set { blocks[index / Self.blockSize][index % Self.blockSize] = newValue }
  }
}

extension ScreenList: RangeReplaceableCollection, ExpressibleByArrayLiteral {
  public init(arrayLiteral screens: StackScreen...) {
    self.init(screens)
  }

  public mutating func append(_ screen: StackScreen) {
    if let last = blocks.last, last.count < Self.blockSize {
      blocks[blocks.count - 1].append(screen)
    } else {
      blocks.append([screen])
    }
  }

  public mutating func replaceSubrange(
    _ range: Range<Int>, with screens: some Collection<StackScreen>
  ) {
    let untouched = range.lowerBound / Self.blockSize
    let between = self[(untouched * Self.blockSize)..<range.lowerBound]
    let rest = Array(between) + screens + Array(self[range.upperBound...])
    blocks.removeLast(blocks.count - untouched)
    for screen in rest { append(screen) }
  }
}

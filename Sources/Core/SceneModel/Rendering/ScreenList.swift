import NavigationCore

/// The screens on a stack, root first.
///
/// Copies share what they have in common: pushing a screen on a list that has another copy copies
/// only a few screens, and finding the first difference of two lists skips what they share.
public struct ScreenList: Hashable {
  /// All but the last are full.
  private var blocks: [[StackScreen]] = []

  private static let blockSize = 128

  /// Creates an empty list.
  public init() {}

  /// The index of the first screen that differs; the shorter count if one list is the beginning of
  /// the other.
  public func firstDifference(from other: ScreenList) -> Int {
    let alike = zip(blocks, other.blocks).prefix { $0 == $1 }.count
    guard alike < blocks.count, alike < other.blocks.count else {
      return Swift.min(count, other.count)
    }
    let within = zip(blocks[alike], other.blocks[alike]).prefix { $0 == $1 }.count
    return alike * Self.blockSize + within
  }

  /// The indices of the screens that differ, among those that both lists have. What the lists share
  /// is skipped, also above the first difference.
  public func differences(from other: ScreenList) -> [Int] {
    var found: [Int] = []
    for (number, (mine, others)) in zip(blocks, other.blocks).enumerated() where mine != others {
      for (index, (one, another)) in zip(mine, others).enumerated() where one != another {
        found.append(number * Self.blockSize + index)
      }
    }
    return found
  }
}

extension ScreenList: RandomAccessCollection, MutableCollection {
  /// The position of the root's screen: 0.
  public var startIndex: Int { 0 }

  /// The position above the top screen.
  public var endIndex: Int {
    guard let last = blocks.last else { return 0 }
    return (blocks.count - 1) * Self.blockSize + last.count
  }

  /// The screen at a position, root first.
  public subscript(index: Int) -> StackScreen {
    get { blocks[index / Self.blockSize][index % Self.blockSize] }
    set { blocks[index / Self.blockSize][index % Self.blockSize] = newValue }
  }
}

extension ScreenList: RangeReplaceableCollection, ExpressibleByArrayLiteral {
  /// Creates a list of screens, root first.
  public init(arrayLiteral screens: StackScreen...) {
    self.init(screens)
  }

  /// Puts a screen on top.
  public mutating func append(_ screen: StackScreen) {
    if let last = blocks.last, last.count < Self.blockSize {
      blocks[blocks.count - 1].append(screen)
    } else {
      blocks.append([screen])
    }
  }

  /// Replaces some screens by others.
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

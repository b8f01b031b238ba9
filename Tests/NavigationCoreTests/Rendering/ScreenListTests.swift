import TestSupport
import Testing

@testable import NavigationCore
@testable import SceneModel

@Suite struct ScreenListTests {
  private static func screens(_ range: Range<Int>) -> [StackScreen] {
    range.map { StackScreen(title: "\($0)", source: .path(index: $0)) }
  }

  @Test(arguments: [0, 1, 127, 128, 129, 255, 256, 257, 1_000])
  func `a list returns its screens, whatever its size`(count: Int) {
    let array = Self.screens(0..<count)
    var list = ScreenList(array)
    #expect(list.count == count)
    #expect(Array(list) == array)
    list.removeLast(count / 2)
    #expect(Array(list) == Array(array.dropLast(count / 2)))
    list.append(contentsOf: array)
    #expect(Array(list) == Array(array.dropLast(count / 2)) + array)
  }

  @Test func `editing works as in an array`() {
    var generator = SeededGenerator(seed: 7)
    var array: [StackScreen] = []
    var list = ScreenList()
    for _ in 0..<500 {
      let lower = generator.below(array.count + 1)
      let upper = lower + generator.below(array.count - lower + 1)
      let new = Self.screens(0..<generator.below(90))
      if array.count > 400 {
        array.removeSubrange(lower..<upper)
        list.removeSubrange(lower..<upper)
      } else {
        array.replaceSubrange(lower..<upper, with: new)
        list.replaceSubrange(lower..<upper, with: new)
      }
      #expect(Array(list) == array)
    }
  }

  @Test func `a copy stays unchanged`() {
    let old = ScreenList(Self.screens(0..<100))
    var new = old
    new[99] = StackScreen(title: "other", source: .root)
    new.append(StackScreen(title: "more", source: .link))
    #expect(Array(old) == Self.screens(0..<100))
    #expect(new.firstDifference(from: old) == 99)
  }

  @Test(arguments: [(0, 0), (0, 1), (128, 128), (128, 129), (140, 128), (400, 260)])
  func `a list that is the start of another differs at its end`(first: Int, second: Int) {
    let (one, other) = (ScreenList(Self.screens(0..<first)), ScreenList(Self.screens(0..<second)))
    #expect(one.firstDifference(from: other) == min(first, second))
    #expect((one == other) == (first == second))
  }

  @Test func `the first screen that differs is found`() {
    let one = ScreenList(Self.screens(0..<200))
    for index in 0..<200 {
      var other = ScreenList(Self.screens(0..<200))
      other[index] = StackScreen(title: "other", source: .root)
      #expect(one.firstDifference(from: other) == index)
    }
  }

  @Test(arguments: [(400, 400), (400, 260), (129, 400), (0, 5), (128, 128)])
  func `all screens that differ are found`(first: Int, second: Int) {
    var generator = SeededGenerator(seed: UInt64(first * 1_000 + second))
    for _ in 0..<20 {
      let one = ScreenList(Self.screens(0..<first))
      // A copy shares what it has in common; the other has the same screens in blocks of its own.
      var others = [one, ScreenList(Self.screens(0..<second))]
      for list in others.indices where !others[list].isEmpty {
        for _ in 0..<generator.below(5) {
          let index = generator.below(others[list].count)
          others[list][index] = StackScreen(title: "other", source: .root)
        }
      }
      for other in others {
        let expected = (0..<min(first, other.count)).filter { one[$0] != other[$0] }
        #expect(one.differences(from: other) == expected)
        #expect(other.differences(from: one) == expected)
      }
    }
  }
}

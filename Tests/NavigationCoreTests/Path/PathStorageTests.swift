import Testing

@testable import NavigationCore

@Suite struct PathStorageTests {
  @Test(arguments: [0, 1, 255, 256, 257, 511, 512, 513, 1000])
  func `a path of any depth returns its elements`(depth: Int) {
    var path = NavigationPath(0..<depth)
    #expect(path.count == depth)
    #expect(path.elements.compactMap { $0.value(as: Int.self) } == Array(0..<depth))
    #expect(path.last?.value(as: Int.self) == (depth == 0 ? nil : depth - 1))
    for left in stride(from: depth, to: 0, by: -1) {
      #expect(path.last?.value(as: Int.self) == left - 1)
      path.removeLast()
    }
    #expect(path.isEmpty)
  }

  @Test(arguments: [1, 255, 256, 257, 512, 600, 700])
  func `several elements are removed at once, across blocks`(count: Int) {
    var path = NavigationPath(0..<700)
    let copy = path
    path.removeLast(count)
    path.append("x")
    #expect(path.count == 701 - count)
    #expect(path.countOfCommonPrefix(with: copy) == 700 - count)
    #expect(copy.elements.compactMap { $0.value(as: Int.self) } == Array(0..<700))
  }

  @Test(arguments: [0, 255, 256, 600, 699])
  func `replacing and inserting in the middle do not change a copy`(index: Int) {
    var path = NavigationPath(0..<700)
    let copy = path
    path.replace(at: index, with: -1)
    #expect(path.countOfCommonPrefix(with: copy) == index)
    path.insert(-2, at: index)
    #expect(path.elements[index...].prefix(2).map { $0.value(as: Int.self) } == [-2, -1])
    #expect(path.count == 701)
    #expect(copy.elements[index].value(as: Int.self) == index)
  }

  @Test func `the top of a copy changes while the rest is shared`() {
    let path = NavigationPath(0..<10_000)
    var copy = path
    copy.append(1)
    #expect(zip(path.elements.blocks, copy.elements.blocks).allSatisfy { $0 === $1 })
    #expect(copy.countOfEqualPrefix(with: path) == 10_000)
  }
}

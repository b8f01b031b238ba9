import FoundationEssentials
import Testing

@testable import NavigationCore

/// P1–P15, the operations on a path, and the cases that they leave open.
@Suite struct PathOperationTests {
  static var four: NavigationPath {
    var path = NavigationPath()
    path.append("test")
    path.append(1)
    path.append(true)
    path.append(1.2)
    return path
  }

  @Test func `P1 and P2: removing from the end keeps the rest`() {
    var path = Self.four
    path.removeLast()
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path.count == 1)
    #expect(path.last?.value(as: String.self) == "test")
  }

  @Test func `P3: a new path is empty`() {
    #expect(NavigationPath().count == 0)
    #expect(NavigationPath().isEmpty)
    #expect(!Self.four.isEmpty)
  }

  @Test func `P4: removing nothing is allowed on an empty path`() {
    var path = NavigationPath()
    path.removeLast(0)
    #expect(path.isEmpty)
  }

  @Test func `P5: removing from an empty path stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath()
      path.removeLast()
    }
  }

  @Test func `P6: removing more than the count stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1, 2])
      path.removeLast(3)
    }
  }

  @Test func `P6: removing a negative number stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1, 2])
      path.removeLast(-1)
    }
  }

  @Test func `P7: removing all shows the root`() {
    var path = Self.four
    path.removeLast(path.count)
    #expect(path.isEmpty)
    #expect(path == NavigationPath())
  }

  @Test func `P8: a copy is independent`() {
    let path = Self.four
    var copy = path
    copy.append("more")
    #expect(path.count == 4)
    #expect(copy.count == 5)
    #expect(path != copy)
  }

  @Test func `P11: a missing representation is written as null`() throws {
    var path = NavigationPath()
    path.append(App.U())
    let codable = NavigationPath.$diagnostics.withValue({ _ in }) { path.codable }
    #expect(String(decoding: try JSONEncoder().encode(codable), as: UTF8.self) == "null")
  }

  @Test func `P12: paths are equal if their values are, in order`() {
    #expect(NavigationPath([1, 2]) == NavigationPath([1, 2]))
    #expect(NavigationPath([1, 2]) != NavigationPath([2, 1]))
    #expect(NavigationPath([1, 2]) != NavigationPath([1]))
    #expect(NavigationPath([1]) != NavigationPath([Int8(1)]))
    #expect(NavigationPath([1, 1]).count == 2)
  }

  @Test func `P13: a path equals its restored copy, but not under the reported rule`()
    throws
  {
    let path = NavigationPath([App.User(name: "a")])
    let restored = NavigationPath(try #require(path.codable))
    #expect(path == restored)
    #expect(path.isEqual(to: restored, under: .semantic))
    #expect(!path.isEqual(to: restored, under: .reported))
    #expect(path.isEqual(to: path, under: .reported))
    #expect(restored.isEqual(to: restored, under: .reported))
  }
}

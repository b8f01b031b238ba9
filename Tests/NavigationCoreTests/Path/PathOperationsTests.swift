import FoundationEssentials
import Testing

@testable import NavigationCore

/// The operations that SwiftUI's path lacks, compared with plain arrays of all small sizes.
@Suite struct PathOperationsTests {
  /// Every list of up to four values, chosen from two.
  static let worlds: [[Int]] = (0...4).flatMap { length in
    (0..<1 << length).map { bits in (0..<length).map { bits >> $0 & 1 } }
  }

  private func values(_ path: NavigationPath) -> [Int?] {
    path.elements.map { $0.value(as: Int.self) }
  }

  @Test func `elements are listed from the root to the top`() {
    for world in Self.worlds {
      let path = NavigationPath(world)
      #expect(values(path) == world)
      #expect(path.last?.value(as: Int.self) == world.last)
      #expect(NavigationPath(elements: path.elements) == path)
    }
  }

  @Test func `popping to an index leaves it on top, or changes nothing`() {
    for world in Self.worlds {
      for index in -1...5 {
        var path = NavigationPath(world)
        let found = path.popTo(index: index)
        #expect(found == world.indices.contains(index))
        #expect(values(path) == (found ? Array(world[...index]) : world))
      }
    }
  }

  @Test func `popping to a value finds the nearest from the top, or changes nothing`() {
    for world in Self.worlds {
      for value in 0...2 {
        var path = NavigationPath(world)
        let index = world.lastIndex(of: value)
        let found = path.popTo(value: value)
        #expect(found == (index != nil))
        #expect(values(path) == (index.map { Array(world[...$0]) } ?? world))
      }
    }
  }

  @Test func `popping to a value compares its type too`() {
    var path = NavigationPath([1, 2])
    let found = path.popTo(value: Int8(1))
    #expect(!found && path.count == 2)
  }

  @Test func `popping to a type finds live and stored elements of it`() {
    let stored = NavigationPath.Element(storedTag: "Foundation.URL", payload: "oops")
    var path = NavigationPath([1, 2])
    path.append("a")
    path.append(stored)
    path.append(true)
    var depths = [path.popTo(type: Double.self) ? path.count : nil]
    depths.append(path.popTo(type: Bool.self) ? path.count : nil)
    depths.append(path.popTo(type: URL.self) ? path.count : nil)
    depths.append(path.popTo(type: String.self) ? path.count : nil)
    depths.append(path.popTo(where: { $0.typeName == "Swift.Int" }) ? path.count : nil)
    #expect(depths == [nil, 5, 4, 3, 2])
  }

  @Test func `popping to the root reports whether there was anything to pop`() {
    for world in Self.worlds {
      var path = NavigationPath(world)
      let popped = path.popToRoot()
      #expect(popped == !world.isEmpty)
      #expect(path.isEmpty)
    }
  }

  @Test func `popping beyond the root is refused and changes nothing`() throws {
    for world in Self.worlds {
      for count in -1...5 {
        var path = NavigationPath(world)
        if (0...world.count).contains(count) {
          try path.pop(count)
          #expect(values(path) == world.dropLast(count))
        } else {
          #expect(throws: PopBeyondRoot(depth: world.count, requested: count)) {
            try path.pop(count)
          }
          #expect(values(path) == world)
        }
      }
    }
  }

  @Test func `inserting and replacing work as in an array`() {
    for world in Self.worlds {
      for index in 0...world.count {
        var expected = world
        var path = NavigationPath(world)
        expected.insert(7, at: index)
        path.insert(7, at: index)
        #expect(values(path) == expected)
        expected[index] = 8
        path.replace(at: index, with: 8)
        #expect(values(path) == expected)
      }
    }
  }

  @Test func `replacing the top of an empty path does nothing`() {
    for world in Self.worlds {
      var path = NavigationPath(world)
      let replaced = path.replaceLast(with: 9)
      #expect(replaced == !world.isEmpty)
      #expect(values(path) == (world.isEmpty ? [] : world.dropLast() + [9]))
    }
  }

  @Test func `inserting outside the path stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1])
      path.insert(2, at: 2)
    }
  }

  @Test func `replacing outside the path stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1])
      path.replace(at: 1, with: 2)
    }
  }
}

import NavigationCore
import NavigationUI
import SceneStage
import Testing

@testable import ViewRuntime

private struct Ladder<Path>: View
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element == Int
{
  let change: (inout Path) -> Void
  @State private var path = Path(0..<200)

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { number in
        Button("Change") { change(&path) }.navigationTitle("\(number)")
      }
    }
  }
}

/// A path of two hundred numbers that its author changes in place.
@MainActor
@Suite struct ArrayPathTests {
  private func change(_ change: @escaping (inout [Int]) -> Void) throws -> [String] {
    let scene = try scene { Ladder<[Int]>(change: change) }
    return try scene.tap("Change").map { "\($0)" }
  }

  private func described(_ commands: [Command]) -> [String] { commands.map { "\($0)" } }

  @Test func `only the appended element is pushed`() throws {
    let commands = try change { $0.append(200) }
    #expect(commands == described([.push([NavigationPath.Element(200)], from: .detail)]))
  }

  @Test(arguments: [1, 7, 199])
  func `elements that are removed are popped`(count: Int) throws {
    #expect(try change { $0.removeLast(count) } == described([.pop(count)]))
  }

  @Test(arguments: [0, 1, 100, 198])
  func `an element replaced in place is noticed, with the screens above it`(index: Int) throws {
    let scene = try scene { Ladder<[Int]> { $0[index] = -1 } }
    let commands = try scene.tap("Change")
    #expect(commands.first.map { "\($0)" } == "\(Command.pop(200 - index))")
    #expect(scene.titles[index + 1] == "-1")
    #expect(scene.titles.count == 201)
  }

  @Test func `replacing an element and appending another in one turn is noticed`() throws {
    let scene = try scene {
      Ladder<[Int]> {
        $0[3] = -1
        $0.append(200)
      }
    }
    #expect(try scene.tap("Change").first.map { "\($0)" } == "\(Command.pop(197))")
    #expect(scene.titles.count == 202)
    #expect(scene.titles[4] == "-1")
  }

  @Test func `an equal new array is no change`() throws {
    #expect(try change { $0 = Array($0.reversed().reversed()) }.isEmpty)
  }

  @Test func `a path can be something other than an array`() throws {
    let scene = try scene { Ladder<ContiguousArray<Int>> { $0.append(200) } }
    #expect(try scene.tap("Change").count == 1)
    #expect(scene.titles.last == "200")
  }
}

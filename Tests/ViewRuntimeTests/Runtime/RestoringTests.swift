import NavigationCore
import NavigationUI
import OrderedJSON
import SceneStage
import Testing

@testable import ViewRuntime

private struct Robot: Hashable {
  let number: Int
}

private final class Factory: ObservableObject {
  @Published var robots: [Robot] = []
}

@MainActor
@Suite struct RestoringTests {
  private let model = Model()
  private let stale = Problem(code: .staleRestore, message: "It was not saved.")

  private func kept(_ robots: Int...) -> [NavigationPath.Element] {
    robots.map {
      NavigationPath.Element(
        lostTag: "ViewRuntimeTests.Robot", description: "Robot(number: \($0))")
    }
  }

  private func stack() throws -> SceneRuntime {
    let model = model
    return try SceneStage.scene {
      Watching(model) { bound in
        NavigationStack(path: bound.path) {
          Button("Nothing") {}.navigationDestination(for: Robot.self) { Text("\($0.number)") }
        }
      }
    }
  }

  @Test func `a path that is restored in another way is not told of as stale`() throws {
    let scene = try stack()
    scene.note(stale, unlessPathIs: kept(1, 2))
    #expect(scene.codes == [.staleRestore])
    scene.turn { model.path.append(Robot(number: 1)) }
    #expect(scene.codes == [.notCodable, .staleRestore])
    scene.turn { model.path.append(Robot(number: 2)) }
    #expect(scene.codes == [.notCodable])
  }

  @Test func `what became of a restored path is old news once somebody taps`() throws {
    let scene = try stack()
    scene.note(stale, unlessPathIs: kept(1))
    try scene.tap("Nothing")
    #expect(scene.codes == [])
  }

  @Test func `a path of one type is saved in a way of its author's`() throws {
    let factory = Factory()
    let scene = try SceneStage.scene {
      Watching(factory) { bound in
        NavigationStack(path: bound.robots) {
          Text("Root").navigationDestination(for: Robot.self) { Text("\($0.number)") }
        }
      }
    }
    scene.note(stale, unlessPathIs: kept(1))
    #expect(scene.codes == [])
  }
}

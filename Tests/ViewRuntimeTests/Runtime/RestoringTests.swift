import NavigationCore
import NavigationUI
import OrderedJSON
import SceneStage
import Testing

@testable import ViewRuntime

private struct Robot: Hashable {
  let number: Int
}

private struct Recipe: Hashable, Codable {
  let id: Int
  let name: String
}

private final class Factory: ObservableObject {
  @Published var robots: [Robot] = []
}

/// A stack with a path from saved bytes, with a screen that declares a type only on request.
private struct Restored: View {
  @ObservedObject var model: Model

  init(_ saved: String, model: Model) {
    self.model = model
    let representation = try? NavigationPath.CodableRepresentation(parsing: Array(saved.utf8))
    model.path = representation.map { NavigationPath($0) } ?? NavigationPath()
  }

  var body: some View {
    NavigationStack(path: $model.path) {
      if model.flag {
        Text("Root").navigationDestination(for: Recipe.self) { Text($0.name) }
      } else {
        Text("Root")
      }
    }
  }
}

@MainActor
@Suite struct RestoringTests {
  private let model = Model()
  private let stale = Problem(code: .staleRestore, message: "Not saved.")

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

  @Test func `a path that is restored in another way is not reported as stale`() throws {
    let scene = try stack()
    scene.report(stale, unlessPathIs: kept(1, 2))
    #expect(scene.codes == [.staleRestore])
    scene.turn { model.path.append(Robot(number: 1)) }
    #expect(scene.codes == [.notCodable, .staleRestore])
    scene.turn { model.path.append(Robot(number: 2)) }
    #expect(scene.codes == [.notCodable])
  }

  @Test func `problems of a restored path disappear once someone taps`() throws {
    let scene = try stack()
    scene.report(stale, unlessPathIs: kept(1))
    try scene.tap("Nothing")
    #expect(scene.codes == [])
  }

  @Test func `a path of one type is saved in its author's way`() throws {
    let factory = Factory()
    let scene = try SceneStage.scene {
      Watching(factory) { bound in
        NavigationStack(path: bound.robots) {
          Text("Root").navigationDestination(for: Robot.self) { Text("\($0.number)") }
        }
      }
    }
    scene.report(stale, unlessPathIs: kept(1))
    #expect(scene.codes == [])
  }

  private let saved = """
    ["ViewRuntimeTests.Recipe","{\\"id\\":2,\\"name\\":\\"Pie\\"}",\
    "ViewRuntimeTests.Recipe","{\\"id\\":1,\\"name\\":\\"Soup\\"}"]
    """

  @Test func `a saved element becomes a full value once its destination knows the type`() throws {
    model.flag = true
    let scene = try SceneStage.scene { Restored(saved, model: model) }
    #expect(scene.titles == ["", "Soup", "Pie"])
    let state = scene.description.initialState
    #expect(state.path.map(\.element.displayTitle) == ["Soup", "Pie"])
    #expect(
      state.path.map { scene.description.types.wireType(of: $0.element) } == [
        "Recipe", "Recipe",
      ])
    try scene.command(.popTo(.value(NavigationPath.Element(Recipe(id: 1, name: "Soup")))))
    #expect(model.path.count == 1)
  }

  @Test func `saved text becomes a value when a destination for its type appears`() throws {
    let scene = try SceneStage.scene { Restored(saved, model: model) }
    #expect(scene.titles == ["", "", ""])
    var state = scene.description.initialState
    let ids = state.path.map(\.id)
    #expect(state.path.map(\.isResolved) == [false, false])
    var commands: [Command] = []
    scene.onChange = { commands += $0 }
    scene.turn { model.flag = true }
    try Reducer(scene: scene.description).dryRun(commands, on: &state)
    #expect(scene.titles == ["", "Soup", "Pie"])
    #expect(state.path.map(\.element.displayTitle) == ["Soup", "Pie"])
    #expect(state.path.map(\.isResolved) == [true, true])
    #expect(state.path.map(\.id) == ids)
  }
}

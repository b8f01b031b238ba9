import NavigationCore
import NavigationUI
import SceneStage
import Testing

@testable import ViewRuntime

private struct Robot: Hashable {
  var number = 1
}

private struct Recipe: Hashable, Codable {
  var name = ""
}

private final class Shop: ObservableObject {
  @Published var robots: [Robot] = []
  @Published var recipes: [Recipe] = []
}

/// Refusals to put a value of another type, or its text, on a path of one type.
@MainActor
@Suite struct MismatchTests {
  private let shop = Shop()

  private func robots() throws -> SceneRuntime {
    let shop = shop
    return try SceneStage.scene {
      Watching(shop) { bound in
        NavigationStack(path: bound.robots) {
          Text("Root").navigationDestination(for: Robot.self) { Text("\($0.number)") }
        }
      }
    }
  }

  private func stored(_ tag: String, _ payload: String = "{}") -> Command {
    .push([NavigationPath.Element(storedTag: .init(tag), payload: .init(payload))], from: .detail)
  }

  @Test(arguments: ["Robot", "ViewRuntimeTests.Robot"])
  func `a text of the right type that is not Codable is refused`(tag: String) throws {
    let scene = try robots()
    #expect(throws: Refusal.typeNotCodable("Robot")) { try scene.command(stored(tag)) }
    #expect("\(Refusal.typeNotCodable("Robot"))".contains("not Codable"))
  }

  @Test func `a text of the right type that does not decode is refused`() throws {
    let shop = shop
    let scene = try SceneStage.scene {
      Watching(shop) { bound in
        NavigationStack(path: bound.recipes) {
          Text("Root").navigationDestination(for: Recipe.self) { Text($0.name) }
        }
      }
    }
    #expect(throws: Refusal.valueUnreadable("Recipe")) {
      try scene.command(stored("Recipe", "7"))
    }
  }

  @Test func `types with the same last name are distinguished by their modules`() throws {
    let scene = try robots()
    let refusal = Refusal.valueMismatch(expected: "ViewRuntimeTests.Robot", found: "Other.Robot")
    #expect(throws: refusal) { try scene.command(stored("Other.Robot")) }
    #expect(throws: Refusal.valueMismatch(expected: "Robot", found: "Swift.Int")) {
      try scene.command(.push([NavigationPath.Element(1)], from: .detail))
    }
  }

  @Test func `two local types with one name are distinguished in words`() {
    let element = {
      struct Local: Hashable {}
      return NavigationPath.Element(Local())
    }()
    struct Local: Hashable {}
    let refusal = Refusal.valueMismatch(
      expected: "ViewRuntimeTests.MismatchTests.Local", found: "another of that name")
    #expect(element.mismatch(with: Local.self) == refusal)
  }

  @Test func `a private type is named without the address of its context`() {
    struct Local: Hashable, Codable {}
    let types = TypeRegistry()
    let (robot, locals) = (NavigationPath.Element(Robot()), NavigationPath.Element([Local()]))
    #expect(types.wireType(of: robot) == "ViewRuntimeTests.Robot")
    #expect(locals.displayTypeName == "Swift.Array<ViewRuntimeTests.MismatchTests.Local>")
    #expect(types.wireType(of: locals) == locals.displayTypeName)
  }
}

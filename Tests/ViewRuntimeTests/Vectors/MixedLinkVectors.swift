import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// View1 leads to View2 by a link with a view, and View2 to a value.
private struct MixedStack: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      NavigationLink("View2") {
        NavigationLink("Value", value: "value2").navigationTitle("View2")
      }
      .navigationTitle("View1")
      .navigationDestination(for: String.self) { Screen($0) }
    }
  }
}

private struct Menu: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      NavigationLink("Mint", value: "mint").navigationTitle("Root")
        .navigationDestination(for: String.self) { name in
          NavigationLink("Recipe") { Screen("Recipe") }.navigationTitle(name)
        }
        .navigationDestination(item: $model.item) { Screen("Item \($0)") }
    }
  }
}

@MainActor
@Suite struct MixedLinkVectors {
  let model = Model()

  @Test func `M1: a value pushed from a view's screen is inserted below it`() throws {
    let scene = try scene { MixedStack(model: model) }
    try scene.tap("View2")
    #expect(scene.titles == ["View1", "View2"])
    let commands = try scene.tap("Value")
    #expect(scene.titles == ["View1", "value2", "View2"])
    #expect(scene.rendering.view.detail?.title == "View2")
    #expect(scene.rendering.view.detail?.back == "value2")
    #expect(scene.path == ["value2"])
    #expect(commands.map(\.text) == ["push value2"])
    #expect(scene.codes == [.mixedLinks])
  }

  @Test func `M2: back pops the view's screen first, then the value's`() throws {
    let scene = try scene { MixedStack(model: model) }
    try scene.tap("View2")
    try scene.tap("Value")
    _ = try scene.back()
    #expect(scene.titles == ["View1", "value2"])
    #expect(scene.path == ["value2"])
    #expect(scene.codes == [])
    _ = try scene.back()
    #expect(scene.titles == ["View1"])
    #expect(scene.path == [])
  }

  @Test func `M3: with the other policy a value replaces the screens of views`() throws {
    let scene = try scene(.popsViewDestinations) { MixedStack(model: model) }
    try scene.tap("View2")
    try scene.tap("Value")
    #expect(scene.titles == ["View1", "value2"])
    #expect(scene.path == ["value2"])
    try scene.back(times: 1)
    try scene.tap("View2")
    scene.turn { model.path.append("from code") }
    #expect(scene.titles == ["View1", "from code"])
  }

  @Test func `M4: a view's screen above a value's does not change the path`() throws {
    let scene = try scene { Menu(model: model) }
    var commands: [String] = []
    commands += try scene.tap("Mint").map(\.text)
    commands += try scene.tap("Recipe").map(\.text)
    #expect(scene.titles == ["Root", "mint", "Recipe"])
    #expect(scene.rendering.screens.map(\.source) == [.root, .path(index: 0), .link])
    #expect(commands == ["push mint"])
    #expect(scene.codes == [])
  }

  @Test func `M5: back from a view's screen does not change the path`() throws {
    let scene = try scene { Menu(model: model) }
    try scene.tap("Mint")
    try scene.tap("Recipe")
    #expect(try scene.back().isEmpty)
    #expect(scene.titles == ["Root", "mint"])
    #expect(scene.path == ["mint"])
  }

  @Test func `M6: a value pushed while an item is shown is inserted below it`() throws {
    let scene = try scene { Menu(model: model) }
    scene.turn { model.item = 1 }
    scene.turn { model.path.append("dish") }
    #expect(scene.titles == ["Root", "dish", "Item 1"])
    #expect(scene.rendering.view.detail?.title == "Item 1")
  }

  @Test func `M7: emptying the path keeps the root's view screen`() throws {
    let scene = try scene { MixedStack(model: model) }
    try scene.tap("View2")
    try scene.tap("Value")
    scene.turn { model.path = NavigationPath() }
    #expect(scene.titles == ["View1", "View2"])
  }

  @Test func `M8: views wrapped in values come in the order of the taps`() throws {
    let scene = try scene { WrappedStack(model: model) }
    try scene.tap("View2")
    try scene.tap("Value")
    #expect(scene.titles == ["View1", "View2", "value2"])
    #expect(model.path.count == 2)
    #expect(NavigationPath.$diagnostics.withValue({ _ in }) { model.path.codable } == nil)
    #expect(scene.codes == [.notCodable])
  }

  @Test func `M9: a view's screen is removed with the value's screen that it came from`()
    throws
  {
    model.path = NavigationPath(["a", "b"])
    let scene = try scene { Menu(model: model) }
    try scene.tap("Recipe")
    #expect(scene.titles == ["Root", "a", "b", "Recipe"])
    scene.turn { model.path.removeLast() }
    #expect(scene.titles == ["Root", "a"])
  }

  @Test func `a destination declared on a view's screen shows the values below it`() throws {
    let scene = try scene {
      NavigationStack {
        NavigationLink("View2") {
          NavigationLink("Value", value: 5).navigationTitle("View2")
            .navigationDestination(for: Int.self) { Screen("Int \($0)") }
        }
        .navigationTitle("View1")
      }
    }
    try scene.tap("View2")
    try scene.tap("Value")
    #expect(scene.titles == ["View1", "Int 5", "View2"])
    #expect(scene.codes == [.mixedLinks])
  }
}

/// Views with an identity, so that they can be on a path.
private struct Wrapped: Hashable {
  let id = UUID()
  let view: AnyView

  static func == (lhs: Wrapped, rhs: Wrapped) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private struct WrappedStack: View {
  @ObservedObject var model: Model
  @State private var second = Wrapped(
    view: AnyView(NavigationLink("Value", value: "value2").navigationTitle("View2")))

  var body: some View {
    NavigationStack(path: $model.path) {
      NavigationLink("View2", value: second)
        .navigationTitle("View1")
        .navigationDestination(for: Wrapped.self) { $0.view }
        .navigationDestination(for: String.self) { Screen($0) }
    }
  }
}

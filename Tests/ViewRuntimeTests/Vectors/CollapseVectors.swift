import NavigationCore
import NavigationUI
import OrderedJSON
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// Two columns with a grid; names are on the detail's path.
private struct Cookbook: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationSplitView(
      columnVisibility: $model.visibility, preferredCompactColumn: $model.preferred
    ) {
      List(selection: $model.selection) { Text("dessert").tagged("dessert") }
        .navigationTitle("Sidebar")
    } detail: {
      NavigationStack(path: $model.path) {
        Widths().navigationTitle("Grid")
          .navigationDestination(for: String.self) { Screen($0) }
      }
    }
  }
}

private struct Widths: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var count = 0

  var body: some View {
    Button("Count \(count), \(width == .compact ? "compact" : "regular")") { count += 1 }
  }
}

extension View {
  fileprivate func tagged(_ tag: String) -> some View { ForEach([tag], id: \.self) { _ in self } }
}

@MainActor
@Suite struct CollapseVectors {
  let model = Model()

  private let phone = "iphone-16"

  /// The columns' roots on the collapsed stack, then the screens above the last.
  private func stack(of scene: SceneRuntime) -> [String] {
    scene.presentation.stackRoots.map(\.rawValue)
      + (scene.presentation.stackShowsPath ? scene.path : [])
  }

  @Test func `C1: three columns without a selection show only the sidebar`() throws {
    let scene = try scene(on: phone) { ThreeColumns(model: model) }
    #expect(stack(of: scene) == ["sidebar"])
    #expect(scene.rendering.view.stack?.title == "Categories")
    #expect(scene.rendering.view.stack?.back == nil)
  }

  @Test func `C2: a selection in the sidebar leads to the content`() throws {
    model.selection = "fruit"
    let scene = try scene(on: phone) { ThreeColumns(model: model) }
    #expect(stack(of: scene) == ["sidebar", "content"])
    #expect(scene.rendering.view.stack?.title == "fruit")
    #expect(scene.rendering.view.stack?.back == "Categories")
  }

  @Test func `C3: a selection in the content leads to the detail`() throws {
    model.selection = "fruit"
    model.strings = ["apple"]
    let scene = try scene(on: phone) { ThreeColumns(model: model) }
    #expect(stack(of: scene) == ["sidebar", "content", "detail"])
    #expect(scene.rendering.view.stack?.title == "apple")
    #expect(scene.rendering.view.stack?.back == "fruit")
  }

  @Test func `C4: a preferred detail is shown, and back prefers the sidebar`() throws {
    model.preferred = .detail
    let scene = try scene(on: phone) { Cookbook(model: model) }
    #expect(stack(of: scene) == ["sidebar", "detail"])
    #expect(try scene.back().map(\.text) == ["prefer sidebar"])
    #expect(stack(of: scene) == ["sidebar"])
    #expect(model.preferred == .sidebar)
  }

  @Test func `C5: a preference is a minimum, even with nothing selected`() throws {
    model.preferred = .content
    let scene = try scene(on: phone) { ThreeColumns(model: model) }
    #expect(stack(of: scene) == ["sidebar", "content"])
  }

  @Test func `C6: a selection goes deeper than the preference`() throws {
    model.selection = "dessert"
    let scene = try scene(on: phone) { Cookbook(model: model) }
    #expect(stack(of: scene) == ["sidebar", "detail"])
  }

  private func deepCookbook() throws -> SceneRuntime {
    model.selection = "dessert"
    model.path = NavigationPath(["pie", "crust"])
    return try scene(on: phone) { Cookbook(model: model) }
  }

  @Test func `C7: the detail's path is above its root`() throws {
    let scene = try deepCookbook()
    #expect(stack(of: scene) == ["sidebar", "detail", "pie", "crust"])
    #expect(scene.rendering.view.stack?.title == "crust")
    #expect(scene.rendering.view.stack?.back == "pie")
  }

  @Test func `C8: back pops the path first`() throws {
    let scene = try deepCookbook()
    _ = try scene.back()
    #expect(scene.path == ["pie"])
    #expect(scene.rendering.view.stack?.back == "Grid")
    _ = try scene.back()
    #expect(scene.path == [])
    #expect(scene.rendering.view.stack?.title == "Grid")
    #expect(scene.rendering.view.stack?.back == "Sidebar")
  }

  @Test func `C9: back from the detail's root clears the selection`() throws {
    let scene = try deepCookbook()
    try scene.back(times: 3)
    #expect(stack(of: scene) == ["sidebar"])
    #expect(model.selection == nil)
    #expect(throws: Refusal.noBackButton) { try scene.back() }
  }

  @Test func `C10: expanding shows the same state in columns`() throws {
    let scene = try deepCookbook()
    try scene.show(on: "ipad-11-landscape")
    #expect(scene.rendering.view.sidebar?.title == "Sidebar")
    #expect(scene.titles == ["Grid", "pie", "crust"])
    #expect(model.selection == "dessert")
    #expect(model.path == NavigationPath(["pie", "crust"]))
  }

  @Test func `C11: visibility has no effect until the columns are expanded`() throws {
    let scene = try scene(on: phone) { Cookbook(model: model) }
    scene.turn { model.visibility = .detailOnly }
    #expect(stack(of: scene) == ["sidebar"])
    try scene.show(on: "ipad-11-landscape")
    #expect(scene.shownColumns == [.detail])
  }

  @Test func `C12: back from the recipe clears it in the content's selection`() throws {
    model.selection = "fruit"
    model.strings = ["apple"]
    let scene = try scene(on: phone) { ThreeColumns(model: model) }
    #expect(try scene.back().map(\.text) == ["select content nothing"])
    #expect(stack(of: scene) == ["sidebar", "content"])
    #expect(model.strings == [])
    #expect(model.selection == "fruit")
  }

  @Test func `screens keep their state on collapse and expansion, and see the new width`() throws {
    model.selection = "dessert"
    let scene = try scene { Cookbook(model: model) }
    try scene.tap("Count 0, regular")
    try scene.command(.push([NavigationPath.Element("pie")], from: .detail))
    try scene.show(on: phone)
    _ = try scene.back()
    try scene.tap("Count 1, compact")
    try scene.show(on: "ipad-11-landscape")
    #expect(scene.labels(in: .detail) == ["Count 2, regular"])
  }

  @Test func `in compact width a sidebar link that fills the detail shows it`() throws {
    let scene = try scene(on: phone) { TwoColumns(model: model) }
    try scene.tap("Seven")
    #expect(scene.rendering.view.stack?.title == "Int 7")
    try scene.back(times: 2)
    #expect(scene.rendering.view.stack?.title == "Categories")
  }

  @Test func `a scene that is a stack only in compact width says so`() throws {
    let scene = try scene { Adaptive(model: model) }
    #expect(scene.description.initialState.columns == .two)
    let environment = try #require(Device.named(UTF8String(phone)))
    let commands = try scene.command(.setEnvironment(EnvironmentRequest(device: environment)))
    #expect(commands.map(\.text) == ["load"])
    #expect(scene.titles == ["Narrow"])
    #expect(scene.contents.columns == .one)
  }
}

private struct Adaptive: View {
  @ObservedObject var model: Model
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .compact {
      NavigationStack(path: $model.path) { Screen("Narrow") }
    } else {
      TwoColumns(model: model)
    }
  }
}

import NavigationUI
import SceneStage
import Testing

@testable import NavigationCore
@testable import SceneModel
@testable import ViewRuntime

/// Two columns: categories, and a stack of what is in one.
struct TwoColumns: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationSplitView(
      columnVisibility: $model.visibility, preferredCompactColumn: $model.preferred
    ) {
      List(selection: $model.selection) {
        ForEach(["B", "dessert"], id: \.self) { NavigationLink($0, value: $0) }
        NavigationLink("Seven", value: 7)
        NavigationLink("Lost", value: 1.5)
      }
      .navigationTitle("Categories")
    } detail: {
      NavigationStack(path: $model.path) {
        NavigationLink("Eight", value: 8)
          .navigationTitle("Grid of \(model.selection ?? "nothing")")
          .navigationDestination(for: Int.self) { Screen("Int \($0)") }
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

/// Three columns as in Apple's sample: the selected recipe is a view on the path.
struct ThreeColumns: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationSplitView(
      columnVisibility: $model.visibility, preferredCompactColumn: $model.preferred
    ) {
      List(["fruit", "bread"], id: \.self, selection: $model.selection)
        .navigationTitle("Categories")
        .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
    } content: {
      List(["apple", "rye"], id: \.self, selection: selectedRecipe)
        .navigationTitle(model.selection ?? "Choose a category")
        .navigationSplitViewColumnWidth(250)
    } detail: {
      if let recipe = model.strings.first {
        Button("Rye, which is bread") {
          model.selection = "bread"
          model.strings = ["rye"]
        }
        .navigationTitle(recipe)
      } else {
        Screen("Choose a recipe")
      }
    }
  }

  private var selectedRecipe: Binding<String?> {
    Binding(get: { model.strings.first }, set: { model.strings = $0.map { [$0] } ?? [] })
  }
}

extension List where SelectionValue == String, Content == ForEach<[String], String, Text> {
  /// Stands in for the initializer of the same form.
  fileprivate init(_ data: [String], id: KeyPath<String, String>, selection: Binding<String?>) {
    self.init(selection: selection) { ForEach(data, id: id) { Text($0) } }
  }
}

/// A sidebar that presents an item and leads to views.
private struct ItemSidebar: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("View") { Screen("View of a link") }
        NavigationLink("Own", value: "own")
      }
      .navigationTitle("Sidebar")
      .navigationDestination(item: $model.item) { Screen("Item \($0)") }
      .navigationDestination(for: String.self) { Screen("Value \($0)") }
    } detail: {
      Screen("Placeholder")
    }
  }
}

@MainActor
@Suite struct SplitVectors {
  let model = Model()

  private func shown(
    _ columns: Int, _ visibility: NavigationSplitViewVisibility,
    on device: String = "ipad-11-landscape"
  ) throws -> [NavigationSplitViewColumn] {
    model.visibility = visibility
    let scene =
      columns == 2
      ? try scene(on: device) { TwoColumns(model: model) }
      : try scene(on: device) { ThreeColumns(model: model) }
    let view = scene.rendering.view
    let drawn: [(NavigationSplitViewColumn, RenderedScreen?)] = [
      (.sidebar, view.sidebar), (.content, view.content), (.detail, view.detail),
    ]
    #expect(scene.shownColumns == drawn.filter { $0.1 != nil }.map(\.0))
    return scene.shownColumns
  }

  @Test func `V1: three columns, all, show all three`() throws {
    #expect(try shown(3, .all) == [.sidebar, .content, .detail])
  }

  @Test func `V2: three columns, double column, show content and detail`() throws {
    #expect(try shown(3, .doubleColumn) == [.content, .detail])
  }

  @Test func `V3: three columns, detail only, show the detail`() throws {
    #expect(try shown(3, .detailOnly) == [.detail])
  }

  @Test func `V4: three columns, detail only, show the content too on a Mac`() throws {
    #expect(try shown(3, .detailOnly, on: "mac-window") == [.content, .detail])
  }

  @Test(arguments: ["all", "doubleColumn"])
  func `V5: two columns show both`(visibility: String) throws {
    let visibility = try #require(NavigationSplitViewVisibility(rawValue: visibility))
    #expect(try shown(2, visibility) == [.sidebar, .detail])
  }

  @Test func `V6: two columns, detail only, show the detail`() throws {
    #expect(try shown(2, .detailOnly) == [.detail])
  }

  @Test func `V7: in portrait the toggle slides the sidebar over the detail`() throws {
    let scene = try scene(on: "ipad-11") { ItemSidebar(model: model) }
    #expect(scene.shownColumns == [.detail])
    let toggle = try #require(scene.presentation.sidebarToggle)
    try scene.command(.setColumnVisibility(toggle))
    #expect(scene.shownColumns == [.sidebar, .detail])
    #expect(scene.presentation.columns.map(\.isOverlay) == [true, false])
  }

  @Test func `V8: two columns: the toggle writes detail only and all`() throws {
    let scene = try scene { TwoColumns(model: model) }
    try scene.command(.setColumnVisibility(try #require(scene.presentation.sidebarToggle)))
    #expect(model.visibility == .detailOnly)
    #expect(scene.shownColumns == [.detail])
    try scene.command(.setColumnVisibility(try #require(scene.presentation.sidebarToggle)))
    #expect(model.visibility == .all)
  }

  @Test func `V9: three columns: the toggle writes double column and all`() throws {
    let scene = try scene { ThreeColumns(model: model) }
    try scene.command(.setColumnVisibility(try #require(scene.presentation.sidebarToggle)))
    #expect(model.visibility == .doubleColumn)
    try scene.command(.setColumnVisibility(try #require(scene.presentation.sidebarToggle)))
    #expect(model.visibility == .all)
  }

  @Test func `V10: a tapped selection removes the screens from the detail's stack`() throws {
    model.path = NavigationPath([1, 2])
    let scene = try scene { TwoColumns(model: model) }
    let commands = try scene.tap("B")
    #expect(model.selection == "B")
    #expect(model.path.isEmpty)
    #expect(scene.titles == ["Grid of B"])
    #expect(commands.map(\.text) == ["select sidebar B", "pop 2"])
    #expect(try scene.tap("B").isEmpty)
  }

  @Test func `a selection by the author's code does not change the detail's stack`() throws {
    model.path = NavigationPath([1, 2])
    let scene = try scene { TwoColumns(model: model) }
    var commands: [Command] = []
    scene.onChange = { commands += $0 }
    scene.turn { model.selection = "B" }
    #expect(scene.titles == ["Grid of B", "Int 1", "Int 2"])
    #expect(commands.map(\.text) == ["select sidebar B"])
  }

  @Test func `undoing a selection restores its path`() throws {
    model.path = NavigationPath([1, 2])
    let scene = try scene { TwoColumns(model: model) }
    var state = NavigationState(scene.contents, in: scene.description)
    let before = state
    for command in try scene.tap("B") {
      let change = try Reducer(scene: scene.description).change(for: command, in: state)
      state.apply(change)
    }
    #expect(try scene.apply(state.difference(to: before)).isEmpty)
    #expect(model.selection == nil)
    #expect(scene.titles == ["Grid of nothing", "Int 1", "Int 2"])
  }

  @Test func `V11: a sidebar link makes its value the detail's whole stack`() throws {
    model.path = NavigationPath([1, 2])
    let scene = try scene { TwoColumns(model: model) }
    try scene.tap("Seven")
    #expect(scene.path == ["7"])
    #expect(scene.titles == ["Grid of nothing", "Int 7"])
    #expect(model.selection == nil)
  }

  @Test func `V12: a link inside the detail's stack pushes onto it`() throws {
    let scene = try scene { TwoColumns(model: model) }
    try scene.tap("Eight")
    #expect(scene.path == ["8"])
    #expect(scene.titles == ["Grid of nothing", "Int 8"])
  }

  @Test func `a sidebar link that no stack accepts does nothing`() throws {
    let scene = try scene { TwoColumns(model: model) }
    #expect(try scene.tap("Lost").isEmpty)
    #expect(scene.codes == [.linkInert])
  }

  @Test func `V13: an item of the sidebar is shown in the detail`() throws {
    let scene = try scene { ItemSidebar(model: model) }
    #expect(scene.rendering.view.detail?.title == "Placeholder")
    var commands: [Command] = []
    scene.onChange = { commands += $0 }
    scene.turn { model.item = 1 }
    #expect(scene.rendering.view.detail?.title == "Item 1")
    #expect(scene.rendering.view.sidebar?.title == "Sidebar")
    scene.turn { model.item = 2 }
    #expect(scene.rendering.view.detail?.title == "Item 2")
    scene.turn { model.item = nil }
    #expect(scene.rendering.view.detail?.title == "Placeholder")
    #expect(commands.map(\.text) == ["present 1", "present 2", "present nothing"])
    try scene.command(.present(NavigationPath.Element(3)))
    #expect(model.item == 3)
    #expect(scene.rendering.view.detail?.title == "Item 3")
    #expect(scene.rendering.view.detail?.back == nil)
    #expect(throws: Refusal.noBackButton) { try scene.back() }
    scene.turn { model.item = nil }
    #expect(model.item == nil)
  }

  @Test func `a link with a view in the sidebar replaces the detail's root`() throws {
    let scene = try scene { ItemSidebar(model: model) }
    try scene.tap("View")
    #expect(scene.rendering.view.detail?.title == "View of a link")
    #expect(scene.rendering.view.detail?.back == nil)
    #expect(scene.titles == ["View of a link"])
  }

  @Test func `a value link finds the destination of its own column`() throws {
    let scene = try scene { ItemSidebar(model: model) }
    #expect(try scene.tap("Own").map(\.text) == ["present own"])
    #expect(scene.rendering.view.detail?.title == "Value own")
    try scene.tap("View")
    #expect(scene.rendering.view.detail?.title == "View of a link")
  }

  @Test func `V14: a related recipe changes category and recipe in one revision`() throws {
    model.selection = "fruit"
    model.strings = ["apple"]
    let scene = try scene { ThreeColumns(model: model) }
    let commands = try scene.tap("Rye, which is bread")
    #expect(commands.map(\.text) == ["select sidebar bread", "select content rye"])
    #expect(scene.rendering.view.content?.title == "bread")
    #expect(scene.rendering.view.detail?.title == "rye")
  }

  @Test func `the style reaches the state`() throws {
    let scene = try scene { TwoColumns(model: model) }
    #expect(scene.description.initialState.style == .balanced)
  }

  @Test func `a detail that is no stack accepts only values that it declares itself`()
    throws
  {
    let scene = try scene {
      NavigationSplitView {
        List { NavigationLink("Three", value: 3) }
      } detail: {
        NavigationLink("Four", value: 4).navigationTitle("Detail")
          .navigationDestination(for: Int.self) { Screen("Int \($0)") }
      }
    }
    try scene.tap("Four")
    #expect(scene.titles == ["Detail", "Int 4"])
    #expect(scene.rendering.view.detail?.back == "Detail")
    try scene.tap("Three")
    #expect(scene.titles == ["Detail", "Int 3"])
    #expect(throws: Refusal.noStack) {
      try scene.command(.push([NavigationPath.Element("x")], from: .detail))
    }
  }

  @Test func `a sidebar link goes to the nearest later stack that accepts it`() throws {
    let scene = try scene {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        List {
          NavigationLink("Number", value: 1)
          NavigationLink("Word", value: "w")
        }
      } content: {
        NavigationStack {
          Screen("Content").navigationDestination(for: Int.self) { Screen("Int \($0)") }
        }
      } detail: {
        NavigationStack {
          Screen("Detail").navigationDestination(for: String.self) { Screen($0) }
            .navigationDestination(for: Int.self) { Screen("Far \($0)") }
        }
      }
    }
    #expect(try scene.tap("Number").isEmpty)
    #expect(scene.rendering.view.content?.title == "Int 1")
    #expect(scene.titles == ["Detail"])
    try scene.tap("Word")
    #expect(scene.titles == ["Detail", "w"])
    _ = try scene.back()
    _ = try scene.back()
    #expect(scene.rendering.view.content?.title == "Content")
  }

  @Test func `a sidebar with a stack of its own pushes there`() throws {
    let scene = try scene {
      NavigationSplitView {
        NavigationStack {
          NavigationLink("Deeper") { Screen("Deeper") }.navigationTitle("Sidebar")
        }
      } detail: {
        Screen("Detail")
      }
    }
    try scene.tap("Deeper")
    #expect(scene.rendering.view.sidebar?.title == "Deeper")
    #expect(scene.rendering.view.sidebar?.back == "Sidebar")
    #expect(scene.rendering.view.detail?.title == "Detail")
    _ = try scene.back()
    #expect(scene.rendering.view.sidebar?.title == "Sidebar")
  }
}

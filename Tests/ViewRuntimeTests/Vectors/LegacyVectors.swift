import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

@available(*, deprecated)
private struct SharedFlagRows: View {
  @State private var isActive = false

  var body: some View {
    NavigationView {
      List {
        ForEach(0..<10) { row in
          NavigationLink("Row \(row)", isActive: $isActive) { Screen("Screen \(row)") }
        }
      }
      .navigationTitle("Rows")
    }
    .navigationViewStyle(.stack)
  }
}

@available(*, deprecated)
private struct DerivedFlagRows: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationView {
      List {
        ForEach(0..<10) { row in
          NavigationLink("Row \(row)", isActive: isActive(row)) { Screen("Screen \(row)") }
        }
      }
      .navigationTitle("Rows")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func isActive(_ row: Int) -> Binding<Bool> {
    Binding(get: { model.item == row }, set: { model.item = $0 ? row : nil })
  }
}

/// Three levels with hidden links, whose flags are in the model.
@available(*, deprecated)
private struct Levels: View {
  @ObservedObject var model: Model
  @State private var third = false

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(isActive: $model.flag) {
          VStack {
            NavigationLink(isActive: $model.otherFlag) {
              VStack {
                NavigationLink("Third", isActive: $third) { Screen("Level 3") }
              }
              .navigationTitle("Level 2")
            } label: {
              EmptyView()
            }
            Button("Second") { model.otherFlag = true }
          }
          .navigationTitle("Level 1")
        } label: {
          EmptyView()
        }
        Button("All three") {
          model.flag = true
          model.otherFlag = true
          third = true
        }
        Button("First") { model.flag = true }
      }
      .navigationTitle("Root")
    }
    .navigationViewStyle(.stack)
  }
}

@available(*, deprecated)
private struct TaggedRows: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationView {
      List {
        ForEach(["A", "B"], id: \.self) { name in
          NavigationLink(name, tag: name, selection: $model.selection) { Screen("Screen \(name)") }
        }
      }
      .navigationTitle("Rows")
    }
    .navigationViewStyle(.stack)
  }
}

@available(*, deprecated)
private struct ThreeLegacyColumns: View {
  @State private var isShared = false

  var body: some View {
    NavigationView {
      List {
        NavigationLink("Fruit") {
          NavigationLink("Apple") { Screen("Apple") }.navigationTitle("Fruit")
        }
        ForEach(0..<2) { row in
          NavigationLink("Shared \(row)", isActive: $isShared) { Screen("Shared \(row)") }
        }
      }
      .navigationTitle("Food")
      Screen("Middle")
      Screen("Last")
    }
    .navigationViewStyle(.columns)
  }
}

@available(*, deprecated)
private struct Columns: View {
  let style: String

  var body: some View {
    let view = NavigationView {
      List {
        NavigationLink("Fruit") {
          VStack {
            Text("Fruit")
            NavigationLink("Apple") { Screen("Apple") }
          }
          .navigationTitle("Fruit")
        }
        NavigationLink("Bread") { Screen("Bread") }.isDetailLink(true)
      }
      .navigationTitle("Food")
      Screen("Placeholder")
    }
    switch style {
    case "columns": AnyView(view.navigationViewStyle(.columns))
    case "double": AnyView(view.navigationViewStyle(DoubleColumnNavigationViewStyle()))
    case "stack": AnyView(view.navigationViewStyle(.stack))
    default: AnyView(view)
    }
  }
}

/// The deprecated views, called in a way that the compiler does not warn about.
@MainActor
private protocol LegacyViews {
  static func sharedFlagRows() -> AnyView
  static func derivedFlagRows(_ model: Model) -> AnyView
  static func levels(_ model: Model) -> AnyView
  static func taggedRows(_ model: Model) -> AnyView
  static func columns(_ style: String) -> AnyView
  static func threeColumns() -> AnyView
}

@available(*, deprecated)
private enum Views: LegacyViews {
  static func sharedFlagRows() -> AnyView { AnyView(SharedFlagRows()) }
  static func derivedFlagRows(_ model: Model) -> AnyView { AnyView(DerivedFlagRows(model: model)) }
  static func levels(_ model: Model) -> AnyView { AnyView(Levels(model: model)) }
  static func taggedRows(_ model: Model) -> AnyView { AnyView(TaggedRows(model: model)) }
  static func columns(_ style: String) -> AnyView { AnyView(Columns(style: style)) }
  static func threeColumns() -> AnyView { AnyView(ThreeLegacyColumns()) }
}

private protocol LegacyViewsOwner {
  static var views: any LegacyViews.Type { get }
}

private struct Owner: LegacyViewsOwner {
  @available(*, deprecated)
  static var views: any LegacyViews.Type { Views.self }
}

private func views<Known: LegacyViewsOwner>(of owner: Known.Type) -> any LegacyViews.Type {
  owner.views
}

@MainActor
@Suite struct LegacyVectors {
  let model = Model()
  private let legacy = views(of: Owner.self)

  @Test func `L1: links that share a flag are all active, and one is shown`() throws {
    let scene = try scene { legacy.sharedFlagRows() }
    #expect(scene.codes == [])
    try scene.tap("Row 3")
    #expect(scene.titles == ["Rows", "Screen 0"])
    let requests = try #require(scene.stack?.root.output.presentations)
    #expect(requests.filter(\.isActive).count == 10)
    let problem = try #require(scene.rendering.problems.first)
    #expect(problem.code == .sharedFlag)
    #expect(problem.message.string.hasPrefix("10 links share one flag"))
    #expect(problem.why?.string.contains("selection == id") == true)
    _ = try scene.back()
    #expect(scene.titles == ["Rows"])
    #expect(scene.codes == [])
  }

  @Test func `L2: a flag derived for each row activates only that row`() throws {
    let scene = try scene { legacy.derivedFlagRows(model) }
    try scene.tap("Row 3")
    #expect(scene.titles == ["Rows", "Screen 3"])
    #expect(scene.codes == [])
    #expect(model.item == 3)
    _ = try scene.back()
    #expect(model.item == nil)
    #expect(scene.titles == ["Rows"])
  }

  @Test func `L3: clearing the first level's flag pops to the root`() throws {
    let scene = try scene { legacy.levels(model) }
    try scene.tap("First")
    try scene.tap("Second")
    #expect(scene.titles == ["Root", "Level 1", "Level 2"])
    scene.turn { model.flag = false }
    #expect(scene.titles == ["Root"])
  }

  @Test func `L4: a selection without a matching tag pushes nothing`() throws {
    let scene = try scene { legacy.taggedRows(model) }
    scene.turn { model.selection = "Z" }
    #expect(scene.titles == ["Rows"])
    scene.turn { model.selection = "B" }
    #expect(scene.titles == ["Rows", "Screen B"])
    _ = try scene.back()
    #expect(model.selection == nil)
    try scene.tap("A")
    #expect(model.selection == "A")
    #expect(scene.titles == ["Rows", "Screen A"])
  }

  @Test func `L5: of three levels pushed in one update one is reached`() throws {
    let scene = try scene { legacy.levels(model) }
    try scene.tap("All three")
    #expect(scene.titles == ["Root", "Level 1"])
    #expect(scene.codes == [.multipleUpdates])
    scene.turn { model.ints = [1] }
    #expect(scene.titles == ["Root", "Level 1", "Level 2"])
    scene.turn { model.ints = [2] }
    #expect(scene.titles == ["Root", "Level 1", "Level 2", "Level 3"])
    #expect(scene.codes == [])
  }

  @Test(arguments: ["automatic", "columns", "double"])
  func `in columns a link replaces the next column's view`(style: String) throws {
    let scene = try scene { legacy.columns(style) }
    #expect(scene.shownColumns == [.sidebar, .detail])
    #expect(scene.rendering.view.detail?.title == "Placeholder")
    try scene.tap("Fruit")
    #expect(scene.rendering.view.detail?.title == "Fruit")
    try scene.tap("Apple")
    #expect(scene.titles == ["Fruit", "Apple"])
    try scene.tap("Bread")
    #expect(scene.titles == ["Bread"])
    let rows = try #require(scene.rendering.view.sidebar?.body)
    #expect(rows.first(labelled: "Fruit")?.isSelected == false)
    #expect(rows.first(labelled: "Bread")?.isSelected == true)
  }

  @Test func `in three columns each link shows its view in the next one`() throws {
    let scene = try scene(on: "mac-window") { legacy.threeColumns() }
    #expect(scene.shownColumns == [.sidebar, .content, .detail])
    try scene.tap("Fruit")
    #expect(scene.rendering.view.content?.title == "Fruit")
    #expect(scene.rendering.view.detail?.title == "Last")
    try scene.tap("Apple")
    #expect(scene.rendering.view.detail?.title == "Apple")
    try scene.tap("Shared 1")
    #expect(scene.rendering.view.content?.title == "Shared 0")
    #expect(scene.rendering.view.detail?.title == "Last")
    #expect(scene.codes == [.sharedFlag])
  }

  @Test func `three columns in compact width are reached one by one`() throws {
    let scene = try scene(on: "iphone-16") { legacy.threeColumns() }
    try scene.tap("Fruit")
    #expect(scene.rendering.view.stack?.title == "Fruit")
    try scene.tap("Apple")
    #expect(scene.rendering.view.stack?.title == "Apple")
    _ = try scene.back()
    #expect(scene.rendering.view.stack?.title == "Fruit")
    _ = try scene.back()
    #expect(scene.rendering.view.stack?.title == "Food")
  }

  @Test func `a stack shows only the first of several views`() throws {
    let scene = try scene { legacy.columns("stack") }
    #expect(scene.shownColumns == [.detail])
    #expect(scene.titles == ["Food"])
    try scene.tap("Fruit")
    try scene.tap("Apple")
    #expect(scene.titles == ["Food", "Fruit", "Apple"])
  }

  @Test func `on a phone the automatic style is a stack`() throws {
    let scene = try scene(on: "iphone-16") { legacy.columns("automatic") }
    #expect(scene.titles == ["Food"])
    try scene.tap("Bread")
    #expect(scene.rendering.view.stack?.title == "Bread")
    #expect(scene.rendering.view.stack?.back == "Food")
  }

  @Test func `columns in compact width are one stack`() throws {
    let scene = try scene(on: "iphone-16") { legacy.columns("columns") }
    #expect(scene.rendering.view.stack?.title == "Food")
    try scene.tap("Fruit")
    try scene.tap("Apple")
    #expect(scene.rendering.view.stack?.title == "Apple")
    try scene.back(times: 2)
    #expect(scene.rendering.view.stack?.title == "Food")
    #expect(throws: Refusal.noBackButton) { try scene.back() }
  }
}

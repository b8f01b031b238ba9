import Testing

@testable import NavigationCore
@testable import SceneModel

/// V1–V14, as the vectors number them: a split view in regular width.
@Suite struct SplitVectorTests {
  struct Showing: Sendable, CustomTestStringConvertible {
    let number: String
    let columns: ColumnCount
    let visibility: NavigationSplitViewVisibility
    let device: String
    let expected: [NavigationSplitViewColumn]

    init(
      _ number: String, _ columns: ColumnCount, _ visibility: NavigationSplitViewVisibility,
      on device: String = "ipad-11-landscape", _ expected: [NavigationSplitViewColumn]
    ) {
      self.number = number
      self.columns = columns
      self.visibility = visibility
      self.device = device
      self.expected = expected
    }

    var testDescription: String { number }
  }

  @Test(arguments: [
    Showing("V1", .three, .all, [.sidebar, .content, .detail]),
    Showing("V2", .three, .doubleColumn, [.content, .detail]),
    Showing("V3", .three, .detailOnly, [.detail]),
    Showing("V4", .three, .detailOnly, on: "mac-window", [.content, .detail]),
    Showing("V5, all", .two, .all, [.sidebar, .detail]),
    Showing("V5, doubleColumn", .two, .doubleColumn, [.sidebar, .detail]),
    Showing("V6", .two, .detailOnly, [.detail]),
    Showing("V6 on a Mac", .two, .detailOnly, on: "mac-window", [.detail]),
  ])
  func `visibility and the number of columns decide which are shown`(_ vector: Showing) {
    let stage = Stage(
      columns: vector.columns, on: vector.device, visibility: vector.visibility)
    #expect(stage.shown == vector.expected)
    #expect(!stage.presentation.isCollapsed)
  }

  @Test(arguments: [
    Showing("two, landscape", .two, .automatic, [.sidebar, .detail]),
    Showing("two, portrait", .two, .automatic, on: "ipad-11", [.detail]),
    Showing("two, Mac", .two, .automatic, on: "mac-window", [.sidebar, .detail]),
    Showing("three, landscape", .three, .automatic, [.content, .detail]),
    Showing("three, portrait", .three, .automatic, on: "ipad-11", [.detail]),
    Showing("three, Mac", .three, .automatic, on: "mac-window", [.sidebar, .content, .detail]),
    Showing(
      "three, large phone", .three, .automatic, on: "iphone-16-plus-landscape",
      [.content, .detail]),
  ])
  func `automatic means the device's default`(_ vector: Showing) {
    let stage = Stage(
      columns: vector.columns, on: vector.device, visibility: vector.visibility)
    #expect(stage.shown == vector.expected)
  }

  @Test func `V7: in portrait the toggle slides the sidebar over the detail`() throws {
    var stage = Stage(columns: .two, on: "ipad-11")
    #expect(stage.shown == [.detail])
    stage.run(.setColumnVisibility(try #require(stage.presentation.sidebarToggle)))
    #expect(stage.shown == [.sidebar, .detail])
    #expect(stage.presentation.columns.map(\.isOverlay) == [true, false])
  }

  @Test func `V8: two columns are toggled between detailOnly and all`() throws {
    var stage = Stage(columns: .two, visibility: .all)
    stage.run(.setColumnVisibility(try #require(stage.presentation.sidebarToggle)))
    #expect(stage.state.columnVisibility == .detailOnly)
    stage.run(.setColumnVisibility(try #require(stage.presentation.sidebarToggle)))
    #expect(stage.state.columnVisibility == .all)
  }

  @Test func `V9: three columns are toggled between doubleColumn and all`() throws {
    var stage = Stage(visibility: .all)
    stage.run(.setColumnVisibility(try #require(stage.presentation.sidebarToggle)))
    #expect(stage.state.columnVisibility == .doubleColumn)
    stage.run(.setColumnVisibility(try #require(stage.presentation.sidebarToggle)))
    #expect(stage.state.columnVisibility == .all)
  }

  @Test func `V10: selecting in the sidebar empties the detail's path`() {
    var stage = Stage()
    stage.run(.select(.sidebar, "A"), .push("x", "y"), .select(.sidebar, "B"))
    #expect(stage.selected(.sidebar) == ["B"])
    #expect(stage.path == [])
  }

  @Test func `V11: a link in the sidebar makes its value the detail's whole stack`() {
    var stage = Stage()
    stage.run(.push("x", "y"), .push(["value"], from: .sidebar))
    #expect(stage.path == ["value"])
    #expect(stage.selected(.sidebar) == [])
  }

  @Test func `V12: a link inside the detail's stack pushes`() {
    var stage = Stage()
    stage.run(.push("x", "y"), .push(["value"], from: .detail))
    #expect(stage.path == ["x", "y", "value"])
  }

  @Test func `V13: an item of the sidebar replaces the detail until it is nil`() {
    var stage = Stage()
    stage.run(.present("item"))
    #expect(stage.state.presented?.element == "item")
    #expect(stage.path == [])
    stage.run(.present(nil))
    #expect(stage.state.presented == nil)
  }

  @Test func `V14: category and recipe are set together, in one revision`() {
    var stage = Stage()
    stage.run(.select(.sidebar, "dessert"), .push("pie"))
    let head = stage.timeline.head
    stage.run(.transaction([.select(.sidebar, "salad"), .setPath(["waldorf"])]))
    #expect(stage.timeline.head == head + 1)
    #expect(stage.selected(.sidebar) == ["salad"])
    #expect(stage.path == ["waldorf"])
  }
}

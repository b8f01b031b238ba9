import Testing

@testable import NavigationCore
@testable import SceneModel

@Suite struct SplitCommandTests {
  @Test func `a new selection removes the screens from the detail's stack`() {
    for column in [NavigationSplitViewColumn.sidebar, .content] {
      var stage = Stage()
      stage.run(.push(1, 2), .select(column, "a"))
      #expect(stage.selected(column) == ["a"])
      #expect(stage.path == [])
      #expect(stage.timeline.head == 2)
    }
  }

  @Test func `clearing a selection removes the screens as well`() {
    var stage = Stage()
    stage.run(.select(.sidebar, "a"), .push(1), .select(.sidebar, .none))
    #expect(stage.state.sidebar == .none)
    #expect(stage.path == [])
  }

  @Test func `selecting the same again changes nothing, not even the path`() {
    var stage = Stage()
    stage.run(.select(.sidebar, "a"), .push(1))
    #expect(stage.perform(.select(.sidebar, "a")) == .unchanged)
    #expect(stage.path == ["1"])
    #expect(stage.perform(.select(.content, .none)) == .unchanged)
  }

  @Test func `a policy keeps the path when a selection changes`() {
    var policies = NavigationPolicies()
    policies.selectionClearsPath = false
    var stage = Stage(policies: policies)
    stage.run(.push(1), .select(.sidebar, "a"))
    #expect(stage.path == ["1"])
  }

  @Test func `a new sidebar selection keeps the content's selection`() {
    var stage = Stage()
    stage.run(.select(.sidebar, "a"), .select(.content, "b"), .select(.sidebar, "c"))
    #expect(stage.selected(.content) == ["b"])
  }

  @Test func `a set contains equal values once, in the order of selection`() {
    var stage = Stage()
    stage.run(.select(.sidebar, .set([3, 1, 3, 2, 1])))
    #expect(stage.selected(.sidebar) == ["3", "1", "2"])
  }

  @Test func `a set in another order is the same set`() {
    var stage = Stage()
    stage.run(.select(.sidebar, .set([1, 2])))
    #expect(stage.perform(.select(.sidebar, .set([2, 1, 1]))) == .unchanged)
    #expect(stage.selected(.sidebar) == ["1", "2"])
    #expect(stage.perform(.select(.sidebar, .set([2]))) == .accepted)
  }

  @Test func `one value and a set with one value differ`() {
    var stage = Stage()
    stage.run(.select(.sidebar, 1), .select(.sidebar, .set([1])), .select(.sidebar, .set([])))
    #expect(stage.state.sidebar == .set([]))
    #expect(stage.perform(.select(.sidebar, .none)) == .accepted)
  }

  @Test(arguments: ColumnCount.allCases)
  func `the detail has no selection`(columns: ColumnCount) {
    var stage = Stage(columns: columns)
    stage.run(.push(1))
    #expect(
      stage.perform(.select(.detail, "a"))
        == .refused(.columnHasNoSelection(.detail, columns: columns)))
    #expect(stage.path == ["1"])
  }

  @Test func `two columns have no content to select in or to prefer`() {
    var stage = Stage(columns: .two)
    let refused = Stage.Outcome.refused(.columnDoesNotExist(.content, columns: .two))
    #expect(stage.perform(.select(.content, "a")) == refused)
    #expect(stage.perform(.select(.content, .none)) == refused)
    #expect(stage.perform(.setPreferredCompactColumn(.content)) == refused)
  }

  @Test(arguments: NavigationSplitViewVisibility.allCases)
  func `the same visibility again changes nothing`(visibility: NavigationSplitViewVisibility) {
    var stage = Stage(visibility: visibility == .all ? .detailOnly : .all)
    stage.run(.setColumnVisibility(visibility))
    #expect(stage.state.columnVisibility == visibility)
    #expect(stage.perform(.setColumnVisibility(visibility)) == .unchanged)
  }

  @Test(arguments: NavigationSplitViewColumn.allCases)
  func `the same preferred column again changes nothing`(column: NavigationSplitViewColumn) {
    var stage = Stage(preferring: column == .detail ? .sidebar : .detail)
    stage.run(.setPreferredCompactColumn(column))
    #expect(stage.state.preferredCompactColumn == column)
    #expect(stage.perform(.setPreferredCompactColumn(column)) == .unchanged)
  }

  @Test func `presenting the same item again changes nothing, and it can be dismissed once`() {
    var stage = Stage()
    #expect(stage.perform(.present(nil)) == .unchanged)
    stage.run(.present("a"))
    #expect(stage.perform(.present("a")) == .unchanged)
    stage.run(.present("b"), .present(nil))
  }

  @Test func `load replaces the whole state with a document`() {
    var stage = Stage(preferring: .content)
    stage.run(.select(.sidebar, "a"), .push(1), .present("item"))
    let contents = StateContents(
      settings: SplitSettings(
        environment: Device.all[0].environment, columns: .two, style: .balanced,
        columnVisibility: .detailOnly, preferredCompactColumn: .detail),
      sidebar: .set(["b"]),
      content: .none, path: [7, 8])
    stage.run(.load(contents))
    #expect(stage.state.environment == Device.all[0].environment)
    #expect(stage.state.columns == .two)
    #expect(stage.state.style == .balanced)
    #expect(stage.state.columnVisibility == .detailOnly)
    #expect(stage.state.preferredCompactColumn == .detail)
    #expect(stage.selected(.sidebar) == ["b"])
    #expect(stage.state.presented == nil)
    #expect(stage.path == ["7", "8"])
    stage.run(.undo)
    #expect(stage.selected(.sidebar) == ["a"])
    #expect(stage.state.presented?.element == "item")
    #expect(stage.state.columns == .three)
  }
}

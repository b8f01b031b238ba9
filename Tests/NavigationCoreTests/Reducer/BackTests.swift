import Testing

@testable import NavigationCore
@testable import SceneModel

/// The back button, at every place where it can be.
@Suite struct BackTests {
  @Test(arguments: [ColumnCount.two, .three])
  func `beside other columns, back pops the detail and stops at its root`(columns: ColumnCount) {
    var stage = Stage(columns: columns)
    stage.run(.select(.sidebar, "a"), .push(1, 2), .back, .back)
    #expect(stage.path == [])
    #expect(stage.perform(.back) == .refused(.noBackButton))
    #expect(stage.selected(.sidebar) == ["a"])
  }

  @Test(arguments: ["ipad-11-landscape", "iphone-16"])
  func `a stack alone goes back to its root, on any device`(device: String) {
    var stage = Stage(columns: .one, on: device)
    #expect(stage.shown == [.detail])
    #expect(stage.presentation.sidebarToggle == nil)
    stage.run(.push(1, 2), .back, .back)
    #expect(stage.perform(.back) == .refused(.noBackButton))
    let refusal = Refusal.columnDoesNotExist(.sidebar, columns: .one)
    #expect(stage.perform(.select(.sidebar, "a")) == .refused(refusal))
    #expect(refusal.description == "This scene is a single stack and has no sidebar column.")
  }

  @Test func `back dismisses a presented item when its stack is empty`() {
    for device in ["ipad-11-landscape", "iphone-16"] {
      var stage = Stage(on: device)
      stage.run(.present("item"), .push(1), .back)
      #expect(stage.state.presented != nil)
      stage.run(.back)
      #expect(stage.state.presented == nil)
    }
  }

  @Test func `at the bottom of a collapsed stack there is no back button`() {
    for columns in ColumnCount.allCases {
      var stage = Stage(columns: columns, on: "iphone-16")
      #expect(stage.perform(.back) == .refused(.noBackButton))
    }
  }

  @Test func `on a collapsed stack, back goes down all columns and clears their selections`() {
    var stage = Stage(on: "iphone-16")
    stage.run(.select(.sidebar, "a"), .select(.content, "b"), .push(1))
    var stacks: [[String]] = []
    while stage.perform(.back) == .accepted { stacks.append(stage.stack) }
    #expect(
      stacks == [["sidebar", "content", "detail"], ["sidebar", "content"], ["sidebar"]])
    #expect(stage.state.sidebar == .none)
    #expect(stage.state.content == .none)
  }

  @Test func `on a collapsed stack, back goes down from a preferred detail`() {
    var stage = Stage(on: "iphone-16", preferring: .detail)
    stage.run(.back)
    #expect(stage.state.preferredCompactColumn == .content)
    stage.run(.back)
    #expect(stage.state.preferredCompactColumn == .sidebar)
    #expect(stage.perform(.back) == .refused(.noBackButton))
  }

  @Test func `a preference for a column other than the one left stays`() {
    var stage = Stage(on: "iphone-16", preferring: .content)
    stage.run(.select(.content, "b"), .back)
    #expect(stage.state.preferredCompactColumn == .content)
    #expect(stage.stack == ["sidebar", "content"])
  }

  @Test func `on a collapsed stack, back clears a set of selected values`() {
    var stage = Stage(columns: .two, on: "iphone-16")
    stage.run(.select(.sidebar, .set([1, 2])), .back)
    #expect(stage.state.sidebar == .none)
  }

  @Test func `a selection cleared by back removes hidden screens too, like any other change`() {
    var stage = Stage(on: "iphone-16")
    stage.run(.select(.sidebar, "a"), .push(1))
    #expect(stage.stack == ["sidebar", "content"])
    stage.run(.back)
    #expect(stage.stack == ["sidebar"])
    #expect(stage.path == [])
  }

  @Test func `back is one revision, which undo reverts completely`() {
    var stage = Stage(columns: .two, on: "iphone-16", preferring: .detail)
    stage.run(.select(.sidebar, "a"))
    let before = stage.state
    stage.run(.back)
    #expect(stage.timeline.head == 2)
    stage.run(.undo)
    #expect(stage.state.isSame(as: before))
  }
}

import Testing

@testable import NavigationCore

/// C1–C12, as the vectors number them: a split view in compact width.
@Suite struct CollapseVectorTests {
  /// Two columns with a selected dessert and two of its screens on the detail's stack: C7.
  private static var desserts: Stage {
    var stage = Stage(columns: .two, on: "iphone-16")
    stage.run(.select(.sidebar, "dessert"), .push("pie", "crust"))
    return stage
  }

  /// Three columns with a selection in each list: C3.
  private static var employee: Stage {
    var stage = Stage(on: "iphone-16")
    stage.run(.select(.sidebar, "department"), .select(.content, "employee"))
    return stage
  }

  @Test func `C1: with nothing selected only the sidebar is shown`() {
    #expect(Stage(on: "iphone-16").stack == ["sidebar"])
    #expect(Stage(on: "iphone-16").shown == [.sidebar])
  }

  @Test func `C2: a selected department reveals the content`() {
    var stage = Stage(on: "iphone-16")
    stage.run(.select(.sidebar, "department"))
    #expect(stage.stack == ["sidebar", "content"])
    #expect(stage.shown == [.content])
  }

  @Test func `C3: a selected employee reveals the detail`() {
    #expect(Self.employee.stack == ["sidebar", "content", "detail"])
    #expect(Self.employee.shown == [.detail])
  }

  @Test func `C4: back from a preferred detail prefers the sidebar`() {
    var stage = Stage(columns: .two, on: "iphone-16", preferring: .detail)
    #expect(stage.stack == ["sidebar", "detail"])
    stage.run(.back)
    #expect(stage.stack == ["sidebar"])
    #expect(stage.state.preferredCompactColumn == .sidebar)
  }

  @Test func `C5: a preferred content column is shown without a selection`() {
    let stage = Stage(on: "iphone-16", preferring: .content)
    #expect(stage.stack == ["sidebar", "content"])
  }

  @Test func `C6: a selection goes deeper than the preferred column`() {
    var stage = Stage(columns: .two, on: "iphone-16", preferring: .sidebar)
    stage.run(.select(.sidebar, "item"))
    #expect(stage.stack == ["sidebar", "detail"])
  }

  @Test func `C7: the detail's path is above its root`() {
    #expect(Self.desserts.stack == ["sidebar", "detail", "pie", "crust"])
  }

  @Test func `C8: back removes the path's screens first`() {
    var stage = Self.desserts
    stage.run(.back)
    #expect(stage.stack == ["sidebar", "detail", "pie"])
    #expect(stage.path == ["pie"])
    stage.run(.back)
    #expect(stage.stack == ["sidebar", "detail"])
    #expect(stage.path == [])
  }

  @Test func `C9: back from the detail's root clears the selection that led there`() {
    var stage = Self.desserts
    stage.run(.back, .back, .back)
    #expect(stage.stack == ["sidebar"])
    #expect(stage.state.sidebar == .none)
  }

  @Test func `C10: expanding shows the same selection and path`() {
    var stage = Self.desserts
    let ids = stage.ids
    stage.run(.setEnvironment(EnvironmentRequest(device: .named("ipad-11-landscape"))))
    #expect(!stage.presentation.isCollapsed)
    #expect(stage.shown == [.sidebar, .detail])
    #expect(stage.selected(.sidebar) == ["dessert"])
    #expect(stage.path == ["pie", "crust"])
    #expect(stage.ids == ids)
  }

  @Test func `C11: visibility set in compact width takes effect in regular width`() {
    var stage = Stage(columns: .two, on: "iphone-16")
    let before = stage.presentation
    stage.run(.setColumnVisibility(.detailOnly))
    #expect(stage.presentation == before)
    stage.run(.setEnvironment(EnvironmentRequest(device: .named("ipad-11-landscape"))))
    #expect(stage.shown == [.detail])
  }

  @Test func `C12: back from the detail of three columns clears the content's selection`() {
    var stage = Self.employee
    stage.run(.back)
    #expect(stage.stack == ["sidebar", "content"])
    #expect(stage.state.content == .none)
    #expect(stage.selected(.sidebar) == ["department"])
    #expect(stage.path == [])
  }
}

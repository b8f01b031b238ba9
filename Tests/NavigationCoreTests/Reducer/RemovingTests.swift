import Testing

@testable import NavigationCore

@Suite struct RemovingTests {
  private func ids(_ stage: Stage) -> [ElementID] { stage.state.path.map(\.id) }

  @Test func `an element can be removed, and those above it keep their ids`() {
    var stage = Stage()
    stage.run(.push(1, 2, 3, 4))
    let before = ids(stage)
    stage.run(.remove(.id(before[1])))
    #expect(ids(stage) == [before[0], before[2], before[3]])
    stage.run(.remove(.value(1)))
    stage.run(.remove(.index(1)))
    #expect(ids(stage) == [before[2]])
    stage.run(.undo, .undo, .undo)
    #expect(ids(stage) == before)
    stage.run(.push(5))
    #expect(ids(stage).last?.rawValue == before[3].rawValue + 1)
  }

  @Test func `an element that is not on the path cannot be removed or popped`() {
    var stage = Stage()
    stage.run(.push(1, 2))
    let id = stage.state.path[1].id
    stage.run(.popFrom(id))
    #expect(stage.perform(.popFrom(id)) == .refused(.elementNotFound("id \(id)")))
    #expect(stage.perform(.remove(.id(id))) == .refused(.elementNotFound("id \(id)")))
    #expect(stage.state.path.count == 1)
  }

  @Test func `popping an element removes the ones above it too`() {
    var stage = Stage()
    stage.run(.push(1, 2, 3))
    stage.run(.popFrom(stage.state.path[0].id))
    #expect(stage.state.path.isEmpty)
  }

  @Test func `a value is popped to if it is on the path, or else pushed once`() {
    var stage = Stage()
    stage.run(.push(1, 2, 3))
    let before = ids(stage)
    stage.run(.popToOrPush(2))
    #expect(ids(stage) == Array(before[..<2]))
    #expect(stage.perform(.popToOrPush(2)) == .unchanged)
    stage.run(.popToOrPush("new"))
    #expect(stage.perform(.popToOrPush("new")) == .unchanged)
    #expect(stage.state.path.count == 3)
    #expect(stage.state.path[2].element == "new")
  }
}

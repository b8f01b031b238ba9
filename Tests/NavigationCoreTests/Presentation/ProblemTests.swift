import Testing

@testable import NavigationCore

@Suite struct ProblemTests {
  private static func problems(of stage: Stage) -> [Problem] {
    stage.state.path.compactMap(\.problem)
      + stage.timeline.scene.rendering(of: stage.state).problems + stage.timeline.outline.problems
  }

  @Test func `an element of an unregistered type is told of by its name and id`() throws {
    var stage = Stage()
    stage.run(.push(1, NavigationPath.Element(storedTag: "App.Gone", payload: "{}")))
    let problem = try #require(Self.problems(of: stage).first)
    #expect(problem.code == .unknownType)
    #expect(problem.message.string.contains("“App.Gone”"))
    #expect(problem.element == stage.state.path[1].id)
    #expect(stage.state.isPathCodable)
    #expect(stage.state.problemCount == 1)
  }

  @Test func `an element that is not codable is told of in SwiftUI's words`() throws {
    struct Plain: Hashable {}
    var stage = Stage()
    stage.run(.push(NavigationPath.Element(Plain())))
    let problem = try #require(Self.problems(of: stage).first)
    #expect(problem.code == .notCodable)
    #expect(problem.message.string.contains("presented value of type “Plain” is not Codable"))
    #expect(!stage.state.isPathCodable)
    stage.run(.pop(1))
    #expect(stage.state.isPathCodable)
    #expect(Self.problems(of: stage) == [])
  }

  @Test func `counts of problems follow every change of the path`() {
    let gone = NavigationPath.Element(storedTag: "App.Gone", payload: "{}")
    let letter = NavigationPath.Element(Character("a"))
    var stage = Stage()
    stage.run(
      .push(gone, 1, letter, letter), .replaceTop(2), .setPath([gone, gone, letter]), .popToRoot,
      .undo, .undo, .redo)
    #expect(stage.state.problemCount == stage.state.path.count(where: \.isProblem))
    #expect(stage.state.problemCount == 3)
    #expect(stage.state.uncodableCount == 1)
  }

  @Test func `screens that a collapsed stack hides are a problem`() {
    var stage = Stage()
    stage.run(.push(1))
    #expect(Self.problems(of: stage) == [])
    stage.run(.setEnvironment(EnvironmentRequest(horizontalSizeClass: .compact)))
    #expect(Self.problems(of: stage).map(\.code) == [.detailHidden])
    stage.run(.setPreferredCompactColumn(.detail))
    #expect(Self.problems(of: stage) == [])
  }

  @Test func `a content selection without its row is a problem while there are rows`() {
    let row = SceneDescription.Row(id: "pie", label: "Pie", element: "pie")
    var stage = Stage(contentRows: ["dessert": [row]])
    stage.run(.select(.content, "soup"))
    #expect(Self.problems(of: stage) == [])
    stage.run(.select(.sidebar, "dessert"))
    #expect(Self.problems(of: stage).map(\.code) == [.selectionOrphaned])
    #expect(Self.problems(of: stage).first?.element == stage.state.content.elements.first?.id)
    stage.run(.select(.content, "pie"))
    #expect(Self.problems(of: stage) == [])
  }
}

import OrderedJSON
import Testing

@testable import NavigationCore
@testable import SceneModel

@Suite struct ProblemTests {
  private static func problems(of stage: Stage) -> [Problem] {
    stage.timeline.scene.rendering(of: stage.state).problems + stage.timeline.outline.problems
  }

  @Test func `the problem with an unregistered type names the type and the element's id`() throws {
    var stage = Stage()
    stage.run(.push(1, NavigationPath.Element(storedTag: "App.Gone", payload: "{}")))
    let problem = try #require(Self.problems(of: stage).first)
    #expect(problem.code == .unknownType)
    #expect(problem.message.string.contains("“App.Gone”"))
    #expect(problem.element == stage.state.path[1].id)
    #expect(stage.state.isPathCodable)
    #expect(problem.level == .risky)
  }

  @Test(arguments: [
    ("Swift.Int", #""seven""#, "Failed to decode “seven” as Int at index 1."),
    ("Swift.Int", "1.5", "Failed to decode “1.5” as Int at index 1."),
    ("Swift.Bool", "{}", "Failed to decode “{}” as Bool at index 1."),
    ("Foundation.UUID", #""x""#, "Failed to decode “x” as UUID at index 1."),
  ])
  func `a saved text that is no value of its type says so, with its index`(
    tag: String, payload: String, message: String
  ) throws {
    var stage = Stage()
    stage.run(
      .push(
        1, NavigationPath.Element(storedTag: UTF8String(tag), payload: UTF8String(payload))))
    let problems = Self.problems(of: stage)
    #expect(problems.map(\.code) == [.undecodableValue])
    #expect(problems.first?.message.string == message)
    #expect(problems.first?.element == stage.state.path[1].id)
    #expect(problems.first?.level == .wrong)
  }

  @Test func `an element that is not codable is reported in SwiftUI's words`() throws {
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

  @Test func `one cause is one problem, however many elements have it`() {
    let gone = NavigationPath.Element(storedTag: "App.Gone", payload: "{}")
    let lost = NavigationPath.Element(storedTag: "App.Lost", payload: "{}")
    let letter = NavigationPath.Element(Character("a"))
    var stage = Stage()
    stage.run(.push(gone, 1, letter, letter, lost, gone))
    let problems = Self.problems(of: stage)
    #expect(problems.map(\.code) == [.unknownType, .unknownType, .notCodable])
    let path = stage.state.path
    #expect(problems.map(\.element) == [path[0].id, path[4].id, path[2].id])
    stage.run(.pop(3))
    #expect(Self.problems(of: stage).map(\.code) == [.unknownType, .notCodable])
    stage.run(.replaceTop(2))
    #expect(Self.problems(of: stage).map(\.code) == [.unknownType])
    stage.run(.popToRoot)
    #expect(Self.problems(of: stage) == [])
    stage.run(.undo, .undo)
    #expect(Self.problems(of: stage).map(\.code) == [.unknownType, .notCodable])
  }

  @Test func `the first unknown types are named and the others counted`() {
    var stage = Stage()
    let elements = (1...20).map {
      NavigationPath.Element(storedTag: "App.T\($0)", payload: "{}")
    }
    stage.run(.setPath(elements))
    let problems = Self.problems(of: stage)
    #expect(problems.count == Problem.maxUnknownTypes + 1)
    #expect(problems.last?.message.string.hasPrefix("12 other types") == true)
  }

  @Test func `views say themselves whether their path is a NavigationPath`() {
    struct Plain: Hashable {}
    var stage = Stage()
    stage.timeline.scene.hasViews = true
    stage.run(.push(NavigationPath.Element(Plain())))
    #expect(Self.problems(of: stage) == [])
    #expect(!stage.state.isPathCodable)
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

  @Test func `a content selection without its row is a problem if there are rows`() {
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

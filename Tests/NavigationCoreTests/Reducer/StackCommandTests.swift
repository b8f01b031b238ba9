import Testing

@testable import NavigationCore
@testable import SceneModel

@Suite struct StackCommandTests {
  @Test func `push puts values on top, the last one highest, as one revision`() {
    var stage = Stage()
    #expect(stage.perform(.push(1, "two", 3)) == .accepted)
    #expect(stage.path == ["1", "two", "3"])
    #expect(stage.timeline.head == 1)
  }

  @Test func `pushing nothing changes nothing`() {
    var stage = Stage()
    #expect(stage.perform(.push([], from: .detail)) == .unchanged)
    #expect(stage.timeline.head == 0)
  }

  @Test func `two columns have no content to push from`() {
    var stage = Stage(columns: .two)
    let refusal = Refusal.columnDoesNotExist(.content, columns: .two)
    #expect(stage.perform(.push([1], from: .content)) == .refused(refusal))
    #expect(stage.perform(.push([], from: .content)) == .refused(refusal))
  }

  @Test(arguments: [NavigationSplitViewColumn.sidebar, .content])
  func `a push from a leading column becomes the whole path`(column: NavigationSplitViewColumn) {
    var stage = Stage()
    stage.run(.push(1, 2), .push([3, 4], from: column))
    #expect(stage.path == ["3", "4"])
  }

  @Test func `the same value from a leading column is a new screen`() {
    var stage = Stage()
    stage.run(.push(1))
    #expect(stage.perform(.push([1], from: .sidebar)) == .accepted)
    #expect(stage.ids == [2])
  }

  @Test(arguments: [(0, Stage.Outcome.unchanged), (1, .accepted), (2, .accepted)])
  func `pop removes the requested number, down to the root`(count: Int, outcome: Stage.Outcome) {
    var stage = Stage()
    stage.run(.push(1, 2))
    #expect(stage.perform(.pop(count)) == outcome)
    #expect(stage.path == ["1", "2"].dropLast(count))
  }

  @Test(arguments: [3, -1, .max, .min])
  func `popping beyond the root is refused and changes nothing`(count: Int) {
    var stage = Stage()
    stage.run(.push(1, 2))
    #expect(stage.perform(.pop(count)) == .refused(.popBeyondRoot(depth: 2, requested: count)))
    #expect(stage.path == ["1", "2"])
    #expect(stage.timeline.head == 1)
  }

  @Test func `a second pop to the root changes nothing`() {
    var stage = Stage()
    stage.run(.push(1, 2), .popToRoot)
    #expect(stage.path == [])
    #expect(stage.perform(.popToRoot) == .unchanged)
  }

  @Test func `popping to the root keeps the selections`() {
    var stage = Stage()
    stage.run(.select(.sidebar, "a"), .select(.content, "b"), .push(1), .popToRoot)
    #expect(stage.selected(.sidebar) == ["a"])
    #expect(stage.selected(.content) == ["b"])
  }

  @Test func `popTo stops at the nearest match from the top`() {
    for (target, expected) in [
      (PopTarget.value(1), ["1", "a", "1"]), (.type("Swift.String"), ["1", "a", "1", "b"]),
      (.index(1), ["1", "a"]), (.id(ElementID(rawValue: 1)), ["1"]), (.index(0), ["1"]),
    ] {
      var stage = Stage()
      stage.run(.push(1, "a", 1, "b", 2), .popTo(target))
      #expect(stage.path == expected)
    }
  }

  @Test func `popping to the top changes nothing`() {
    var stage = Stage()
    stage.run(.push(1, 2))
    for target in [PopTarget.index(1), .value(2), .id(ElementID(rawValue: 2)), .type("Swift.Int")] {
      #expect(stage.perform(.popTo(target)) == .unchanged)
    }
  }

  @Test func `popping to a value that is not on the path is refused`() {
    var stage = Stage()
    stage.run(.push(1, 2))
    for target in [
      PopTarget.index(2), .index(-1), .value("1"), .id(ElementID(rawValue: 9)), .type("Swift.Bool"),
    ] {
      let refusal = Refusal.elementNotFound("\(target)")
      #expect(stage.perform(.popTo(target)) == .refused(refusal))
    }
    #expect(stage.path == ["1", "2"])
  }

  @Test func `popTo knows Foundation's types by both module names, even if not decoded`() {
    var stage = Stage()
    let broken = NavigationPath.Element(storedTag: "Foundation.UUID", payload: "7")
    stage.run(.push(broken, 1), .popTo(.type("FoundationEssentials.UUID")))
    #expect(stage.path == ["UUID"])
  }

  @Test func `setPath keeps the ids of the common prefix`() {
    var stage = Stage()
    stage.run(.push("a", "b", "c"), .setPath(["a", "x", "c"]))
    #expect(stage.path == ["a", "x", "c"])
    #expect(stage.ids == [1, 4, 5])
  }

  @Test(arguments: [["a"], ["a", "b", "c"], []])
  func `setPath shortens and lengthens`(values: [String]) {
    var stage = Stage()
    stage.run(.push("a", "b"), .setPath(values.map { NavigationPath.Element($0) }))
    #expect(stage.path == values)
  }

  @Test func `setting the current path changes nothing`() {
    var stage = Stage()
    stage.run(.push("a", "b"))
    #expect(stage.perform(.setPath(["a", "b"])) == .unchanged)
    stage.run(.popToRoot)
    #expect(stage.perform(.setPath([])) == .unchanged)
  }

  @Test func `the top is replaced by a new element`() {
    var stage = Stage()
    stage.run(.push(1, 2), .replaceTop(3))
    #expect(stage.path == ["1", "3"])
    #expect(stage.ids == [1, 3])
    #expect(stage.perform(.replaceTop(3)) == .unchanged)
  }

  @Test func `there is no top to replace at the root`() {
    var stage = Stage()
    #expect(stage.perform(.replaceTop(1)) == .refused(.nothingToReplace))
  }
}

/// Swift calls composed and decomposed letters equal; here they are two spellings.
@Suite struct SpellingTests {
  private static var composed: NavigationPath.Element { "\u{E9}" }
  private static var decomposed: NavigationPath.Element { "e\u{301}" }

  private static func bytes(_ element: IdentifiedElement?) -> [UInt8] {
    Array((element?.element.value(as: String.self) ?? "").utf8)
  }

  @Test func `a path adopts the spelling that it is set to`() {
    var stage = Stage()
    stage.run(
      .push(Self.composed), .setPath([Self.decomposed]), .replaceTop(Self.composed),
      .replaceTop(Self.decomposed))
    #expect(Self.bytes(stage.state.path.last) == [0x65, 0xCC, 0x81])
  }

  @Test func `a selection adopts the spelling that it is set to`() {
    var stage = Stage()
    stage.run(
      .select(.sidebar, Self.composed), .select(.sidebar, Self.decomposed),
      .select(.content, .set([Self.composed])), .select(.content, .set([Self.decomposed])))
    #expect(Self.bytes(stage.state.sidebar.elements.first) == [0x65, 0xCC, 0x81])
    #expect(Self.bytes(stage.state.content.elements.first) == [0x65, 0xCC, 0x81])
  }

  @Test func `popTo looks for the exact spelling`() {
    var stage = Stage()
    stage.run(.push(Self.composed, Self.decomposed, 1), .popTo(.value(Self.composed)))
    #expect(stage.state.path.count == 1)
  }

  @Test func `the two zeros are two values`() {
    var stage = Stage()
    stage.run(.push(NavigationPath.Element(0.0)))
    #expect(stage.perform(.setPath([NavigationPath.Element(-0.0)])) == .accepted)
    #expect(stage.perform(.setPath([NavigationPath.Element(-0.0)])) == .unchanged)
  }
}

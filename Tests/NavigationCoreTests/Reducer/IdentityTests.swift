import TestSupport
import Testing

@testable import NavigationCore

/// An id belongs to one element forever.
@Suite struct IdentityTests {
  @Test func `elements that stay keep their ids whatever happens around them`() {
    var stage = Stage()
    stage.run(
      .push("a", "b"), .push("c"), .pop(1), .select(.content, "x"), .undo,
      .setEnvironment(EnvironmentRequest(device: .named("iphone-16"))),
      .setPath(["a", "b", "d"]), .replaceTop("e"), .pop(1))
    #expect(stage.path == ["a", "b"])
    #expect(stage.ids == [1, 2])
  }

  @Test func `an id is not reused after a pop`() {
    var stage = Stage()
    stage.run(.push("a"), .pop(1), .push("a"))
    #expect(stage.ids == [2])
  }

  @Test func `an id is not reused after undo`() {
    var stage = Stage()
    stage.run(.push("a"), .undo, .push("b"))
    #expect(stage.ids == [2])
  }

  @Test func `redo brings the same element back`() {
    var stage = Stage()
    stage.run(.push("a"), .undo, .redo)
    #expect(stage.ids == [1])
    stage.run(.push("b"))
    #expect(stage.ids == [1, 2])
  }

  @Test func `restore brings the same elements back, and new ones get higher ids`() {
    var stage = Stage()
    stage.run(.push("a", "b"), .popToRoot, .push("c"), .restore(1))
    #expect(stage.ids == [1, 2])
    stage.run(.push("d"))
    #expect(stage.ids == [1, 2, 4])
  }

  @Test func `selections and paths share one sequence of ids`() {
    var stage = Stage()
    stage.run(
      .push(1), .select(.sidebar, "a"), .select(.content, .set(["b", "c", "b"])), .push(2),
      .present("item"), .push(3))
    #expect(stage.state.sidebar.elements.map(\.id.rawValue) == [2])
    #expect(stage.state.content.elements.map(\.id.rawValue) == [3, 4])
    #expect(stage.ids == [5, 7])
    #expect(stage.state.presented?.id.rawValue == 6)
  }

  @Test func `load keeps the ids of equal elements`() {
    var stage = Stage()
    stage.run(.select(.sidebar, "a"), .select(.content, "b"), .push(1, 2))
    var contents = StateContents(of: stage.state)
    #expect(stage.perform(.load(contents)) == .unchanged)
    contents.content = .single("c")
    contents.path = [1, 3]
    stage.run(.load(contents))
    #expect(stage.state.sidebar.elements.map(\.id.rawValue) == [1])
    #expect(stage.state.content.elements.map(\.id.rawValue) == [5])
    #expect(stage.ids == [3, 6])
  }

  @Test func `a refused transaction uses no ids`() {
    var stage = Stage()
    stage.perform(.transaction([.push(1), .select(.sidebar, "a"), .pop(7)]))
    stage.run(.push(1))
    #expect(stage.ids == [1])
  }

  @Test func `no id appears twice in a state, nor for two elements of a history`() throws {
    var stage = Stage()
    var generator = SeededGenerator(seed: 7)
    var values: [ElementID: NavigationPath.Element] = [:]
    for step in 0..<2_000 {
      stage.perform(Self.randomCommand(&generator, step))
      let elements =
        stage.state.path + stage.state.sidebar.elements + stage.state.content.elements
      try #require(Set(elements.map(\.id)).count == elements.count)
      for element in elements {
        let known = values.updateValue(element.element, forKey: element.id)
        try #require(known == nil || known == element.element)
      }
    }
  }

  /// Values are the numbers of the steps, so that no two new elements are equal.
  private static func randomCommand(_ generator: inout SeededGenerator, _ step: Int) -> Command {
    let element = NavigationPath.Element(step)
    switch generator.below(10) {
    case 0: return .undo
    case 1: return .redo
    case 2: return .restore(generator.below(step + 1))
    case 3: return .pop(1)
    case 4: return .select(.sidebar, element)
    case 5: return .select(.content, .set([element]))
    case 6: return .transaction([.push(element), .pop(generator.below(5))])
    case 7: return .setPath([element])
    default: return .push(element)
    }
  }
}

import Testing

@testable import NavigationCore

/// The total weight of a state's values: one byte below the limit, exactly at it, and one above.
@Suite struct WeightLimitTests {
  private static let limit = 8 << 20

  /// A text whose element has this weight.
  private static func text(_ weight: Int) -> NavigationPath.Element {
    .init(String(repeating: "x", count: weight - NavigationPath.Element.emptyWeight))
  }

  private static func outcome(_ weight: Int) -> Stage.Outcome {
    weight <= limit ? .accepted : .refused(.valuesTooLarge(limit: limit, requested: weight))
  }

  @Test(arguments: [limit - 1, limit, limit + 1])
  func `a path stops at the limit`(weight: Int) {
    for command: Command in [.push(Self.text(weight)), .setPath([Self.text(weight)])] {
      var stage = Stage()
      #expect(stage.perform(command) == Self.outcome(weight))
      #expect(stage.state.weight == (weight <= Self.limit ? weight : 0))
    }
  }

  @Test(arguments: ["\u{1}": 6, "\"": 2, "\\": 2, "x": 1, "\u{5D0}": 2])
  func `a text weighs as much as its JSON`(character: String, bytes: Int) {
    for count in [0, 1, 31, 32, 33, 1_000] {
      let text = String(repeating: character, count: count)
      #expect(
        NavigationPath.Element(text).weight == NavigationPath.Element.emptyWeight + bytes * count)
    }
  }

  @Test(arguments: [limit - 1, limit, limit + 1])
  func `path and selections count together`(weight: Int) {
    let part = 1 << 20
    var stage = Stage()
    stage.run(
      .select(.sidebar, Self.text(part)), .select(.content, .set([Self.text(part), "x"])),
      .present(Self.text(part)))
    let rest = weight - stage.state.weight
    #expect(stage.perform(.push(Self.text(rest))) == Self.outcome(weight))
  }

  @Test(arguments: [limit - 1, limit, limit + 1])
  func `removed values make room for new ones`(weight: Int) {
    var stage = Stage()
    stage.run(.push(Self.text(Self.limit)))
    #expect(stage.perform(.push(1)) != .accepted)
    #expect(
      stage.perform(.transaction([.pop(1), .push(Self.text(weight))]))
        == (weight <= Self.limit
          ? .accepted
          : .refused(.transaction(index: 1, .valuesTooLarge(limit: Self.limit, requested: weight))))
    )
    stage.run(.popToRoot, .undo)
    #expect(stage.state.weight >= Self.limit - 1)
  }

  @Test(arguments: [limit - 1, limit, limit + 1])
  func `a loaded state stops at the limit`(weight: Int) {
    var stage = Stage()
    var contents = StateContents(of: stage.state)
    contents.sidebar = .single(Self.text(1_000))
    contents.path = [Self.text(weight - 1_000)]
    #expect(stage.perform(.load(contents)) == Self.outcome(weight))
  }

  @Test func `a path of maximal depth always has room if it contains no text`() {
    #expect(Reducer.maxWeight(forDepth: 10_000) == 8 << 20)
    #expect(Reducer.maxWeight(forDepth: 1_000_000) == 64_000_000)
    #expect(Reducer.maxWeight(forDepth: .max) == .max)
    var stage = Stage(maxDepth: 200_000)
    stage.run(.push([NavigationPath.Element](repeating: 1, count: 200_000), from: .detail))
  }
}

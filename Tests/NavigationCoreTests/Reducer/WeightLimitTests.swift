import Testing

@testable import NavigationCore

/// All values of a state together: one byte less than they may weigh, exactly so many, one more.
@Suite struct WeightLimitTests {
  private static let limit = 8 << 20

  /// A text whose element weighs so much.
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
  func `a text weighs what JSON makes of it`(character: String, bytes: Int) {
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
  func `what goes makes room for what comes`(weight: Int) {
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

  @Test func `a path as deep as it may be always has room without text`() {
    #expect(Reducer.maxWeight(forDepth: 10_000) == 8 << 20)
    #expect(Reducer.maxWeight(forDepth: 1_000_000) == 64_000_000)
    #expect(Reducer.maxWeight(forDepth: .max) == .max)
    var stage = Stage(maxDepth: 200_000)
    stage.run(.push([NavigationPath.Element](repeating: 1, count: 200_000), from: .detail))
  }
}

import TestSupport
import Testing

@testable import NavigationCore

@Suite struct ChangeTests {
  /// A state for each seed, with a bit of everything in it.
  private static func state(_ seed: UInt64) -> NavigationState {
    var stage = Stage()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<12 { stage.perform(command(&generator)) }
    return stage.state
  }

  private static func command(_ generator: inout SeededGenerator) -> Command {
    let element = NavigationPath.Element(generator.below(3))
    switch generator.below(8) {
    case 0: return .select(.sidebar, element)
    case 1: return .select(.content, .set([element, "b"]))
    case 2: return .present(generator.chance(1, in: 2) ? nil : element)
    case 3: return .setColumnVisibility(generator.pick(NavigationSplitViewVisibility.allCases))
    case 4: return .setPreferredCompactColumn(generator.pick(NavigationSplitViewColumn.allCases))
    case 5: return .setEnvironment(EnvironmentRequest(device: generator.pick(Device.all)))
    case 6: return .push(NavigationPath.Element(Character("a")))
    default: return .push(element, element)
    }
  }

  @Test func `a difference leads from one state to the other, and its inverse back`() throws {
    for seed in 0..<200 as Range<UInt64> {
      let (old, new) = (Self.state(seed), Self.state(seed + 1_000))
      let change = old.difference(to: new)
      var state = old
      state.apply(change)
      try #require(state.isSame(as: new), "seed \(seed)")
      try #require(state.findings == new.findings, "seed \(seed)")
      state.apply(change.inverse)
      try #require(state.isSame(as: old), "seed \(seed)")
      try #require(state.findings == old.findings, "seed \(seed)")
    }
  }

  @Test func `equal states have no differences`() {
    #expect(Self.state(3).difference(to: Self.state(3)).isEmpty)
  }

  @Test func `a difference touches only the path above the common prefix`() throws {
    var stage = Stage()
    stage.run(.push(1, 2, 3))
    let old = stage.state
    stage.run(.setPath([1, 2, 4, 5]))
    guard case .path(let edit)? = old.difference(to: stage.state).edits.first else {
      Issue.record("expected an edit of the path")
      return
    }
    #expect(edit.kept == 2)
    #expect(edit.removed.map(\.element) == [3])
    #expect(edit.inserted.map(\.element) == [4, 5])
  }

  @Test func `the inverse of an inverse is the change`() {
    var stage = Stage()
    stage.run(.push(1), .select(.sidebar, "a"))
    let change = NavigationState().difference(to: stage.state)
    var state = NavigationState()
    state.apply(change.inverse.inverse)
    #expect(state.isSame(as: stage.state))
  }
}

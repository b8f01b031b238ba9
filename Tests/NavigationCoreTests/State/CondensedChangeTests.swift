import Sandbox
import TestSupport
import Testing

@testable import NavigationCore

@Suite struct CondensedChangeTests {
  @Test func `a condensed change leads to the same state, with one edit of each part`() throws {
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let reducer = Reducer(scene: .sandbox())
      var stepwise = NavigationState()
      stepwise.apply(try reducer.change(for: .push(1, 2, 3), in: stepwise))
      let start = stepwise
      var whole = Change()
      for _ in 0..<6 {
        guard let change = try? reducer.change(for: Self.command(&generator), in: stepwise) else {
          continue
        }
        stepwise.apply(change)
        whole.edits += change.edits
      }
      let condensed = whole.condensed
      var atOnce = start
      atOnce.apply(condensed)
      #expect(atOnce.isSame(as: stepwise), "seed \(seed)")
      #expect(condensed.isEmpty == start.isSame(as: stepwise), "seed \(seed)")
      atOnce.apply(condensed.inverse)
      #expect(atOnce.isSame(as: start), "seed \(seed)")
      #expect(condensed.edits.count { if case .path = $0 { true } else { false } } <= 1)
    }
  }

  private static func command(_ generator: inout SeededGenerator) -> Command {
    switch generator.below(8) {
    case 0, 1: .push(.init(generator.below(5)))
    case 2: .pop(generator.below(3))
    case 3: .popToRoot
    case 4: .setPath([1, .init(generator.below(3))])
    case 5: .setColumnVisibility(generator.pick(NavigationSplitViewVisibility.allCases))
    case 6: .present(generator.chance(1, in: 2) ? nil : "item")
    default: .select(.sidebar, .init(generator.below(3)))
    }
  }

  @Test func `a value that is pushed and popped again is no change`() throws {
    let reducer = Reducer(scene: .sandbox())
    var state = NavigationState()
    let push = try reducer.change(for: .push(1), in: state)
    state.apply(push)
    let pop = try reducer.change(for: .pop(1), in: state)
    #expect(Change(push.edits + pop.edits).condensed.isEmpty)
  }
}

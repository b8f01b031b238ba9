import Testing

@testable import NavigationCore

/// The product against a model that is too slow to use and too plain to be wrong.
@Suite struct ModelTests {
  @Test(arguments: 0..<8)
  func `ten thousand random conversations end as in the model`(part: Int) {
    for seed in stride(from: part, to: 10_000, by: 8) {
      var duel = Duel(seed: UInt64(seed))
      for _ in 0..<20 {
        guard let disagreement = duel.step() else { continue }
        let prefix = duel.commands.map { "\n  \($0)".replacing("NavigationCoreTests.", with: "") }
        Issue.record("seed \(seed): \(disagreement) after the last of\(prefix.joined())")
        return
      }
      if seed % 10 == 0, let disagreement = duel.lookBack() {
        Issue.record("seed \(seed): looking back, \(disagreement)")
        return
      }
    }
  }
}

import NavigationCore
import SceneModel
import TestSupport
import Testing

@testable import Gallery
@testable import ViewRuntime

/// The gallery's scenes, walked by a person who taps on everything.
@MainActor
@Suite struct ProblemTests {
  private nonisolated static let ids = [
    "animals", "animals-legacy", "value-links", "recipes", "mixed-types", "numbers", "shared-flag",
    "root-return", "one-type", "path-order", "people", "deep-links", "deep-link-table",
  ]

  /// The scenes that have a problem on purpose, and which one.
  private static let problems: [String: Set<Problem.Code>] = [
    "value-links": [.linkInert], "mixed-types": [.notCodable], "shared-flag": [.sharedFlag],
    "one-type": [.duplicateDestination], "path-order": [.mixedLinks, .notCodable],
  ]

  @Test(arguments: Self.ids, ["ipad-11-landscape", "iphone-16"])
  func `a scene has its intended problems, and no others`(id: String, device: String) throws {
    let expected = Self.problems[id] ?? []
    var told: Set<Problem.Code> = []
    for seed in 1...4 as ClosedRange<UInt64> { told.formUnion(try walk(id, on: device, seed)) }
    #expect(told == expected)
  }

  /// All kinds that were reported on the way, each at most once at a time.
  private func walk(_ id: String, on device: String, _ seed: UInt64) throws -> Set<Problem.Code> {
    var random = SeededGenerator(seed: seed)
    let visit = try Visit(id, on: device)
    var told: Set<Problem.Code> = []
    for _ in 0..<40 {
      let controls = visit.nodes.filter { $0.id != nil && !$0.isDisabled }
      guard let control = controls.randomElement(using: &random)?.id else { break }
      _ = try visit.runtime.tap(.id(control), text: nil)
      told.formUnion(visit.problems)
      #expect(Set(visit.problems).count == visit.problems.count)
      if visit.runtime.contents.path.count > 4 { _ = try? visit.runtime.back() }
    }
    return told
  }
}

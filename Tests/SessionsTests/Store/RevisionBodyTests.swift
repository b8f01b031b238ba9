import OrderedJSON
import Testing

@testable import SessionRecords

/// The stored body of a revision, with what its views showed.
@Suite struct RevisionBodyTests {
  private static func step(_ text: String) -> RenderingStep { .whole(Array(text.utf8)) }

  @Test func `a large one costs no more than a few copies of it`() {
    let core = Array(repeating: UInt8(ascii: " "), count: 4 << 20) + Array("{}".utf8)
    let clock = ContinuousClock()
    // In the same run, so that a busy machine slows both.
    let (body, copy) = (0..<3).reduce((Duration.seconds(1_000), Duration.seconds(1_000))) {
      best, _ in
      let body = clock.measure { _ = SavedRevision.body(core, showing: Self.step("{}")) }
      let copy = clock.measure {
        var copy: [UInt8] = []
        copy += core
        copy += core
      }
      return (min(best.0, body), min(best.1, copy))
    }
    #expect(body < copy * 10, "\(body), \(copy)")
  }
}

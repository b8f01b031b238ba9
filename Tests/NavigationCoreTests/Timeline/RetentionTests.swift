import Testing

@testable import NavigationCore

/// What becomes of a history that is longer than what is kept.
@Suite struct RetentionTests {
  private static let length = 16_000

  /// Revision n leaves the values n and n−1 … of its block of four on the path.
  private static let stage: @Sendable () -> Stage = {
    var stage = Stage()
    for number in 1...length {
      stage.perform(number % 4 == 0 ? .popToRoot : .push(NavigationPath.Element(number)))
    }
    return stage
  }

  private static func path(at number: Int) -> [String] {
    (number - number % 4 + 1..<max(number + 1, number - number % 4 + 1)).map(String.init)
  }

  @Test func `ten thousand revisions can be looked at, and numbers go on`() throws {
    let timeline = Self.stage().timeline
    #expect(timeline.head == Self.length)
    for number in stride(from: Self.length - 10_000, through: Self.length, by: 1_237) {
      let path = try timeline.state(at: number).path.map(\.element.displayTitle)
      #expect(path == Self.path(at: number))
    }
    #expect(try timeline.revision(Self.length - 9_999).number == Self.length - 9_999)
    #expect(timeline.revisions(after: Self.length - 10_000, limit: .max).count == 10_000)
  }

  @Test func `older revisions are gone, and the refusal names the oldest`() throws {
    var stage = Self.stage()
    let oldest = stage.timeline.oldest
    #expect(oldest > 0 && oldest <= Self.length - 10_000)
    #expect(throws: Refusal.revisionGone(oldest - 1, oldest: oldest)) {
      try stage.timeline.state(at: oldest - 1)
    }
    #expect(stage.perform(.restore(0)) == .refused(.revisionGone(0, oldest: oldest)))
    #expect(throws: Refusal.revisionGone(oldest, oldest: oldest + 1)) {
      try stage.timeline.revision(oldest)
    }
    #expect(try stage.timeline.revision(oldest + 1).number == oldest + 1)
    #expect(stage.timeline.revisions(after: 0, limit: 1).map(\.number) == [oldest + 1])
    #expect(
      try stage.timeline.state(at: oldest).path.map(\.element.displayTitle)
        == Self.path(at: oldest))
  }

  @Test func `what is kept is bounded`() {
    let timeline = Self.stage().timeline
    #expect(timeline.head - timeline.oldest <= 13_000)
  }

  /// Each undo is a revision too and pushes an old one out, so half of what is kept is undone.
  @Test func `undo stops at what is kept`() {
    var stage = Self.stage()
    var undone = 0
    while stage.perform(.undo) == .accepted { undone += 1 }
    #expect(undone == 5_000)
    #expect(stage.timeline.head == Self.length + undone)
    #expect(stage.path == Self.path(at: Self.length - undone))
    #expect(stage.perform(.undo) == .unchanged)
    #expect(stage.perform(.redo) == .accepted)
    #expect(stage.path == Self.path(at: Self.length - undone + 1))
    #expect(stage.perform(.push("new")) == .accepted)
    #expect(stage.perform(.undo) == .accepted)
  }

  /// Sets paths of so many elements, each time others.
  private static func large(_ revisions: Int, of count: Int) -> Stage {
    var stage = Stage(maxDepth: count)
    for number in 1...revisions {
      stage.run(.setPath([NavigationPath.Element](repeating: .init(number), count: count)))
    }
    return stage
  }

  @Test func `of very large revisions fewer are kept`() throws {
    var stage = Self.large(300, of: 10_000)
    let timeline = stage.timeline
    #expect(timeline.head == 300)
    let kept = timeline.head - timeline.oldest
    #expect(kept * 20_000 <= Timeline.mostElements && kept * 20_000 >= Timeline.mostElements / 2)
    #expect(throws: Refusal.revisionGone(timeline.oldest - 1, oldest: timeline.oldest)) {
      try timeline.state(at: timeline.oldest - 1)
    }
    let oldest = try timeline.state(at: timeline.oldest)
    #expect(oldest.path.first?.element == .init(timeline.oldest))
    #expect(stage.perform(.undo) == .accepted)
    #expect(stage.path.first == "299")
  }

  /// Each revision after the first holds 2 × 1,000 elements, the first 1,000.
  @Test(arguments: [(499, 0), (500, 0), (501, 251)])
  func `the limit of elements is the limit`(revisions: Int, oldest: Int) {
    #expect(Self.large(revisions, of: 1_000).timeline.oldest == oldest)
  }

  @Test func `one revision that is larger than the limit is kept by itself`() throws {
    var stage = Stage(maxDepth: 2_000_000)
    stage.perform(.push("small"))
    stage.perform(.setPath([NavigationPath.Element](repeating: 1, count: 1_500_000)))
    #expect(stage.timeline.oldest == 1)
    #expect(stage.perform(.undo) == .accepted)
    #expect(stage.path == ["small"])
  }
}

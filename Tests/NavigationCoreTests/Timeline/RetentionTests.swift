import Testing

@testable import NavigationCore
@testable import SceneModel

/// A history that is longer than its kept part.
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

  @Test func `the kept revisions of ten thousand can be viewed, and numbers continue`() throws {
    let timeline = Self.stage().timeline
    #expect(timeline.head == Self.length)
    for number in stride(from: Self.length - 10_000, through: Self.length, by: 1_237) {
      let path = try timeline.state(at: number).path.map(\.element.displayTitle.string)
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
      try stage.timeline.state(at: oldest).path.map(\.element.displayTitle.string)
        == Self.path(at: oldest))
  }

  @Test func `the kept history has a limit`() {
    let timeline = Self.stage().timeline
    #expect(timeline.head - timeline.oldest <= 13_000)
  }

  /// Each undo is a revision too and pushes an old one out, so half of what is kept is undone.
  @Test func `undo stops at the oldest kept revision`() {
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

  /// Sets paths with this number of elements, new ones each time.
  private static func large(_ revisions: Int, of count: Int) -> Stage {
    var stage = Stage(maxDepth: count)
    for number in 1...revisions {
      stage.run(.setPath([NavigationPath.Element](repeating: .init(number), count: count)))
    }
    return stage
  }

  @Test func `fewer revisions are kept if they are very large`() throws {
    var stage = Self.large(300, of: 10_000)
    let timeline = stage.timeline
    #expect(timeline.head == 300)
    let kept = (timeline.head - timeline.oldest) * 20_000 * NavigationPath.Element.emptyWeight
    #expect(kept <= Timeline.maxWeight && kept >= Timeline.maxWeight / 3)
    #expect(throws: Refusal.revisionGone(timeline.oldest - 1, oldest: timeline.oldest)) {
      try timeline.state(at: timeline.oldest - 1)
    }
    let oldest = try timeline.state(at: timeline.oldest)
    #expect(oldest.path.first?.element == .init(timeline.oldest))
    #expect(stage.perform(.undo) == .accepted)
    #expect(stage.path.first == "299")
  }

  @Test func `a few revisions with long texts weigh as much as many`() {
    var stage = Stage()
    for number in 0..<100 {
      stage.run(.push(.init(String(repeating: "x", count: 1 << 20) + "\(number)")), .pop(1))
    }
    let kept = stage.timeline.head - stage.timeline.oldest
    #expect(kept >= 31 && kept <= 64)
  }

  /// Each revision weighs an edit and 1,023 elements: 64 KiB.
  @Test(arguments: [(1_023, 0), (1_024, 0), (1_025, 17)])
  func `the history stays within its limit of weight`(revisions: Int, oldest: Int) {
    var stage = Stage(maxDepth: 2_000)
    for number in 1...revisions {
      stage.run(
        number % 2 == 0
          ? .popToRoot : .push([NavigationPath.Element](repeating: 1, count: 1_023), from: .detail))
    }
    #expect(stage.timeline.oldest == oldest)
  }

  @Test func `one revision that is larger than the limit is kept by itself`() throws {
    var stage = Stage(maxDepth: 2_000_000)
    stage.perform(.push("small"))
    stage.perform(.setPath([NavigationPath.Element](repeating: 1, count: 1_500_000)))
    #expect(stage.timeline.oldest == 1)
    #expect(stage.perform(.undo) == .accepted)
    #expect(stage.path == ["small"])
  }

  @Test func `revisions that are still needed are kept, whatever their weight`() throws {
    var stage = Stage(maxDepth: 10_000)
    stage.run(.push("first"))
    stage.oldestNeeded = 1
    for number in 1...100 {
      stage.run(.setPath([NavigationPath.Element](repeating: .init(number), count: 10_000)))
    }
    #expect(stage.timeline.oldest == 0)
    #expect(try stage.timeline.state(at: 1).path.map(\.element) == ["first"])
    #expect(stage.timeline.weight(after: 1) > Timeline.maxWeight)
    stage.oldestNeeded = 101
    stage.run(.replaceTop("last"))
    #expect(stage.timeline.oldest > 40 && stage.timeline.oldest <= 100)
  }
}

import TestSupport
import Testing

@testable import NavigationCore
@testable import SceneModel

/// Undo, redo and restore: history only grows.
@Suite struct HistoryTests {
  @Test func `undo, redo and restore append revisions`() {
    var stage = Stage()
    stage.run(.push(1), .undo, .redo, .restore(0))
    #expect(stage.timeline.head == 4)
    #expect(stage.path == [])
    #expect(stage.timeline.revisions(after: 0, limit: 9).map(\.number) == [1, 2, 3, 4])
  }

  @Test func `undo reverts the newest command that is not undone yet`() {
    var stage = Stage()
    stage.run(.push(1), .push(2), .select(.sidebar, "a"), .undo)
    #expect(stage.path == ["1", "2"])
    #expect(stage.selected(.sidebar) == [])
    stage.run(.undo)
    #expect(stage.path == ["1"])
    stage.run(.undo)
    #expect(stage.path == [])
  }

  @Test func `undo at the beginning and redo at the end change nothing`() {
    var stage = Stage()
    #expect(stage.perform(.undo) == .unchanged)
    #expect(stage.perform(.redo) == .unchanged)
    stage.run(.push(1))
    #expect(stage.perform(.redo) == .unchanged)
    stage.run(.undo)
    #expect(stage.perform(.undo) == .unchanged)
  }

  @Test func `redo repeats undone commands, in order`() {
    var stage = Stage()
    stage.run(.push(1), .push(2), .undo, .undo, .redo, .redo)
    #expect(stage.path == ["1", "2"])
    stage.run(.undo, .redo, .undo, .undo, .redo)
    #expect(stage.path == ["1"])
  }

  @Test func `a new command after undo leaves nothing to redo`() {
    var stage = Stage()
    stage.run(.push(1), .undo, .push(2))
    #expect(stage.perform(.redo) == .unchanged)
    #expect(stage.path == ["2"])
  }

  @Test func `a command that changes nothing or is refused does not affect redo`() {
    var stage = Stage()
    stage.run(.push(1), .undo)
    #expect(stage.perform(.popToRoot) == .unchanged)
    #expect(stage.perform(.pop(1)) == .refused(.popBeyondRoot(depth: 0, requested: 1)))
    #expect(stage.perform(.restore(9)) == .refused(.revisionNotMade(9, head: 2)))
    #expect(stage.perform(.redo) == .accepted)
  }

  @Test func `a restore can be undone like any command`() {
    var stage = Stage()
    stage.run(.push(1), .push(2), .restore(1), .undo)
    #expect(stage.path == ["1", "2"])
  }

  @Test func `restoring the current state changes nothing`() {
    var stage = Stage()
    stage.run(.push(1), .push(2), .pop(1))
    #expect(stage.perform(.restore(1)) == .unchanged)
    #expect(stage.perform(.restore(3)) == .unchanged)
    #expect(stage.timeline.head == 3)
  }

  @Test(arguments: [-1, 3, .max, .min])
  func `a revision that does not exist cannot be restored or seen`(number: Int) {
    var stage = Stage()
    stage.run(.push(1), .push(2))
    let refusal = Refusal.revisionNotMade(number, head: 2)
    #expect(stage.perform(.restore(number)) == .refused(refusal))
    #expect(throws: refusal) { try stage.timeline.state(at: number) }
    #expect(throws: refusal) { try stage.timeline.revision(number) }
  }

  @Test func `revision 0 is the state before the first, and no entry`() throws {
    var stage = Stage()
    stage.run(.push(1))
    #expect(try stage.timeline.state(at: 0).isSame(as: stage.timeline.scene.initialState))
    #expect(throws: Refusal.revisionNotMade(0, head: 1)) { try stage.timeline.revision(0) }
  }

  @Test func `a revision has its number, its time and its cause`() throws {
    var timeline = Stage().timeline
    let cause = Cause(method: "push", client: "c7", id: 12, label: "first")
    _ = try timeline.perform(.push(1), cause: cause, at: 1_767_607_872_345)
    let revision = try timeline.revision(1)
    #expect(revision.number == 1)
    #expect(revision.at == 1_767_607_872_345)
    #expect(revision.cause == cause)
  }

  @Test func `revisions are listed in pages`() {
    var stage = Stage()
    for number in 1...10 { stage.run(.push(NavigationPath.Element(number))) }
    let timeline = stage.timeline
    #expect(timeline.revisions(after: 3, limit: 4).map(\.number) == [4, 5, 6, 7])
    #expect(timeline.revisions(after: 8, limit: 4).map(\.number) == [9, 10])
    #expect(timeline.revisions(after: 10, limit: 4).isEmpty)
    #expect(timeline.revisions(after: .max, limit: 4).isEmpty)
    #expect(timeline.revisions(after: 0, limit: 0).isEmpty)
    #expect(timeline.revisions(after: -5, limit: .max).count == 10)
  }

  @Test func `every earlier state can be seen unchanged`() throws {
    var stage = Stage(maxDepth: 8)
    var generator = SeededGenerator(seed: 11)
    var states = [stage.state]
    while states.count < 400 {
      if stage.perform(Self.randomCommand(&generator, head: stage.timeline.head)) == .accepted {
        states.append(stage.state)
      }
    }
    for (number, state) in states.enumerated() {
      try #require(stage.timeline.state(at: number).isSame(as: state), "revision \(number)")
    }
  }

  private static func randomCommand(_ generator: inout SeededGenerator, head: Int) -> Command {
    let element = NavigationPath.Element(generator.below(4))
    switch generator.below(12) {
    case 0: return .undo
    case 1: return .redo
    case 2: return .restore(generator.below(head + 1))
    case 3: return .pop(1)
    case 4: return .select(.sidebar, element)
    case 5: return .select(.content, .set([element]))
    case 6: return .transaction([.push(element), .select(.content, .none), .back])
    case 7: return .setEnvironment(EnvironmentRequest(device: generator.pick(Device.all)))
    case 8: return .present(element)
    default: return .push(element)
    }
  }
}

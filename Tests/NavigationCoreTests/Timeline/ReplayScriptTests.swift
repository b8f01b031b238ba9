import TestSupport
import Testing

@testable import NavigationCore
@testable import SceneModel

/// History as commands.
@Suite struct ReplayScriptTests {
  /// Runs a script in a new timeline with the limits of the first.
  private static func replayed(
    _ script: ReplayScript, in scene: SceneDescription, maxDepth: Int = 100
  ) throws -> Timeline {
    var timeline = Timeline(reducer: Reducer(scene: scene, maxDepth: maxDepth))
    let cause = Cause(method: "test", client: "c2")
    for command in [.load(script.start)] + script.steps.flatMap(\.commands) {
      _ = try timeline.perform(command, cause: cause, at: 0)
    }
    return timeline
  }

  private static func told(_ commands: Command..., on columns: ColumnCount = .three) -> [String] {
    var stage = Stage(columns: columns)
    for command in commands { stage.perform(command) }
    return stage.timeline.replayScript().steps.map { step in
      step.commands.map(\.shortName).joined(separator: " then ")
    }
  }

  @Test func `random conversations replayed lead to the same values`() throws {
    for seed in 0..<2_000 as Range<UInt64> {
      var duel = Duel(seed: seed)
      for _ in 0..<24 { _ = duel.step() }
      let script = duel.timeline.replayScript()
      let replayed = try Self.replayed(script, in: duel.timeline.scene, maxDepth: 6)
      try #require(
        replayed.state.hasSameValues(as: duel.timeline.state),
        "seed \(seed): \(duel.commands) as \(script.steps.flatMap(\.commands))")
      #expect(script.steps.allSatisfy { !$0.commands.isEmpty })
    }
  }

  @Test func `each command is exported as the simplest with the same effect`() {
    #expect(Self.told(.push(1, 2), .pop(1), .push(3)) == ["push 2", "pop 1", "push 1"])
    #expect(Self.told(.push(1, 2), .popToRoot) == ["push 2", "popToRoot"])
    #expect(Self.told(.push(1, 2), .replaceTop(3)) == ["push 2", "replaceTop"])
    #expect(Self.told(.push(1, 2), .setPath([3, 4])) == ["push 2", "setPath 2"])
    #expect(Self.told(.push(1, 2, 3), .popTo(.index(0))) == ["push 3", "pop 2"])
    #expect(Self.told(.push(1), .undo, .redo) == ["push 1", "popToRoot", "push 1"])
    #expect(Self.told(.present("a"), .present(nil)) == ["present", "present"])
    #expect(Self.told(.setColumnVisibility(.all)) == ["setColumnVisibility"])
    #expect(Self.told(.setPreferredCompactColumn(.detail)) == ["setPreferredCompactColumn"])
    #expect(
      Self.told(.setEnvironment(EnvironmentRequest(width: 500))) == ["setEnvironment"])
  }

  @Test func `a selection that clears the path is one command`() {
    #expect(Self.told(.push(1, 2), .select(.sidebar, "a")) == ["push 2", "select"])
  }

  @Test func `a path that survives its selection is set again`() {
    let told = Self.told(
      .transaction([.select(.sidebar, "a"), .push(1, 2)]), .select(.sidebar, "b"), .undo)
    #expect(told == ["select, setPath 2", "select", "select, setPath 2"])
  }

  @Test func `a change in the middle of the path is one revision of two commands`() {
    #expect(Self.told(.push(1, 2), .setPath([1, 3, 4])) == ["push 2", "pop 1, push 2"])
  }

  @Test func `a change of the split view is exported as a whole state`() {
    var contents = StateContents(of: Stage().state)
    contents.columns = .two
    #expect(Self.told(.push(1), .load(contents)) == ["push 1", "load"])
  }

  @Test func `a set in another order is exported, although it counts as the same`() throws {
    var stage = Stage()
    stage.run(.select(.sidebar, .set([1, 2])), .select(.sidebar, 3))
    stage.run(.select(.sidebar, .set([2, 1])), .restore(1))
    let script = stage.timeline.replayScript()
    let replayed = try Self.replayed(script, in: stage.timeline.scene)
    #expect(replayed.state.sidebar.elements.map(\.element) == [1, 2])
  }

  @Test func `a set in another order survives another split view`() throws {
    var stage = Stage(columns: .two)
    stage.run(.select(.sidebar, .set([1, 2])), .select(.sidebar, 3))
    stage.run(.select(.sidebar, .set([2, 1])))
    var contents = StateContents(of: stage.state)
    contents.columns = .three
    stage.run(.load(contents), .restore(1))
    let script = stage.timeline.replayScript()
    #expect(script.steps.last?.commands.map(\.shortName) == ["load", "load"])
    let replayed = try Self.replayed(script, in: stage.timeline.scene)
    #expect(replayed.state.hasSameValues(as: stage.state))
  }

  @Test func `a change of no value is not exported`() {
    #expect(Self.told(.push(1), .transaction([.pop(1), .push(1)])) == ["push 1", "replaceTop"])
    var stage = Stage()
    stage.run(.present("a"), .transaction([.present(nil), .present("a")]))
    #expect(stage.timeline.replayScript().steps.count == 1)
  }

  @Test(arguments: [1, 2, 3, 4])
  func `the script has a limit of revisions, after the state before them`(most: Int)
    throws
  {
    var stage = Stage()
    stage.run(.push(1), .push(2), .push(3))
    let script = stage.timeline.replayScript(maxRevisions: most)
    #expect(script.steps.count == min(most, 3))
    #expect(script.start.path == [1, 2, 3].dropLast(min(most, 3)))
    #expect(try Self.replayed(script, in: stage.timeline.scene).state.path.count == 3)
  }

  @Test func `the script has a limit of weight, and starts with a later state if necessary`() throws
  {
    var stage = Stage()
    stage.run(.push(.init(String(repeating: "x", count: 5_000))), .push(1), .push(2))
    #expect(stage.timeline.replayScript(maxWeight: 4_000).steps.count == 2)
    #expect(stage.timeline.replayScript(maxWeight: 0).steps.isEmpty)
    for _ in 0..<10 {
      var contents = StateContents(of: stage.state)
      contents.columns = contents.columns == .two ? .three : .two
      stage.run(.load(contents))
    }
    let script = stage.timeline.replayScript(maxWeight: 20_000)
    #expect(script.steps.count == 3)
    let replayed = try Self.replayed(script, in: stage.timeline.scene)
    #expect(replayed.state.hasSameValues(as: stage.state))
  }

  @Test func `the script starts no earlier than the scene`() throws {
    var first = Stage()
    first.run(.push(1), .push(2))
    var next = Timeline(reducer: first.timeline.reducer, continuing: first.timeline)
    #expect(next.replayScript().steps.isEmpty)
    let cause = Cause(method: "scene.open", client: "c1")
    _ = next.record(next.draft(), cause: cause, at: 0, isSeen: true)
    #expect(next.replayScript().steps.isEmpty)
    _ = try next.perform(.push(7), cause: cause, at: 0)
    #expect(next.replayScript().steps.map { $0.commands.map(\.shortName) } == [["push 1"]])
    #expect(next.replayScript().start.path.isEmpty)
  }

  @Test func `each step has its sender and its label`() throws {
    var timeline = Stage().timeline
    let cause = Cause(method: "push", client: "c1", label: "the soup")
    _ = try timeline.perform(.push(1), cause: cause, at: 0)
    #expect(timeline.replayScript().steps.map(\.cause) == [cause])
  }
}

/// Commands tried on a copy of the state.
@Suite struct DryRunTests {
  @Test func `a refused command leaves the state unchanged, and uses no ids`() throws {
    let stage = Stage(maxDepth: 3)
    var state = stage.state
    #expect(throws: Refusal.transaction(index: 1, .pathTooDeep(limit: 3, requested: 4))) {
      try stage.timeline.reducer.dryRun([.push(1, 2), .push(3, 4)], on: &state)
    }
    #expect(state.isSame(as: stage.state))
    #expect(state.nextID == stage.state.nextID)
    #expect(throws: Refusal.popBeyondRoot(depth: 0, requested: 1)) {
      try stage.timeline.reducer.dryRun([.pop(1)], on: &state)
    }
  }

  @Test func `accepted commands are done, and returned as one change`() throws {
    var stage = Stage()
    var state = stage.state
    let change = try stage.timeline.reducer.dryRun([.push(1, 2), .pop(1)], on: &state)
    #expect(change.edits.count == 2)
    stage.run(.push(1))
    #expect(state.isSame(as: stage.state))
  }
}

extension Command {
  fileprivate var shortName: String {
    switch self {
    case .push(let elements, _): "push \(elements.count)"
    case .pop(let count): "pop \(count)"
    case .setPath(let elements): "setPath \(elements.count)"
    case .transaction(let commands): commands.map(\.shortName).joined(separator: ", ")
    case .popToRoot: "popToRoot"
    case .replaceTop: "replaceTop"
    case .select: "select"
    case .present: "present"
    case .setColumnVisibility: "setColumnVisibility"
    case .setPreferredCompactColumn: "setPreferredCompactColumn"
    case .setEnvironment: "setEnvironment"
    case .load: "load"
    case .popTo, .popFrom, .popToOrPush, .remove, .resolve, .back, .undo, .redo, .restore:
      "never told"
    }
  }
}

import OrderedJSON
import Testing

@testable import NavigationCore
@testable import SceneModel

@Suite struct TransactionTests {
  @Test func `several commands are one revision`() {
    var stage = Stage()
    stage.run(
      .transaction([
        .select(.sidebar, "a"), .push(1, 2), .pop(1), .setColumnVisibility(.all),
      ]))
    #expect(stage.timeline.head == 1)
    #expect(stage.selected(.sidebar) == ["a"])
    #expect(stage.path == ["1"])
    stage.run(.undo)
    #expect(stage.state.isSame(as: stage.timeline.scene.initialState))
  }

  @Test func `each command sees the results of those before it`() {
    var stage = Stage()
    stage.run(.transaction([.push("a"), .replaceTop("b"), .push("c"), .popTo(.value("b"))]))
    #expect(stage.path == ["b"])
  }

  @Test func `none of its commands is done if one is refused`() {
    let commands: [Command] = [
      .push(3, 4), .select(.sidebar, "b"), .push(5), .present("item"), .popToRoot,
      .setEnvironment(EnvironmentRequest(device: .named("iphone-16"))),
      .setColumnVisibility(.all), .setPreferredCompactColumn(.detail), .push(6),
    ]
    for failing in 0...commands.count {
      var stage = Stage()
      stage.run(.select(.sidebar, "a"), .push(1, 2))
      let before = stage.state
      var all = commands
      all.insert(.pop(1_000), at: failing)
      guard
        case .refused(.transaction(let index, .popBeyondRoot)) = stage.perform(.transaction(all))
      else {
        Issue.record("not refused with a pop at \(failing)")
        continue
      }
      #expect(index == failing)
      #expect(stage.state.isSame(as: before))
      #expect(stage.timeline.head == 2)
    }
  }

  @Test func `a transaction without effect changes nothing`() {
    var stage = Stage()
    #expect(stage.perform(.transaction([])) == .unchanged)
    #expect(stage.perform(.transaction([.popToRoot, .select(.sidebar, .none)])) == .unchanged)
    #expect(stage.timeline.head == 0)
  }

  @Test func `a transaction whose commands cancel out changes nothing, identities included`() {
    var stage = Stage()
    stage.run(.select(.sidebar, "a"), .push(1, 2))
    let before = stage.state
    for commands: [Command] in [
      [.push(3), .pop(1)], [.setColumnVisibility(.all), .setColumnVisibility(.automatic)],
      [
        .setPreferredCompactColumn(.detail), .push(3, 4), .pop(2),
        .setPreferredCompactColumn(.sidebar),
      ],
    ] {
      #expect(stage.perform(.transaction(commands)) == .unchanged)
      #expect(stage.state.isSame(as: before) && stage.state.nextID == before.nextID)
    }
    #expect(stage.timeline.head == 2)
    stage.run(.undo)
    #expect(stage.path.isEmpty)
  }

  @Test func `a transaction that removes a value and pushes an equal one makes a new element`() {
    var stage = Stage()
    stage.run(.push(1))
    #expect(stage.perform(.transaction([.pop(1), .push(1)])) == .accepted)
    #expect(stage.ids == [2])
  }

  @Test func `undo, redo and restore are refused in a transaction`() {
    for (command, name) in [
      (Command.undo, "undo"), (.redo, "redo"), (.restore(0), "restore"),
      (.transaction([]), "transaction"),
    ] {
      var stage = Stage()
      stage.run(.push(1))
      #expect(
        stage.perform(.transaction([.push(2), command]))
          == .refused(.transaction(index: 1, .notInTransaction(UTF8String(name)))))
      #expect(stage.path == ["1"])
    }
  }

  @Test func `a refused transaction does not affect redo`() {
    var stage = Stage()
    stage.run(.push(1), .undo)
    stage.perform(.transaction([.push(2), .pop(9)]))
    #expect(stage.perform(.redo) == .accepted)
    #expect(stage.path == ["1"])
  }
}

@Suite struct RefusalTests {
  @Test func `every refusal is one plain sentence`() {
    let refusals: [Refusal] = [
      .popBeyondRoot(depth: 1, requested: 2), .popBeyondRoot(depth: 2, requested: 3),
      .nothingToReplace,
      .noBackButton, .elementNotFound("index 3"), .columnHasNoSelection(.detail, columns: .three),
      .columnDoesNotExist(.content, columns: .two), .pathTooDeep(limit: 4, requested: 5),
      .sideOutOfRange("width", 0), .revisionGone(1, oldest: 2), .revisionNotMade(3, head: 2),
      .notInTransaction("undo"), .transaction(index: 0, .nothingToReplace),
    ]
    for refusal in refusals {
      #expect(refusal.description.hasSuffix("."), "\(refusal)")
      #expect(refusal.description.first?.isUppercase == true || refusal.description.first == "“")
    }
    #expect(refusals[0].description == "Cannot pop 2: the path has 1 element.")
    #expect(refusals[1].description == "Cannot pop 3: the path has 2 elements.")
  }
}

import NavigationCore
import OrderedJSON
import SceneModel
import Testing

@testable import Sessions

/// A session whose scene has views: what the author's code does belongs to the request.
@MainActor
@Suite struct LiveSessionTests {
  @Test func `a command is written into the author's state, and shown as the views show it`() throws
  {
    let live = LiveVisitor()
    let start = try live.document
    #expect(start["screens"] == [["title": "Fake", "source": "root"]])
    #expect(start["view"]?["detail"]?["body"]?[1]?["id"] == "count")
    try live.visitor.ask("push", ["value": 5])
    #expect(live.scene.changes.count == 1)
    let state = try live.document
    #expect(state["screens"]?[1] == ["title": "Screen 1", "source": "path", "index": 0])
    #expect(state["view"]?["detail"]?["back"] == "Fake")
    #expect(state["detail"]?["path"]?[0]?["value"] == 5)
    try live.checkMirror(from: start)
  }

  @Test func `the author's reaction to a command is in the same revision`() throws {
    let live = LiveVisitor()
    let start = try live.document
    live.scene.followUps = [.push(["guard"], from: .detail), .push([2], from: .detail)]
    #expect(try live.visitor.ask("push", ["value": 1])["revision"] == 1)
    #expect(try live.visitor.path == [1, "guard", 2])
    #expect(live.session.timeline.state.path.map(\.id.rawValue) == [1, 2, 3])
    try live.visitor.ask("undo")
    #expect(try live.visitor.path == [])
    #expect(live.scene.rendering.screens.count == 1)
    try live.visitor.ask("redo")
    #expect(try live.visitor.path == [1, "guard", 2])
    #expect(live.session.timeline.state.path.map(\.id.rawValue) == [1, 2, 3])
    try live.checkMirror(from: start)
  }

  @Test func `a command that the author's code reverts at once has changed nothing`() throws {
    let live = LiveVisitor()
    live.scene.followUps = [.pop(1)]
    #expect(try live.visitor.ask("push", ["value": 1])["changed"] == false)
    #expect(live.session.revision == 0)
    try live.visitor.ask("push", ["value": 2])
    #expect(live.session.timeline.state.path.map(\.id.rawValue) == [1])
  }

  @Test func `an undo with follow-ups keeps the earlier steps undoable`() throws {
    let live = LiveVisitor()
    let start = try live.document
    for value in 1...3 { try live.visitor.ask("push", ["value": .number(JSONNumber(value))]) }
    live.scene.followUps = [.popToRoot, .push(["x"], from: .detail)]
    try live.visitor.ask("undo")
    #expect(try live.visitor.path == ["x"])
    try live.visitor.ask("undo")
    #expect(try live.visitor.path == [1])
    try live.visitor.ask("redo")
    #expect(try live.visitor.path == [1, 2])
    try live.visitor.ask("redo")
    #expect(try live.visitor.path == [1, 2, 3])
    try live.checkMirror(from: start)
  }

  @Test func `an undo that the author's code resists is not repeated`() throws {
    let live = LiveVisitor()
    for value in 1...2 { try live.visitor.ask("push", ["value": .number(JSONNumber(value))]) }
    live.scene.followUps = [.setPath([1, 2])]
    _ = try live.visitor.ask("undo")
    #expect(try live.visitor.path == [1, 2])
    try live.visitor.ask("undo")
    #expect(try live.visitor.path == [])
  }

  @Test func `a refusal of the views changes nothing`() throws {
    let live = LiveVisitor()
    live.scene.refusal = .valueMismatch(expected: "Int", found: "String")
    let error = try live.visitor.refusal("push", ["value": "a"])
    #expect(error["code"] == 1004)
    #expect(live.session.revision == 0)
    #expect(try live.visitor.path == [])
    try live.visitor.ask("push", ["value": 1])
    #expect(live.session.timeline.state.path.map(\.id.rawValue) == [1])
  }

  @Test func `a transaction reaches the views as one change, or not at all`() throws {
    let live = LiveVisitor()
    let pushes: JSONValue = [
      ["method": "push", "params": ["value": 1]], ["method": "push", "params": ["value": 2]],
    ]
    try live.visitor.ask("transaction", ["commands": pushes])
    #expect(live.scene.changes.count == 1)
    #expect(try live.visitor.path == [1, 2])
    let wrong: JSONValue = [["method": "popToRoot"], ["method": "pop"]]
    #expect(try live.visitor.refusal("transaction", ["commands": wrong])["code"] == 1010)
    #expect(live.scene.changes.count == 1)
    #expect(try live.visitor.path == [1, 2])
  }

  @Test func `an import keeps the columns of the views`() throws {
    let live = LiveVisitor()
    let document: JSONValue = ["colonnade": 1, "columns": 3, "path": [1, 2]]
    try live.visitor.ask("import", ["document": document])
    #expect(try live.document["columns"] == 2)
    #expect(try live.visitor.path == [1, 2])
  }

  @Test func `types that views declare later are read from then on`() throws {
    let live = LiveVisitor()
    let user: JSONValue = ["type": "User", "value": ["id": 7, "name": "Blob"]]
    try live.visitor.ask("push", ["value": user])
    #expect(try live.document["detail"]?["path"]?[0]?["unresolved"] == true)
    live.scene.description.types.register(User.self, example: User(id: 1, name: "A"))
    try live.visitor.ask("push", ["value": user])
    #expect(try live.document["detail"]?["path"]?[1]?["unresolved"] == nil)
  }

  @Test func `the log can be replayed without the views`() throws {
    let live = LiveVisitor()
    try live.visitor.ask("push", ["value": 1])
    live.scene.followUps = [.push(["x"], from: .detail), .pop(1), .push(["y"], from: .detail)]
    try live.visitor.ask("push", ["value": 2])
    try live.visitor.ask("tap", ["control": "next"])
    try live.visitor.ask("tap", ["control": "count"])
    live.scene.change([.push([9], from: .detail)])
    live.scene.followUps = [.pop(1)]
    try live.visitor.ask("undo")
    try live.visitor.ask("undo")
    try live.visitor.ask("back")
    try live.visitor.ask("openURL", ["url": "app://7"])
    try live.visitor.ask("restore", ["revision": 3])
    let folded = try live.folded()
    #expect(folded.head == live.session.timeline.head)
    #expect(folded.state.isSame(as: live.session.timeline.state))
  }
}

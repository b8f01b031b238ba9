import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import Testing

@testable import SessionRecords
@testable import Sessions

/// Several scenes in one session.
@MainActor
@Suite struct SceneTests {
  @Test func `scenes are listed with what to watch for`() throws {
    let live = LiveVisitor(also: [SceneEntry(.sandbox())])
    let list = try live.visitor.ask("scene.list")
    #expect(list["open"] == "fake")
    #expect(list["scenes"]?.arrayValue?.compactMap { $0["id"] } == ["fake", "sandbox"])
    #expect(list["scenes"]?[1]?["summary"]?.stringValue?.string.hasSuffix(".") == true)
  }

  @Test func `opening a scene replaces the document, on the same device`() throws {
    let live = LiveVisitor(also: [SceneEntry(.sandbox()), FakeScene.entry(id: "other")])
    let start = try live.document
    try live.visitor.ask("setEnvironment", ["device": "iphone-16"])
    try live.visitor.ask("push", ["value": 1])
    #expect(try live.visitor.ask("scene.open", ["id": "sandbox"])["revision"] == 3)
    #expect(try live.patch(of: 3).map { $0["path"] } == [""])
    var state = try live.document
    #expect(state["scene"]?["id"] == "sandbox")
    #expect(state["environment"]?["device"] == "iphone-16")
    #expect(state["detail"]?["path"] == [])
    try live.visitor.ask("push", ["value": ["type": "Category", "value": "soup"]])
    #expect(live.scene.changes.count == 2)
    try live.visitor.ask("scene.open", ["id": "other"])
    state = try live.document
    #expect(state["screens"] == [["title": "Other", "source": "root"]])
    #expect(state["environment"]?["device"] == "iphone-16")
    try live.visitor.ask("tap", ["control": "next"])
    #expect(try live.visitor.path == [1])
    #expect(try live.visitor.ask("scene.list")["open"] == "other")
    try live.checkMirror(from: start)
  }

  @Test func `a closed scene can be viewed and not restored`() throws {
    let live = LiveVisitor(also: [SceneEntry(.sandbox())])
    try live.visitor.ask("push", ["value": 1])
    try live.visitor.ask("scene.open", ["id": "sandbox"])
    #expect(try live.visitor.ask("undo")["changed"] == false)
    #expect(try live.visitor.refusal("restore", ["revision": 1])["code"] == 1012)
    let past = try live.visitor.ask("history.get", ["revision": 1])
    #expect(past["state"]?["scene"]?["id"] == "fake")
    #expect(past["state"]?["detail"]?["path"]?[0]?["value"] == 1)
    #expect(past["cause"]?["method"] == "push")
    let start = try live.visitor.ask("history.get", ["revision": 0])
    #expect(start["state"]?["scene"]?["id"] == "fake")
    let opened = try live.visitor.ask("history.get", ["revision": 2])
    #expect(opened["state"]?["scene"]?["id"] == "sandbox")
    let list = try live.visitor.ask("history.list", ["after": 0])
    #expect(list["revisions"]?.arrayValue?.compactMap { $0["revision"] } == [1, 2])
    #expect(list["oldest"] == 0)
    try live.visitor.ask("push", ["value": 3])
    #expect(live.session.timeline.state.path.map(\.id.rawValue) == [2])
    try live.visitor.ask("undo")
    #expect(try live.visitor.path == [])
  }

  @Test func `changes by the views of a closed scene are ignored`() throws {
    let live = LiveVisitor(also: [SceneEntry(.sandbox())])
    try live.visitor.ask("scene.open", ["id": "sandbox"])
    live.scene.change([.push([1], from: .detail)])
    #expect(live.session.revision == 1)
    #expect(try live.visitor.path == [])
  }

  @Test func `an unknown scene is refused with the nearest names`() throws {
    let live = LiveVisitor(also: [SceneEntry(.sandbox())])
    let error = try live.visitor.refusal("scene.open", ["id": "sandbux"])
    #expect(error["code"] == 1002)
    #expect(error["data"]?["nearest"] == ["sandbox"])
    #expect(live.session.revision == 0)
  }

  @Test func `a session starts in the first scene, or in the requested one`() throws {
    let scenes = [FakeScene.entry(id: "one"), SceneEntry(.sandbox())]
    let hub = SessionHub(.init(scenes: scenes, maxDepth: 3), store: MemoryStore())
    #expect(try hub.session("a")?.timeline.scene.id == "one")
    #expect(try hub.session("b", scene: "sandbox")?.timeline.scene.id == "sandbox")
    #expect(try hub.session("b", scene: "one")?.timeline.scene.id == "sandbox")
    #expect(hub.hasScene("sandbox"))
    #expect(!hub.hasScene("two"))
  }
}

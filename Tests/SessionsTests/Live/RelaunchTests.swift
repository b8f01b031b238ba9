import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import StoreContract
import Testing

@testable import SessionRecords
@testable import Sessions

/// Scenes with views after the server was restarted, or after an idle time.
@MainActor
@Suite struct RelaunchTests {
  private final class Made {
    var scenes: [FakeScene] = []
  }

  private let store = MemoryStore(keepingRecords: true)
  private let made = Made()

  private func hub() -> SessionHub {
    let entry = FakeScene.entry(id: "fake") { [made] in made.scenes.append($0) }
    return SessionHub(.init(scenes: [entry], maxDepth: 100, clock: { 5 }), store: store)
  }

  private func visitor(_ hub: SessionHub) throws -> Visitor {
    Visitor(try #require(try hub.session("main")))
  }

  private func document(_ visitor: Visitor) throws -> JSONValue {
    try JSONValue(parsing: visitor.session.stateText())
  }

  @Test func `kept values are restored to a scene, and the state of its views is lost`()
    async throws
  {
    let before = try visitor(hub())
    try before.ask("setEnvironment", ["device": "iphone-16"])
    try before.ask("push", ["values": [1, 2]])
    made.scenes[0].save("dessert", for: "category")
    made.scenes[0].save(7, for: "count")
    made.scenes[0].save(nil, for: "count")
    try before.ask("tap", ["control": "next"])
    let after = try visitor(hub())
    #expect(made.scenes[1].kept == ["category": "dessert"])
    for visitor in [before, after] {
      let document = try visitor.ask("export")["document"]
      #expect(document?["sceneStorage"] == ["category": "dessert"])
    }
    #expect(try after.path == [])
    #expect(after.session.revision == 4)
    let state = try document(after)
    #expect(state["environment"]?["device"] == "iphone-16")
    #expect(state["view"]?["detail"]?["title"] == "Fake")
    let list = try after.ask("history.list")
    #expect(list["revisions"]?.arrayValue?.last?["cause"]?["method"] == "relaunch")
    try after.ask("undo")
    #expect(try after.path == [1, 2, 3])
  }

  @Test func `values that are written in one turn are stored together, without a revision`()
    async throws
  {
    let before = try visitor(hub())
    for number in 1...5 { made.scenes[0].save(.number(.init(number)), for: "count") }
    let log = before.session.log
    #expect(log.appended == 0)
    while log.appended == 0 { await Task.yield() }
    #expect(log.appended == 1 && before.session.revision == 0)
    _ = try visitor(hub())
    #expect(made.scenes[1].kept == ["count": 5])
  }

  @Test func `S9: a scene that is opened again starts with nothing`() throws {
    let before = try visitor(hub())
    made.scenes[0].save("old", for: "a")
    try before.ask("push", ["value": 1])
    try before.ask("scene.open", ["id": "fake"])
    #expect(made.scenes[1].kept == [:])
    _ = try visitor(hub())
    #expect(made.scenes[2].kept == [:])
  }

  @Test func `an idle session is restored with its navigation`() throws {
    let hub = hub()
    let before = try visitor(hub)
    try before.ask("push", ["values": [1, "two"]])
    made.scenes[0].save("kept", for: "a")
    try before.ask("pop")
    #expect(hub.evict("main"))
    #expect(try hub.existing("main") != nil)
    let after = try visitor(hub)
    #expect(after.session !== before.session)
    #expect(try after.path == [1])
    #expect(made.scenes[1].kept == ["a": "kept"])
    #expect(made.scenes[1].rendering.screens.count == 2)
    try after.ask("undo")
    #expect(try after.path == [1, "two"])
    try after.ask("tap", ["control": "next"])
    #expect(try after.path == [1, "two", 3])
  }

  @Test func `a state that cannot be reached in one step is reached step by step`() throws {
    let entry = FakeScene.entry(id: "fake") { [made] scene in
      if !made.scenes.isEmpty { scene.refusal = .noStack }
      made.scenes.append(scene)
    }
    let hub = SessionHub(.init(scenes: [entry], maxDepth: 100), store: store)
    let before = try visitor(hub)
    try before.ask("push", ["values": [1, 2]])
    let path = before.session.timeline.state.path
    #expect(hub.evict("main"))
    let after = try visitor(hub)
    #expect(after.session.timeline.state.path == path)
    #expect(made.scenes[1].rendering.screens.count == 3)
  }

  @Test func `S10: a path that could not be written is reported when an older one is restored`()
    throws
  {
    struct Robot: Hashable {}
    let before = try visitor(hub())
    made.scenes[0].change([.push([NavigationPath.Element(Robot())], from: .detail)])
    #expect(try document(before)["detail"]?["codable"] == false)
    let after = try visitor(hub())
    let problem = try document(after)["problems"]?.arrayValue?.first
    #expect(problem?["code"] == "stale_restore")
    #expect(problem?["message"]?.stringValue?.string.contains("Robot") == true)
    let past = try after.ask("history.get", ["revision": 1])
    #expect(past["state"]?["detail"]?["codable"] == false)
    let again = try visitor(hub()).ask("history.get", ["revision": 1])
    #expect(again["state"]?["detail"]?["path"]?[0]?["value"] == "Robot()")
  }

  @Test func `a session whose path cannot be written stays in memory`() throws {
    struct Robot: Hashable {}
    let hub = hub()
    let visitor = try visitor(hub)
    made.scenes[0].change([.push([NavigationPath.Element(Robot())], from: .detail)])
    #expect(!hub.evict("main"))
    try visitor.ask("pop")
    #expect(hub.evict("main"))
  }

  @Test func `a client that resumes a scene with new views gets it whole`() throws {
    let before = try visitor(hub())
    try before.ask("push", ["value": 1])
    let bookmark = Session.Bookmark(epoch: before.session.epoch, revision: 1)
    let after = try visitor(hub())
    let hello = try JSONValue(parsing: after.session.hello(client: "c", resuming: bookmark).joined)
    let changes = hello["params"]?["changes"]?.arrayValue ?? []
    #expect(changes.count == 1 && changes.first?["patch"]?[0]?["path"] == "")
    let older = Session.Bookmark(epoch: before.session.epoch, revision: 0)
    let whole = try JSONValue(parsing: after.session.hello(client: "c", resuming: older).joined)
    #expect(whole["params"]?["reason"] == "too_old")
  }

  @Test func `the session of a scene that the app no longer has opens the first scene`() throws {
    let before = try visitor(hub())
    try before.ask("push", ["value": 1])
    let other = SessionHub(.init(scenes: [SceneEntry(.sandbox())], maxDepth: 100), store: store)
    let after = try visitor(other)
    #expect(try document(after)["scene"]?["id"] == "sandbox")
    #expect(after.session.revision == 2)
    let past = try after.ask("history.get", ["revision": 1])
    #expect(past["state"]?["detail"]?["path"]?[0]?["value"] == 1)
  }

  @Test func `after an undo that led elsewhere, the undo steps are known as before`() throws {
    let before = try visitor(hub())
    try before.ask("push", ["value": 1])
    try before.ask("push", ["value": 2])
    made.scenes[0].followUps = [.push([3], from: .detail)]
    try before.ask("undo")
    #expect(try before.path == [1, 3])
    let after = try visitor(hub())
    #expect(try after.path == [])
    try after.ask("undo")
    #expect(try after.path == [1, 3])
    try after.ask("undo")
    #expect(try after.path == [])
    try after.ask("redo")
    #expect(try after.path == [1])
  }

  @Test func `changes by an author's timer on a full store come before the next request`() throws {
    let late = LateStore()
    let entry = FakeScene.entry(id: "fake") { [made] in made.scenes.append($0) }
    let hub = SessionHub(.init(scenes: [entry], maxDepth: 100), store: late)
    let visitor = try visitor(hub)
    try visitor.ask("push", ["value": 1])
    late.confirmAll()
    late.setFull(true)
    made.scenes[0].change([.push([2], from: .detail)])
    late.setFull(false)
    try visitor.ask("push", ["value": 3])
    late.confirmAll()
    #expect(try visitor.path == [1, 2, 3])
    #expect(made.scenes[0].rendering.screens.count == 4)
    late.setFull(true)
    made.scenes[0].change([.push([4], from: .detail)])
    late.setFull(false)
    try visitor.ask("scene.open", ["id": "fake"])
    late.confirmAll()
    #expect(try visitor.path == [])
  }

  @Test func `changes by an author's timer on a full store are recorded later`() throws {
    let late = LateStore()
    let entry = FakeScene.entry(id: "fake") { [made] in made.scenes.append($0) }
    let hub = SessionHub(.init(scenes: [entry], maxDepth: 100), store: late)
    let visitor = try visitor(hub)
    try visitor.ask("push", ["value": 1])
    late.setFull(true)
    made.scenes[0].change([.push([2], from: .detail)])
    made.scenes[0].change([.push([3], from: .detail)])
    #expect(visitor.session.head == 1)
    #expect(try visitor.refusal("push", ["value": 9])["code"] == 1015)
    late.setFull(false)
    late.confirmAll()
    late.confirmAll()
    #expect(visitor.session.revision == 2)
    #expect(try visitor.path == [1, 2, 3])
  }

  @Test func `changes by a timer on a full store use a limited amount of memory`()
    throws
  {
    let late = LateStore()
    let entry = FakeScene.entry(id: "fake") { [made] in made.scenes.append($0) }
    let hub = SessionHub(.init(scenes: [entry], maxDepth: 100), store: late)
    let visitor = try visitor(hub)
    try visitor.ask("push", ["value": 1])
    late.setFull(true)
    for number in 2...500 {
      made.scenes[0].change([.push([NavigationPath.Element(number)], from: .detail)])
      made.scenes[0].change([.pop(1)])
      #expect((visitor.session.scene.postponed?.count ?? 0) <= 16)
    }
    made.scenes[0].change([.push([501], from: .detail)])
    late.setFull(false)
    late.confirmAll()
    late.confirmAll()
    #expect(visitor.session.revision == 2)
    #expect(try visitor.path == [1, 501])
  }
}

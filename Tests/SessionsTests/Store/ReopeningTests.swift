import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import TestSupport
import Testing

@testable import SessionRecords
@testable import Sessions

/// Everything acknowledged is there again after a restart.
@MainActor
@Suite struct ReopeningTests {
  private let store = MemoryStore(keepingRecords: true)

  /// A visitor of a session that has just been opened.
  private func visitor(
    _ scenes: [SceneEntry] = [SceneEntry(.sandbox())], client: String = "c1"
  ) throws -> Visitor {
    let hub = SessionHub(.init(scenes: scenes, maxDepth: 10_000, clock: { 99 }), store: store)
    return Visitor(try #require(try hub.session("main"))).joined(by: client)
  }

  private func document(_ visitor: Visitor) throws -> JSONValue {
    try JSONValue(parsing: visitor.session.stateText())
  }

  private func list(_ visitor: Visitor) throws -> JSONValue {
    try visitor.ask("history.list", ["after": 0, "limit": 1_000])
  }

  @Test func `a session is the same, letter for letter`() throws {
    let before = try visitor()
    try before.ask("setEnvironment", ["device": "iphone-16"])
    try before.ask("select", ["column": "sidebar", "value": "soup"])
    try before.ask("setColumnVisibility", ["visibility": "doubleColumn"])
    let values: JSONValue = [
      1, "zwei\u{0}\"", true, 2.5, ["type": "App.Gone", "value": ["b": 1, "a": [1.50]]],
      ["type": "UInt64", "value": "18446744073709551615"],
      ["type": "Category", "value": "soup"],
    ]
    try before.ask("push", ["values": values, "meta": ["label": "all kinds"]])
    try before.ask("pop")
    try before.ask("undo")
    let after = try visitor()
    #expect(after.session !== before.session)
    #expect(after.session.epoch == before.session.epoch)
    #expect(after.session.revision == 6)
    #expect(after.session.stateText() == before.session.stateText())
    #expect(try list(after) == list(before))
    try after.ask("push", ["value": 7])
    try before.ask("state.get")
    #expect(after.session.timeline.state.path.last?.id.rawValue == 9)
  }

  @Test func `random histories are restored, with all undo steps`() throws {
    var generator = SeededGenerator(seed: 11)
    var visitor = try visitor()
    for step in 0..<400 {
      let method = ["push", "push", "push", "pop", "undo", "undo", "redo", "restore"].randomElement(
        using: &generator)!
      var params: JSONObject = [:]
      if method == "push" { params["value"] = .number(.init(step)) }
      if method == "restore" {
        let head = visitor.session.head
        params["revision"] = .number(.init(Int.random(in: 0...head, using: &generator)))
      }
      _ = try visitor.answer(method, params)
      if step % 97 != 0 { continue }
      let reopened = try self.visitor()
      try #require(reopened.session.stateText() == visitor.session.stateText(), "at \(step)")
      try #require(try list(reopened) == list(visitor))
      let (new, old) = (reopened.session.timeline, visitor.session.timeline)
      try #require(new.checkpoint.undoable == old.checkpoint.undoable)
      try #require(new.checkpoint.redoable == old.checkpoint.redoable)
      visitor = reopened
    }
  }

  @Test func `everything can be undone, down to the first revision`() throws {
    let before = try visitor()
    try before.push(1_500)
    let after = try visitor()
    #expect(after.session.timeline.oldest > 900)
    #expect(try after.ask("history.list", ["after": 0, "limit": 1])["oldest"] == 0)
    for _ in 0..<1_500 {
      try #require(try after.ask("undo")["changed"] == true)
    }
    #expect(try after.path == [])
    #expect(try after.ask("undo")["changed"] == false)
  }

  @Test(arguments: [1, 700, 1_499]) func `any revision can be viewed and restored`(number: Int)
    throws
  {
    try visitor().push(1_500)
    let after = try visitor()
    let past = try after.ask("history.get", ["revision": .number(.init(number))])
    #expect(past["state"]?["detail"]?["path"]?.arrayValue?.count == number)
    try after.ask("restore", ["revision": .number(.init(number))])
    #expect(try after.path.count == number)
  }

  @Test func `kept revisions can be viewed even if another scene has been opened since`() throws {
    try visitor().push(1_500)
    let after = try visitor()
    try after.ask("scene.open", ["id": "sandbox"])
    try after.push(2)
    for number in [1_500, 700, 1] {
      let past = try after.ask("history.get", ["revision": .number(.init(number))])
      #expect(past["state"]?["detail"]?["path"]?.arrayValue?.count == number)
    }
    #expect(try list(after)["oldest"] == 0)
    #expect(try list(after)["revisions"]?.arrayValue?.count == 1_000)
    #expect(try after.path == [0, 1])
  }

  @Test func `a client that was cut off gets what it missed`() throws {
    let before = try visitor()
    try before.push(300)
    let messages = before.session.messagesOfStore(1...300)
    let after = try visitor()
    let bookmark = Session.Bookmark(epoch: before.session.epoch, revision: 120)
    let hello = try JSONValue(parsing: after.session.hello(client: "c1", resuming: bookmark).joined)
    #expect(hello["params"]?["resumed"] == true)
    #expect(hello["params"]?["changes"]?.arrayValue?.count == 180)
    #expect(after.session.messagesOfStore(1...300) == messages)
  }

  @Test func `a repeat under its key gets the first answer, even if it changed nothing`() throws {
    let before = try visitor(client: "phone")
    let push: JSONObject = ["value": 1, "meta": ["key": "a"]]
    let home: JSONObject = ["meta": ["key": "b"]]
    let load: JSONObject = ["document": ["colonnade": 1, "path": [5]], "meta": ["key": "c"]]
    let idle = try before.ask("popToRoot", home)
    let first = try before.ask("push", push)
    let loaded = try before.ask("import", load)
    let after = try visitor(client: "phone")
    for (method, params, answer) in [
      ("push", push, first), ("popToRoot", home, idle), ("import", load, loaded),
    ] {
      var expected = answer.objectValue
      expected?["replayed"] = true
      #expect(try after.ask(method, params).objectValue == expected)
    }
    #expect(after.session.revision == 2)
  }

  @Test func `the keys of clients without a name end with the server`() throws {
    let push: JSONObject = ["value": 1, "meta": ["key": "a"]]
    let before = try visitor()
    try before.ask("push", push)
    #expect(try before.ask("push", push)["replayed"] == true)
    let after = try visitor()
    #expect(try after.ask("push", push) == ["revision": 2, "changed": true])
  }

  @Test func `closed scenes can still be viewed`() throws {
    let scenes: [SceneEntry] = [
      SceneEntry(.sandbox()), SceneEntry(.sandbox()), FakeScene.entry(id: "fake"),
    ]
    let before = try visitor(scenes)
    try before.ask("push", ["values": [1, ["type": "Category", "value": "soup"]]])
    try before.ask("scene.open", ["id": "fake"])
    try before.ask("push", ["value": 2])
    try before.ask("scene.open", ["id": "sandbox"])
    try before.ask("push", ["value": 3])
    let after = try visitor(scenes)
    #expect(after.session.stateText() == before.session.stateText())
    #expect(try list(after) == list(before))
    for number in 0...5 where number != 2 {
      let params: JSONObject = ["revision": .number(.init(number))]
      let (new, old) = (
        try after.ask("history.get", params), try before.ask("history.get", params)
      )
      #expect(new["state"]?["detail"]?["path"] == old["state"]?["detail"]?["path"], "\(number)")
      #expect(new["cause"] == old["cause"])
    }
    let bookmark = Session.Bookmark(epoch: before.session.epoch, revision: 4)
    let hello = try JSONValue(parsing: after.session.hello(client: "c", resuming: bookmark).joined)
    #expect(hello["params"]?["changes"]?.arrayValue?.count == 1)
  }

  @Test func `data that cannot be understood is set aside, under another epoch`() throws {
    let before = try visitor()
    try before.push(3)
    let log = before.session.log
    let bad = SavedRevision(number: 4, at: 0, body: Array(#"{"method":"push","edits":7}"#.utf8))
    try log.append(StoredRecord(revision: bad))
    let epoch = log.epoch
    let after = try visitor()
    #expect(after.session.revision == 3 && after.session.epoch != UTF8String(epoch))
    #expect(after.session.damage?.from == 4 && after.session.damage?.at == 99)
    let hello = try JSONValue(parsing: after.session.hello(client: "c1").joined)
    #expect(hello["params"]?["degraded"]?["from"] == 4)
    #expect(try after.path.count == 3)
    try after.push()
    #expect(try visitor().session.revision == 4)
  }

  @Test func `an edit of a path that does not exist stops no one`() throws {
    let before = try visitor()
    try before.push(3)
    let log = before.session.log
    let body =
      #"{"method":"pop","client":"c","edits":[{"path":{"kept":9,"removed":[],"inserted":[]}}]}"#
    try log.append(
      StoredRecord(revision: SavedRevision(number: 4, at: 0, body: Array(body.utf8))))
    #expect(try visitor().session.revision == 3)
  }

  @Test(arguments: [
    #"{"path":{"kept":9223372036854775807,"removed":[{"id":"e1","type":"Int","value":1}],"inserted":[]}}"#,
    #"{"path":{"kept":-9223372036854775808,"removed":[],"inserted":[]}}"#,
    #"{"path":{"kept":3,"removed":[],"inserted":[{"id":"e18446744073709551615","type":"Int","value":1}]}}"#,
    #"{"sidebar":{"from":null,"to":{"id":"e18446744073709551615","type":"Int","value":1}}}"#,
  ])
  func `impossible numbers in an edit stop no one`(edit: String) throws {
    let before = try visitor()
    try before.push(3)
    let body = #"{"method":"pop","client":"c","edits":[\#(edit)]}"#
    try before.session.log.append(
      StoredRecord(revision: SavedRevision(number: 4, at: 0, body: Array(body.utf8))))
    let after = try visitor()
    #expect(after.session.revision == 3 && after.session.damage?.from == 4)
    try after.push()
    #expect(try visitor().session.revision == 4)
  }

  @Test(arguments: [
    #""nextID":9223372036854775807,"head":3,"start":0,"undoable":[],"redoable":[]"#,
    #""nextID":4,"head":9223372036854775807,"start":0,"undoable":[],"redoable":[]"#,
    #""nextID":4,"head":3,"start":9223372036854775807,"undoable":[],"redoable":[]"#,
    #""nextID":4,"head":2,"start":0,"undoable":[],"redoable":[]"#,
    #""nextID":4,"head":3,"start":0,"undoable":[0,9223372036854775807],"redoable":[]"#,
    #""nextID":4,"head":3,"start":0,"undoable":[9223372036854775807,-1],"redoable":[]"#,
  ])
  func `impossible numbers in a state stop no one`(numbers: String) throws {
    let before = try visitor()
    try before.push(3)
    let body = #"{"scene":"sandbox","unknownTypes":"keep","state":[],\#(numbers)}"#
    try before.session.log.append(
      StoredRecord(snapshots: [SavedSnapshot(number: 3, body: Array(body.utf8))]))
    let after = try visitor()
    #expect(after.session.revision < 3 && after.session.damage != nil)
    try after.push()
    _ = try visitor()
  }

  @Test func `a state that cannot be understood leaves an empty session`() throws {
    let log = store.log(of: "main")
    try log.append(StoredRecord(snapshots: [SavedSnapshot(number: 0, body: [1, 2])]))
    let after = try visitor()
    #expect(after.session.revision == 0 && after.session.damage?.from == 0)
    try after.push()
    #expect(try visitor().session.revision == 1)
  }

  @Test func `a type that is no longer known stays on the path, unresolved`() throws {
    let before = try visitor()
    try before.ask("push", ["value": ["type": "Category", "value": "soup"]])
    let scene = SceneDescription(id: "sandbox", title: "Sandbox", types: TypeRegistry())
    let after = try visitor([SceneEntry(scene)])
    let element = try document(after)["detail"]?["path"]?[0]
    #expect(element?["unresolved"] == true && element?["value"] == "soup")
    #expect(element?["id"] == "e1")
    let problems = try document(after)["problems"]?.arrayValue ?? []
    #expect(problems.contains { $0["element"] == "e1" })
  }
}

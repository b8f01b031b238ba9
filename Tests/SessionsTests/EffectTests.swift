import OrderedJSON
import Sandbox
import SceneModel
import TestSupport
import Testing
import WireProtocol

@testable import SessionRecords
@testable import Sessions

/// Revisions' effects and subjects, as data.
@MainActor
@Suite struct EffectTests {
  private let store = MemoryStore(keepingRecords: true)

  private func change(_ visitor: Visitor, _ revision: Int) throws -> JSONValue {
    let message = try JSONValue(parsing: Array(visitor.session.message(revision)))
    return try #require(message["params"])
  }

  private func did(_ visitor: Visitor) throws -> [JSONValue] {
    let listed = try visitor.ask("history.list", ["after": 0])["revisions"]?.arrayValue ?? []
    return listed.compactMap { $0["did"] }
  }

  @Test func `a change lists the removed values, and for a push only its patch`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", ["values": [1, "two", 3]])
    try visitor.ask("pop", ["count": 2])
    #expect(try change(visitor, 1)["did"] == nil)
    let three: JSONValue = ["id": "e3", "type": "Swift.Int", "value": 3]
    let two: JSONValue = ["id": "e2", "type": "Swift.String", "value": "two"]
    #expect(try change(visitor, 2)["did"] == [["pop": [three, two], "count": 2]])
  }

  @Test func `history lists the effects of each revision`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", ["values": [1, 2, 3, 4, 5]])
    try visitor.ask("replaceTop", ["value": 6])
    try visitor.ask("setPath", ["values": [7, 8]])
    try visitor.ask("undo")
    try visitor.ask("select", ["column": "sidebar", "value": "soup"])
    try visitor.ask("setEnvironment", ["width": 500])
    let visible = try visitor.ask("state.get")["state"]?["columnVisibility"]
    try visitor.ask("setColumnVisibility", ["visibility": "detailOnly"])
    func element(_ id: Int, _ value: JSONValue) -> JSONValue {
      ["id": .string("e\(id)"), "type": "Swift.Int", "value": value]
    }
    let did = try did(visitor)
    #expect(did[0] == [["push": [element(3, 3), element(4, 4), element(5, 5)], "count": 5]])
    #expect(
      did[1] == [
        ["pop": [element(5, 5)], "count": 1], ["push": [element(6, 6)], "count": 1],
      ])
    #expect(did[2][0]?["pop"] == [element(6, 6), element(4, 4), element(3, 3)])
    #expect(did[2][0]?["count"] == 5)
    #expect(did[2][1] == ["set": [element(7, 7), element(8, 8)], "count": 2])
    #expect(did[3][1]?["set"] == [element(3, 3), element(4, 4), element(6, 6)])
    #expect(did[4][0]?["pop"]?[0] == element(6, 6) || did[4][0]?["select"] == "sidebar")
    #expect(did[4].arrayValue?.contains { $0["value"]?["value"] == "soup" } == true)
    #expect(
      did[5].arrayValue?.contains(["field": "environment.width", "from": 1194, "to": 500]) == true)
    #expect(
      did[6] == [["field": "columnVisibility", "from": visible ?? .null, "to": "detailOnly"]])
  }

  @Test func `the store returns the same revisions as memory`() throws {
    let visitor = try Visitor(of: store)
    var generator = SeededGenerator(seed: 4)
    let requests: [(String, JSONObject)] = [
      ("push", ["values": [1, "x", true]]), ("pop", [:]), ("undo", [:]), ("redo", [:]),
      ("setPath", ["values": [["type": "App.Gone", "value": [1, 2]]]]), ("popToRoot", [:]),
      ("select", ["column": "sidebar", "value": "soup"]),
      ("select", ["column": "content", "values": [1, 2, 3, 4]]),
      ("setEnvironment", ["device": "iphone-16"]), ("setEnvironment", ["colorScheme": "dark"]),
      ("push", ["value": .string(UTF8String(String(repeating: "ü", count: 900)))]),
      ("setPath", ["values": .array((0..<400).map { .number(JSONNumber($0)) })]),
      ("restore", ["revision": 1]),
    ]
    for _ in 0..<300 {
      let (method, params) = requests.randomElement(using: &generator)!
      _ = try visitor.answer(method, params)
    }
    let session = visitor.session
    let saved = try session.log.revisions(through: session.head, limit: session.head)
    #expect(saved.count == session.head)
    for revision in saved {
      let told = session.history.summary(try session.timeline.revision(revision.number))
      let listed = try #require(SavedReader.listed(revision))
      #expect(try JSONValue(parsing: listed.did) == told["did"], "revision \(revision.number)")
    }
  }

  @Test func `the effects of many values are listed without reading them`() throws {
    let visitor = try Visitor(of: store)
    try visitor.ask("push", ["values": .array((0..<5_000).map { .number(JSONNumber($0)) })])
    let saved = try #require(try visitor.session.log.revisions(through: 1, limit: 1).first)
    let cut = saved.body.prefix(100_000)
    let broken = SavedRevision(number: 1, at: 0, body: Array(cut))
    let did = try #require(SavedReader.listed(broken)).did
    #expect(try JSONValue(parsing: did)[0]?["count"] == 5_000)
  }

  @Test func `long texts are shortened, between characters`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", ["value": .string(UTF8String(String(repeating: "🦊", count: 500)))])
    let ones = JSONValue.array(Array(repeating: 1, count: 999))
    try visitor.ask("push", ["value": ["type": "App.Gone", "value": ones]])
    let did = try did(visitor)
    for entry in did {
      let element = try #require(entry[0]?["push"]?[0])
      #expect(element["shortened"] == true)
      let text = try #require(element["value"]?.stringValue?.string)
      #expect(text.utf8.count <= 200 && text.utf8.count > 190)
      #expect(text.hasSuffix("…"))
      #expect(!text.contains("\u{FFFD}"))
    }
  }

  @Test func `opening a scene is listed with its id`() throws {
    let visitor = LiveVisitor(also: [SceneEntry(.sandbox())]).visitor
    try visitor.ask("scene.open", ["id": "sandbox"])
    #expect(try did(visitor) == [[["scene": "sandbox"]]])
  }
}

/// The control of a tap, and what appeared and disappeared on the screen.
@MainActor
@Suite struct SubjectTests {
  private let live = LiveVisitor()

  @Test func `a tap names its control, by id or by label`() throws {
    try live.visitor.ask("tap", ["control": "count"])
    let about: JSONValue = ["control": "count", "role": "button", "label": "Count"]
    #expect(try live.cause(of: 1)?["about"] == about)
    let listed = try live.visitor.ask("history.list")["revisions"]?[0]
    #expect(listed?["cause"]?["about"] == about)
    #expect(listed?["did"] == [])
    try live.visitor.ask("tap", ["control": "name", "text": "Fox"])
    #expect(try live.cause(of: 2)?["about"]?["value"] == "Fox")
    try live.visitor.ask("tap", ["label": "Name", "text": "Cat"])
    #expect(try live.cause(of: 3)?["about"]?["control"] == "name")
  }

  @Test func `a hostile text is cut to two hundred bytes`() throws {
    let text = UTF8String(String(repeating: "<b>\u{202E}", count: 5_000))
    try live.visitor.ask("tap", ["control": "name", "text": .string(text)])
    let told = try #require(try live.cause(of: 1)?["about"]?["value"]?.stringValue)
    #expect(told.utf8.count <= 200)
    try live.visitor.ask("openURL", ["url": .string("x://\(text)/7")])
    let url = try #require(try live.cause(of: 2)?["about"]?["url"]?.stringValue)
    #expect(url.utf8.count <= 200 && url.hasPrefix("x://<b>"))
  }

  @Test func `commands that are complete by themselves have no subject`() throws {
    try live.visitor.ask("push", ["value": 1])
    #expect(try live.cause(of: 1)?.objectValue?.keys == ["method", "client", "id", "label"])
  }

  @Test func `sheets and screens of views are listed when they appear and disappear`() throws {
    live.scene.present("Settings")
    try live.visitor.ask("tap", ["control": "count"])
    #expect(try told(1) == [["shown": "sheet", "title": "Settings"]])
    live.scene.present(nil)
    try live.visitor.ask("tap", ["control": "next"])
    let did = try told(2)
    #expect(did?.arrayValue?.first?["push"] != nil)
    #expect(did?.arrayValue?.last == ["hidden": "sheet", "title": "Settings"])
    let listed = try live.visitor.ask("history.list")["revisions"]?.arrayValue
    #expect(listed?.map { $0["did"] } == [try told(1), did])
  }

  private func told(_ revision: Int) throws -> JSONValue? {
    try JSONValue(parsing: Array(live.session.message(revision)))["params"]?["did"]
  }

  @Test func `the store keeps the control of a tap and its effects`() throws {
    live.scene.present("Settings")
    try live.visitor.ask("tap", ["control": "count"])
    let session = live.session
    let saved = try #require(try session.log.revisions(through: 1, limit: 1).first)
    let listed = try #require(SavedReader.listed(saved))
    #expect(listed.cause == (try session.timeline.revision(1)).cause)
    #expect(try JSONValue(parsing: listed.did) == [["shown": "sheet", "title": "Settings"]])
  }

  @Test func `three of many new screens are listed and all are counted`() {
    let root = StackScreen(title: "Root", source: .root)
    let links = (0..<9).map { StackScreen(title: "\($0)", source: .link) }
    let flag = StackScreen(title: "Flag", source: .presented)
    let item = StackScreen(
      title: "Item", source: .presented,
      origin: ScreenOrigin(.item, showing: nil, at: nil))
    let before = Rendering(screens: [root])
    var after = before
    after.screens.append(contentsOf: links + [flag, item])
    let come = after.presentationChanges(since: before)
    #expect(come.map(\.title) == ["0", "1", "2", "Flag", "Item"])
    #expect(come.map(\.kind) == ["link", "link", "link", "flag", "item"])
    #expect(come.map(\.count) == [1, 1, 9, 1, 1])
    let gone = before.presentationChanges(since: after)
    #expect(gone.map(\.title) == ["Item", "Flag", "8", "7", "6"])
    #expect(gone.allSatisfy { !$0.isShown })
  }
}

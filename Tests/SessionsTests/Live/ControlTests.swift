import NavigationCore
import OrderedJSON
import SceneModel
import Testing

@testable import Sessions

/// `tap`, `back`, `openURL`, and changes that no one requested.
@MainActor
@Suite struct ControlTests {
  @Test func `a tap records its effects on the navigation`() throws {
    let live = LiveVisitor()
    let start = try live.document
    #expect(try live.visitor.ask("tap", ["control": "next"])["changed"] == true)
    #expect(try live.visitor.path == [1])
    #expect(try live.cause(of: 1)?["method"] == "tap")
    #expect(try live.folded().state.path.map(\.element) == [1])
    try live.visitor.ask("tap", ["label": "Name", "text": "Blob"])
    #expect(try live.visitor.path == [1, "Blob"])
    try live.checkMirror(from: start)
  }

  @Test func `a tap that only changes the screen is a revision that undo skips`() throws {
    let live = LiveVisitor()
    let start = try live.document
    try live.visitor.ask("push", ["value": 1])
    #expect(try live.visitor.ask("tap", ["control": "count"])["changed"] == true)
    #expect(
      try live.patch(of: 2) == [
        ["op": "replace", "path": "/view/detail/body/0/label", "value": "Counted to 1"]
      ])
    try live.visitor.ask("undo")
    #expect(try live.visitor.path == [])
    try live.checkMirror(from: start)
  }

  @Test func `a tap that changes nothing makes no revision`() throws {
    let live = LiveVisitor()
    #expect(
      try live.visitor.ask("tap", ["control": "idle"]) == ["revision": 0, "changed": false])
    #expect(live.session.tally.unchanged == 1)
  }

  @Test func `a control that has disappeared is refused with the reason`() throws {
    let live = LiveVisitor()
    let error = try live.visitor.refusal("tap", ["control": "gone"])
    #expect(error["code"] == 1002)
    #expect(error["message"]?.stringValue?.string.contains("gone") == true)
    #expect(try live.visitor.refusal("tap")["code"] == -32602)
    #expect(try live.visitor.refusal("tap", ["control": "a", "label": "b"])["code"] == -32602)
  }

  @Test func `back does what the views do for it`() throws {
    let live = LiveVisitor()
    try live.visitor.ask("push", ["values": [1, 2]])
    try live.visitor.ask("back")
    #expect(try live.visitor.path == [1])
    #expect(try live.cause(of: 2)?["method"] == "back")
    try live.visitor.ask("back")
    #expect(try live.visitor.refusal("back")["code"] == 1001)
  }

  @Test func `a URL leads to a path, or is refused with a reason`() throws {
    let live = LiveVisitor()
    try live.visitor.ask("openURL", ["url": "app://numbers/7"])
    #expect(try live.visitor.path == ["deep", 7])
    let error = try live.visitor.refusal("openURL", ["url": "app://numbers/seven"])
    #expect(error["code"] == -32602)
    #expect(error["message"]?.stringValue?.string.contains("no number") == true)
    #expect(try Visitor().refusal("openURL", ["url": "app://7"])["code"] == -32602)
  }

  @Test func `a change by the author's code alone is a revision of the app`() throws {
    let live = LiveVisitor()
    let start = try live.document
    live.scene.change([.push([1], from: .detail)])
    #expect(live.session.revision == 1)
    let cause: JSONValue = ["method": "app", "client": "app", "id": nil, "label": nil]
    #expect(try live.cause(of: 1) == cause)
    #expect(live.session.timeline.newest?.at == 7)
    live.scene.change([])
    #expect(live.session.revision == 1)
    try live.visitor.ask("undo")
    #expect(try live.visitor.path == [])
    try live.checkMirror(from: start)
  }

  @Test func `pushes by the author's code do not have the limits of clients`() throws {
    let live = LiveVisitor()
    let many = Reducer.standardMaxDepth + 1
    live.scene.change([.push((0..<many).map { .init($0) }, from: .detail)])
    #expect(live.session.timeline.state.path.count == many)
  }

  @Test func `the cost of a push in bytes does not grow with the depth`() throws {
    let live = LiveVisitor()
    let start = try live.document
    live.scene.change([.push((0..<5_000).map { .init($0) }, from: .detail)])
    try live.visitor.ask("tap", ["control": "next"])
    try live.visitor.ask("push", ["value": 1])
    #expect(live.session.message(2).count < 1_000)
    #expect(live.session.message(3).count < 1_000)
    try live.visitor.ask("popToRoot")
    #expect(live.session.message(4).count < 1_000)
    try live.checkMirror(from: start)
  }

  @Test func `in the sandbox a tap on a row selects it`() throws {
    let visitor = try Visitor()
    try visitor.ask("tap", ["control": "sidebar/soup"])
    let state = try visitor.ask("state.get")["state"]
    #expect(state?["sidebar"]?["selection"]?["value"] == "soup")
    #expect(try visitor.ask("tap", ["control": "sidebar/soup"])["changed"] == false)
    let rows = state?["view"]?["content"]?["body"]?[0]?["children"]
    let label = try #require(rows?[0]?["label"]?.stringValue)
    try visitor.ask("tap", ["label": .string(label)])
    let selected = try visitor.ask("state.get")["state"]?["content"]?["selection"]
    #expect(selected?["value"] == rows?[0]?["value"]?["value"])
    #expect(try visitor.refusal("tap", ["control": "sidebar"])["code"] == 1002)
  }
}

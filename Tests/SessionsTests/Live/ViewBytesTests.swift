import NavigationCore
import OrderedJSON
import SceneModel
import StoreContract
import Testing
import WireProtocol

@testable import Sessions

/// The memory of views counts, and limits the screens that can be pushed.
@MainActor
@Suite struct ViewBytesTests {
  private let megabyte = 1 << 20

  @Test func `if the screens take too much nothing can be pushed until someone goes back`()
    throws
  {
    let live = LiveVisitor()
    try live.visitor.ask("push", ["values": [1, 2]])
    live.scene.bytes = Session.maxViewBytes - 100_000
    try live.visitor.ask("push", ["value": 3])
    live.scene.bytes = Session.maxViewBytes + 1
    let requests: [(String, JSONObject)] = [
      ("push", ["value": 4]), ("setPath", ["values": [1, 2, 3, 4]]), ("tap", ["control": "next"]),
      ("openURL", ["url": "fake://7"]),
      ("transaction", ["commands": [["method": "push", "params": ["value": 4]]]]),
    ]
    for (method, params) in requests {
      let refusal = try live.visitor.refusal(method, params)
      #expect(refusal["code"] == 1007 && refusal["data"]?["limit"] == .number(.init(32 * megabyte)))
    }
    #expect(live.session.head == 2)
    try live.visitor.ask("state.get", [:])
    try live.visitor.ask("back", [:])
    try live.visitor.ask("pop", [:])
    #expect(live.session.head == 4)
    live.scene.bytes = 0
    try live.visitor.ask("push", ["value": 4])
  }

  @Test func `another scene can be opened in place of one that takes too much`() throws {
    let live = LiveVisitor()
    live.scene.bytes = Session.maxViewBytes + 1
    try live.visitor.ask("scene.open", ["id": "fake"])
    try live.visitor.ask("push", ["value": 1])
  }

  @Test func `a hub counts the memory of views, of renderings and of postponed changes`() throws {
    let made = Made()
    let late = LateStore()
    let entry = FakeScene.entry(id: "fake") { made.scenes.append($0) }
    let hub = SessionHub(.init(scenes: [entry], maxDepth: 100), store: late)
    let session = try #require(try hub.session("main"))
    hub.measure(session)
    let start = hub.memoryUse.views
    made.scenes[0].bytes = 5 * megabyte
    hub.measure(session)
    #expect(hub.memoryUse.views == start + 5 * megabyte && hub.memoryUse.sum >= hub.memoryUse.views)
    made.scenes[0].save(.string(UTF8String(String(repeating: "x", count: megabyte))), for: "kept")
    hub.measure(session)
    #expect(hub.memoryUse.views - start >= 6 * megabyte)
    late.setFull(true)
    let text = NavigationPath.Element(String(repeating: "y", count: megabyte))
    made.scenes[0].change([.push([text], from: .detail)])
    hub.measure(session)
    #expect(hub.memoryUse.views - start >= 7 * megabyte)
    made.scenes[0].save(nil, for: "kept")
    hub.measure(session)
    #expect((6 * megabyte..<7 * megabyte).contains(hub.memoryUse.views - start))
    hub.closeLost("main")
    #expect(hub.memoryUse.views == 0)
  }

  @Test func `a heavy screen that no one waits for delays no one`() throws {
    let live = LiveVisitor()
    live.scene.text = UTF8String(String(repeating: "w", count: Session.maxRenderingBytes + 1))
    try live.visitor.ask("push", ["value": 1])
    live.scene.text = ""
    try live.visitor.ask("push", ["value": 2])
    #expect(!live.session.isFarAhead && live.session.revision == 2)
    try live.visitor.ask("push", ["value": 3])
    #expect(live.session.revision == 3)
  }

  @Test func `renderings that wait for the store count, except the screens that they share`() {
    var renderings = Renderings()
    var rendering = Rendering()
    rendering.screens = ScreenList(
      (0..<1_000).map { StackScreen(title: "\($0)", source: .path(index: $0)) })
    rendering.view.detail = RenderedScreen(title: "", body: [])
    renderings.keep(rendering, of: 1, removingBefore: 0)
    let alone = renderings.bytes
    #expect(alone >= 100_000 && renderings.pastBytes == 0)
    let text = UTF8String(String(repeating: "z", count: 10_000))
    for number in 2...11 {
      rendering.view.detail?.body = [ViewNode(.text, label: text)]
      renderings.keep(rendering, of: number, removingBefore: 1)
    }
    #expect((alone + 100_000..<alone + 120_000).contains(renderings.bytes))
    #expect(renderings.pastBytes < renderings.bytes && renderings.count == 11)
    renderings.keep(rendering, of: 12, removingBefore: 12)
    #expect(renderings.count == 1 && renderings.pastBytes == 0)
  }
}

@MainActor
private final class Made {
  var scenes: [FakeScene] = []
}

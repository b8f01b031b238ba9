import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import TestSupport
import Testing
import WireProtocol
import WireSupport

@testable import OrderedJSON
@testable import StateDocument

/// A client that applies `changed` to its document gets the server's document.
@Suite struct PatchTests {
  /// Few rows, since the document is read after each step.
  private static var scene: SceneDescription {
    let row = SceneDescription.Row(id: "soup", label: "Soup", element: .init(Category.soup))
    let dish = SceneDescription.Row(id: "miso", label: "Miso", element: .init("miso"))
    return SceneDescription(
      id: "test", title: "Test", types: .sandbox, sidebarTitle: "Menu", contentTitle: "Dishes",
      sidebarRows: [row], contentRows: [row.element: [dish]])
  }

  @Test(arguments: 0..<4)
  func `each patch leads to the server's document`(part: Int) throws {
    for seed in stride(from: part, to: 2_000, by: 4) {
      var generator = SeededGenerator(seed: UInt64(seed))
      var wire = Wire(scene: Self.scene, maxDepth: 20)
      var mirror = try wire.document
      for _ in 0..<7 {
        let (method, params) = RandomRequest.next(&generator, head: wire.timeline.head)
        guard let message = try? wire.send(method, params) else { continue }
        let patch = try Self.patch(in: message)
        let isPlain = patch.operations.allSatisfy(\.isPlain)
        try #require(isPlain, "seed \(seed): \(patch.json)")
        mirror = try patch.apply(to: mirror)
        let isRight = mirror.equals(try wire.document, .asSpelled)
        try #require(isRight, "seed \(seed): \(method) \(params) wrote \(patch.json)")
      }
    }
  }

  private static func patch(in message: [UInt8]) throws -> JSONPatch {
    let message = try JSONValue(parsing: message)
    return try JSONPatch(try #require(message["params"]?["patch"]))
  }

  @Test func `the notification has the protocol's form`() throws {
    var wire = Wire()
    let message = try JSONValue(parsing: #require(try wire.send("push", ["value": 42])))
    #expect(message.objectValue?.keys == ["jsonrpc", "method", "params"])
    #expect(message["method"] == "changed")
    let params = try #require(message["params"])
    #expect(params.objectValue?.keys == ["base", "revision", "at", "cause", "history", "patch"])
    #expect(params["history"] == ["canUndo": true, "canRedo": false])
    #expect(params["base"] == 0)
    #expect(params["revision"] == 1)
    #expect(params["at"] == "2026-01-05T10:11:12.345Z")
    #expect(params["cause"] == ["method": "push", "client": "c7", "id": 12, "label": nil])
    #expect(
      params["patch"]?[0] == [
        "op": "add", "path": "/detail/path/0",
        "value": ["id": "e1", "type": "Swift.Int", "value": 42],
      ])
  }

  @Test(arguments: ["ipad-11-landscape", "iphone-16"])
  func `a push costs the same bytes however deep the path is`(device: String) throws {
    func bytes(atDepth depth: Int) throws -> [UInt8] {
      var wire = Wire()
      try wire.send(
        "setEnvironment", ["device": .string(device), "horizontalSizeClass": "compact"])
      try wire.send("setPreferredCompactColumn", ["column": "detail"])
      try wire.send("push", ["values": .array((0..<depth).map { .number(JSONNumber($0)) })])
      let message = try #require(try wire.send("push", ["value": "top"]))
      return message.filter { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    #expect(try bytes(atDepth: 10) == bytes(atDepth: 5_000))
  }

  @Test func `popping many screens is one operation`() throws {
    var wire = Wire()
    try wire.send("push", ["values": .array((0..<5_000).map { .number(JSONNumber($0)) })])
    let message = try #require(try wire.send("popToRoot"))
    #expect(message.count < 1_000)
    #expect(try Self.patch(in: message).operations.contains { $0.path == "/detail/path" })
  }

  @Test(arguments: [0, 3, 40, 100], ["ipad-11-landscape", "iphone-16"])
  func `pushing very many screens has the shortest form`(depth: Int, device: String) throws {
    var wire = Wire(scene: Self.scene)
    try wire.send("setEnvironment", ["device": .string(device)])
    try wire.send("setPreferredCompactColumn", ["column": "detail"])
    try wire.send("push", ["values": .array((0..<depth).map { .number(JSONNumber($0)) })])
    let mirror = try wire.document
    let values = JSONValue.array((0..<300).map { .number(JSONNumber($0)) })
    let patch = try Self.patch(in: #require(try wire.send("push", ["values": values])))
    #expect((patch.operations.count < 10) == (depth < 50))
    #expect(try patch.apply(to: mirror).equals(wire.document, .asSpelled))
  }

  @Test func `unchanged parts are not in the patch`() throws {
    var wire = Wire()
    try wire.send("push", ["value": 1])
    let pushed = try Self.patch(in: #require(try wire.send("push", ["value": 2])))
    #expect(pushed.operations.map(\.path) == ["/detail/path/1", "/screens/2"])
    let shown = try Self.patch(
      in: #require(try wire.send("setColumnVisibility", ["visibility": "doubleColumn"])))
    #expect(
      shown.operations.map(\.path) == ["/columnVisibility", "/presentation", "/view/sidebar"])
  }

  @Test func `an item in place of the detail is the root screen`() throws {
    var timeline = Wire().timeline
    let cause = Cause(method: "tap", client: "c1")
    let transition = try #require(
      try timeline.perform(.present(.init("item")), cause: cause, at: 0))
    var writer = JSONWriter()
    var causes = CauseText()
    writer.appendChanged(
      transition, state: timeline.state, scene: timeline.scene, causes: &causes)
    let operations = try Self.patch(in: writer.bytes).operations
    #expect(
      operations.first == .replace("/screens/0", ["title": "item", "source": "presented"]))
  }
}

extension JSONPatch.Operation {
  /// True if every client understands the operations: three kinds, indices as numbers.
  fileprivate var isPlain: Bool {
    ["add", "remove", "replace"].contains(name) && !path.tokens.contains("-")
  }
}

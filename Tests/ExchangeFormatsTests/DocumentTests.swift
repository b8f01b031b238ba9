import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import StateDocument
import Testing
import WireProtocol
import WireSupport

@testable import ExchangeFormats

/// The document that a session exports, and the verdict on a document from outside.
@Suite struct ExportTests {
  /// A bit of everything.
  private static func wire() throws -> Wire {
    var wire = Wire()
    try wire.send("setEnvironment", ["device": "iphone-16", "horizontalSizeClass": "regular"])
    try wire.send("setColumnVisibility", ["visibility": "doubleColumn"])
    try wire.send("setPreferredCompactColumn", ["column": "content"])
    try wire.send("select", ["column": "sidebar", "value": ["type": "Category", "value": "soup"]])
    try wire.send("select", ["column": "content", "values": ["a", 7]])
    try wire.send(
      "push",
      [
        "values": [
          1, "two", 4.5, true, ["type": "Int", "value": "9007199254740993"],
          ["type": "App.Gone", "value": ["b": 1, "a": [nil]]],
          ["type": "App.Odd", "value": 1, "payload": " 1.0 "],
          ["type": "User", "value": ["id": 7, "name": "Blob"]],
          ["type": "Route", "value": ["recipe": ["id": "soup"]]],
          ["type": "Character", "value": "x"],
        ]
      ])
    return wire
  }

  private static func judge(_ document: JSONValue, maxDepth: Int = 100) -> Document.Judgement {
    Document.judge(
      document, for: .sandbox(), maxDepth: maxDepth,
      in: ReadingContext(types: .sandbox, unknownTypes: .keep))
  }

  private static func pointers(_ judgement: Document.Judgement) -> [UTF8String] {
    judgement.reasons.map(\.pointer)
  }

  private static func contents(
    changing name: UTF8String, to value: JSONValue?
  ) throws -> Document.Judgement {
    guard case .object(var document) = Document.export(Wire().timeline.state, of: .sandbox()) else {
      throw Wire.NoCommand(method: "export")
    }
    document[name] = value
    return judge(.object(document))
  }

  @Test func `an exported and imported state is the same`() throws {
    let state = try Self.wire().timeline.state
    let document = Document.export(state, of: .sandbox())
    let judgement = Self.judge(try JSONValue(parsing: document.serialized()))
    let reducer = Reducer(scene: .sandbox())
    var timeline = Timeline(reducer: reducer)
    let cause = Cause(method: "import", client: "c1")
    let contents = try #require(judgement.contents)
    _ = try timeline.perform(.load(contents), cause: cause, at: 0)
    #expect(Document.export(timeline.state, of: .sandbox()).isIdentical(to: document))
    #expect(
      zip(timeline.state.path, state.path).allSatisfy { $0.element.isIdentical(to: $1.element) })
    #expect(timeline.state.path.count == state.path.count)
  }

  @Test func `a presented item is in the document if it can be read`() throws {
    struct Item: Hashable {}
    var contents = StateContents(of: Wire().timeline.state)
    for (element, value) in [
      (nil, nil), (.init("a"), ["type": "Swift.String", "value": "a"]), (.init(Item()), nil),
      (.init(Character("x")), ["type": "Swift.Character", "value": "x"]),
    ] as [(NavigationPath.Element?, JSONValue?)] {
      contents.presented = element
      let document = Document.export(contents, of: "sandbox", types: .sandbox)
      #expect(document["presented"] == value)
      let judgement = Self.judge(document)
      #expect(judgement.verdict == .fine)
      #expect((judgement.contents?.presented == element) == (element == nil || value != nil))
    }
  }

  @Test(arguments: [23, 24, 25, 28])
  func `a value nested too deep for a request around it is exported as text`(depth: Int) throws {
    var value: JSONValue = 1.50
    for _ in 0..<depth { value = [value] }
    var wire = Wire()
    try wire.send("push", ["value": ["type": "App.Deep", "value": value]])
    let document = Document.export(wire.timeline.state, of: .sandbox())
    #expect((document["path"]?[0]?["value"] == nil) == (depth > 24))
    #expect(
      document["path"]?[0]?["payload"]?.stringValue == (depth > 24 ? UTF8String(value.text) : nil))
    let element = try #require(Self.judge(document).contents?.path.first)
    #expect(element.isIdentical(to: wire.timeline.state.path[0].element))
    let transaction = Command.transaction([.push([element], from: .detail)])
    let request: JSONValue = [
      "id": 1, "jsonrpc": "2.0", "params": transaction.json(types: .sandbox),
    ]
    #expect(throws: Never.self) { try JSONValue(parsing: request.serialized()) }
  }

  @Test func `a document that is fully understood is fine`() {
    let judgement = Self.judge(Document.export(Wire().timeline.state, of: .sandbox()))
    #expect(judgement.verdict == .fine)
    #expect(judgement.reasons.isEmpty)
    #expect(judgement.contents != nil)
  }

  @Test func `members that a document leaves out are as in a new session`() {
    let judgement = Self.judge(["colonnade": 1, "path": []])
    #expect(judgement.verdict == .fine)
    #expect(judgement.contents?.columns == .three)
    #expect(judgement.contents?.environment == Device.initial.environment)
  }

  @Test func `unknown elements are a risk, each with its position`() throws {
    let judgement = Self.judge(try Document.export(Self.wire().timeline.state, of: .sandbox()))
    #expect(judgement.verdict == .risky)
    #expect(Self.pointers(judgement) == ["/path/5", "/path/6"])
    #expect(judgement.contents?.path.count == 10)
  }

  @Test func `a document of another scene is a risk`() throws {
    let judgement = try Self.contents(changing: "scene", to: "gallery")
    #expect(judgement.verdict == .risky)
    #expect(Self.pointers(judgement) == ["/scene"])
  }

  @Test func `values that two columns cannot show are a risk`() {
    let judgement = Self.judge([
      "colonnade": 1, "columns": 2, "preferredCompactColumn": "content", "content": 7, "path": [],
    ])
    #expect(judgement.verdict == .risky)
    #expect(Self.pointers(judgement) == ["/preferredCompactColumn", "/content"])
    let fine = Self.judge(["colonnade": 1, "columns": 2, "content": nil, "path": []])
    #expect(fine.verdict == .fine)
  }

  @Test(arguments: [
    ("iphone-16", 393, "regular", "iphone-16"), ("iphone-16", 394, "compact", "custom"),
    ("iphone-99", 393, "compact", "custom"),
  ])
  func `a device that is unknown or has other traits is a risk`(
    device: UTF8String, width: Int, sizeClass: String, understood: UTF8String
  ) throws {
    let judgement = try Self.contents(
      changing: "environment",
      to: [
        "device": .string(device), "width": .number(.init(width)), "height": 852,
        "horizontalSizeClass": .string(sizeClass), "platform": "iOS",
      ])
    #expect(judgement.contents?.environment.device == understood)
    #expect(Self.pointers(judgement) == (device == understood ? [] : ["/environment/device"]))
  }

  @Test func `mistakes make an import impossible, each with its position`() throws {
    let mistakes: [(UTF8String, JSONValue?, UTF8String)] = [
      ("colonnade", 2, "/colonnade"), ("colonnade", nil, "/colonnade"),
      ("colonnade", "1", "/colonnade"), ("columns", 4, "/columns"), ("style", "wide", "/style"),
      ("columnVisibility", 1, "/columnVisibility"),
      ("preferredCompactColumn", "middle", "/preferredCompactColumn"),
      ("path", nil, "/path"), ("path", [:], "/path"), ("path", [1, [nil]], "/path/1"),
      ("path", [["type": "UInt8", "value": 300]], "/path/0/value"),
      ("sidebar", [1, nil], "/sidebar/1"), ("content", ["type": "Int"], "/content"),
      ("environment", 7, "/environment/width"),
      ("environment", ["width": 0, "height": 5], "/environment/width"),
      ("environment", ["width": 5, "height": 10_001], "/environment/height"),
      ("environment", ["width": 5, "height": 5, "platform": 7], "/environment/platform"),
    ]
    for (name, value, pointer) in mistakes {
      let judgement = try Self.contents(changing: name, to: value)
      #expect(judgement.verdict == .impossible, "\(name)")
      #expect(Self.pointers(judgement).first == pointer, "\(name)")
      #expect(judgement.contents == nil, "\(name)")
    }
  }

  @Test(arguments: ["null", "[]", "7", "\"text\""])
  func `text that is no object is no document`(text: String) throws {
    let judgement = Self.judge(try JSONValue(parsing: text))
    #expect(judgement.verdict == .impossible)
    #expect(Self.pointers(judgement).first == "")
  }

  @Test func `every mistake is reported, not only the first`() {
    let judgement = Self.judge(["colonnade": 1, "columns": 5, "style": 7, "path": [nil, nil]])
    #expect(Self.pointers(judgement) == ["/columns", "/style", "/path/0", "/path/1"])
  }

  @Test(arguments: [99, 100, 101])
  func `at most a hundred mistakes are reported`(count: Int) {
    let judgement = Self.judge(
      ["colonnade": 1, "path": .array(Array(repeating: .null, count: count))], maxDepth: 999)
    #expect(judgement.reasons.count == min(count, 100))
  }

  @Test(arguments: [4, 5, 6])
  func `a path beyond the limit cannot be imported`(count: Int) {
    let judgement = Self.judge(
      ["colonnade": 1, "path": .array(Array(repeating: 1, count: count))], maxDepth: 5)
    #expect(judgement.verdict == (count <= 5 ? .fine : .impossible))
  }

  @Test func `unknown types are refused if the session refuses them`() {
    let judgement = Document.judge(
      ["colonnade": 1, "path": [["type": "App.Gone", "value": 1]]], for: .sandbox(), maxDepth: 9,
      in: ReadingContext(types: .sandbox, unknownTypes: .refuse))
    #expect(judgement.verdict == .impossible)
    #expect(Self.pointers(judgement) == ["/path/0/type"])
  }
}

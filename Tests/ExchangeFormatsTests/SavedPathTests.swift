import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import StateDocument
import Testing
import WireProtocol
import WireSupport

@testable import ExchangeFormats

/// A session's path as the bytes that SwiftUI saves.
@Suite struct SavedPathTests {
  private static let values: JSONValue = [
    1, "two/é\"", 4.0, true, ["type": "Int", "value": "9007199254740993"],
    ["type": "User", "value": ["id": 7, "name": "Blob"]],
    ["type": "UUID", "value": "FA542E3D-4895-44B6-942F-E112101D5160"],
    ["type": "App.Gone", "payload": #"{"b" : 1.50}"#],
  ]

  private static let saved = #"""
    ["App.Gone","{\"b\" : 1.50}",\#
    "Foundation.UUID","\"FA542E3D-4895-44B6-942F-E112101D5160\"",\#
    "NavigationCore.User","{\"id\":7,\"name\":\"Blob\"}","Swift.Int","9007199254740993",\#
    "Swift.Bool","true","Swift.Double","4","Swift.String","\"two\\\/é\\\"\"","Swift.Int","1"]
    """#

  private static func judge(_ text: String, in wire: Wire = Wire()) -> Document.Judgement {
    Document.judge(.swiftui(UTF8String(text)), for: wire.timeline, in: wire.context)
  }

  private static func pointers(_ judgement: Document.Judgement) -> [UTF8String] {
    judgement.reasons.map(\.pointer)
  }

  @Test func `the bytes are those of SwiftUI on Apple's systems`() throws {
    var wire = Wire()
    #expect(try Document.savedPath(of: wire.timeline.state) == "[]")
    try wire.send("push", ["values": Self.values])
    #expect(try Document.savedPath(of: wire.timeline.state) == Self.saved)
  }

  @Test func `a path with an element that is not codable is refused, and the element named`() throws
  {
    var wire = Wire()
    try wire.send("push", ["values": [1, ["type": "Character", "value": "x"], 2]])
    let state = wire.timeline.state
    for error in [
      WireError.thrown { try Document.savedPath(of: state) },
      WireError.thrown { try Document.swiftTest(of: state) },
    ] {
      let error = try #require(error)
      #expect(error.code == .notCodable)
      #expect(error.pointer == "/detail/path/1")
      #expect(error.details["element"] == "e2")
      #expect(error.message.string.contains("Swift.Character"))
    }
  }

  @Test func `exported bytes are the same path again`() throws {
    var wire = Wire()
    try wire.send("push", ["values": Self.values])
    let judgement = Self.judge(Self.saved)
    #expect(judgement.verdict == .risky)
    #expect(Self.pointers(judgement) == ["/0"])
    let contents = try #require(judgement.contents)
    #expect(
      contents.path.map(\.isStored) == [false, false, false, false, false, false, false, true])
    #expect(
      zip(contents.path, wire.timeline.state.path).allSatisfy { $0.isIdentical(to: $1.element) })
    #expect(contents.path.count == 8)
  }

  @Test func `everything except the path stays`() throws {
    var wire = Wire()
    try wire.send("select", ["column": "sidebar", "value": "Inbox"])
    try wire.send("setColumnVisibility", ["visibility": "all"])
    try wire.send("present", ["value": 7])
    let judgement = Self.judge(#"["Swift.Int","1"]"#, in: wire)
    #expect(judgement.verdict == .fine)
    var expected = StateContents(of: wire.timeline.state)
    expected.path = [NavigationPath.Element(1)]
    let found = try #require(judgement.contents)
    #expect(
      Document.export(found, of: nil, types: .sandbox)
        == Document.export(expected, of: nil, types: .sandbox))
  }

  @Test(arguments: ["", "{}", "[1]", #"["Swift.Int"]"#, "null", "nonsense", "[]]"])
  func `text that is no saved path is impossible to import`(text: String) {
    let judgement = Self.judge(text)
    #expect(judgement.verdict == .impossible)
    #expect(judgement.contents == nil)
    #expect(judgement.reasons.count == 1)
    #expect(judgement.reasons[0].sentence.text.string.hasSuffix("."))
  }

  @Test func `a value of a known type that does not decode is a risk`() {
    let judgement = Self.judge(#"["Swift.Bool","true","Swift.Int","\"one\""]"#)
    #expect(judgement.verdict == .risky)
    #expect(Self.pointers(judgement) == ["/2"])
  }

  @Test func `unknown types are impossible to import if the session refuses them`() {
    let judgement = Self.judge(
      #"["App.Gone","1","Swift.Int","1"]"#, in: Wire(unknownTypes: .refuse))
    #expect(judgement.verdict == .impossible)
    #expect(judgement.contents == nil)
    #expect(Self.pointers(judgement) == ["/0"])
  }

  @Test(arguments: [(4, true), (5, true), (6, false)])
  func `an imported path has the usual limit of length`(count: Int, isPossible: Bool) {
    let text =
      "[" + Array(repeating: #""Swift.Int","1""#, count: count).joined(separator: ",") + "]"
    let judgement = Self.judge(text, in: Wire(maxDepth: 5))
    #expect((judgement.verdict == .fine) == isPossible)
    #expect((judgement.contents != nil) == isPossible)
  }

  @Test(arguments: [-1, 0, 1])
  func `an imported path has the usual limit of weight`(over: Int) {
    let text = String(repeating: "x", count: (8 << 20) - 64 + over)
    let judgement = Self.judge(#"["Swift.String","\"\#(text)\""]"#)
    #expect(judgement.verdict == (over <= 0 ? .fine : .impossible))
    #expect((judgement.contents == nil) == (over > 0))
  }
}

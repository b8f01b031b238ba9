import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import StateDocument
import Testing
import WireProtocol
import WireSupport

@testable import ExchangeFormats

/// Requests, one per line, as a document.
@Suite struct LinesTests {
  private static func judge(_ lines: String..., in wire: Wire = Wire()) -> Document.Judgement {
    Document.judge(
      .jsonl(UTF8String(lines.joined(separator: "\n"))), for: wire.timeline, in: wire.context)
  }

  private static func pointers(_ judgement: Document.Judgement) -> [UTF8String] {
    judgement.reasons.map(\.pointer)
  }

  private static func titles(_ judgement: Document.Judgement) -> [UTF8String]? {
    judgement.contents?.path.map(\.displayTitle)
  }

  private let push = #"{"method":"push","params":{"value":1}}"#

  @Test func `a script is one request per line`() throws {
    var wire = Wire()
    try wire.send("push", ["values": [1, "two\n"]])
    try wire.send("pop")
    let lines = Document.lines(wire.timeline.replayScript(), opening: "sandbox", types: .sandbox)
      .split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0] == #"{"method":"scene.open","params":{"id":"sandbox"}}"#)
    #expect(lines[1].hasPrefix(#"{"method":"import","params":{"document":{"colonnade":1,"#))
    #expect(
      lines[2] == #"""
        {"method":"push","params":{"values":[{"type":"Swift.Int","value":1},\#
        {"type":"Swift.String","value":"two\n"}],"column":"detail","meta":{"label":"push"}}}
        """#)
    #expect(lines[3] == #"{"method":"pop","params":{"count":1,"meta":{"label":"pop"}}}"#)
    #expect(
      Document.lines(wire.timeline.replayScript(), opening: nil, types: .sandbox)
        == lines.dropFirst().map { $0 + "\n" }.joined())
  }

  @Test func `requests too large for the server are exported as several lines`() throws {
    var wire = Wire()
    let text = String(repeating: "x", count: 50_000)
    for method: UTF8String in ["push", "setPath"] {
      try wire.send(method, ["values": .array(Array(repeating: .string(text), count: 9))])
      for most in [0, 1] {
        let script = wire.timeline.replayScript(maxRevisions: most)
        let lines = Document.lines(script, opening: "sandbox", types: .sandbox)
        #expect(lines.split(separator: "\n").allSatisfy { $0.utf8.count < 262_144 - 100 })
        let judgement = Self.judge(lines)
        #expect(judgement.contents?.path.count == wire.timeline.state.path.count)
      }
    }
  }

  @Test func `a transaction too large for the server is exported as several lines`() throws {
    var wire = Wire()
    let text = JSONValue.string(String(repeating: "x", count: 50_000))
    try wire.send("push", ["values": [0, text, text, text, text, text]])
    try wire.send("popTo", ["index": 0])
    try wire.send("push", ["value": 1])
    try wire.send("restore", ["revision": 1])
    let script = wire.timeline.replayScript(maxRevisions: 1)
    guard case .transaction? = script.steps.first?.commands.first else {
      Issue.record("expected a transaction, got \(script.steps)")
      return
    }
    let lines = Document.lines(script, opening: nil, types: .sandbox)
    #expect(lines.split(separator: "\n").count > 3)
    #expect(lines.split(separator: "\n").allSatisfy { $0.utf8.count < 262_144 - 100 })
    #expect(Self.judge(lines).contents?.path.count == 6)
  }

  @Test func `lines are done one after the other, from the current state`() throws {
    var wire = Wire()
    try wire.send("push", ["value": 0])
    let judgement = Self.judge(
      push, "", #"[{"method":"push","params":{"values":[2,3]}},{"method":"state.get"}]"#,
      #"{"method":"transaction","params":{"commands":[{"method":"pop"}]}}"#, " \t\r", in: wire)
    #expect(judgement.verdict == .fine)
    #expect(Self.titles(judgement) == ["0", "1", "2"])
  }

  @Test func `an empty script is fine`() {
    #expect(Self.judge().verdict == .fine)
    #expect(Self.titles(Self.judge("", "  ")) == [])
  }

  @Test func `opening the scene starts it again, on the same device`() throws {
    var wire = Wire()
    try wire.send("setEnvironment", ["device": "iphone-16"])
    try wire.send("push", ["value": 0])
    let open = #"{"method":"scene.open","params":{"id":"sandbox"}}"#
    let judgement = Self.judge(open, push, in: wire)
    #expect(judgement.verdict == .fine)
    #expect(Self.titles(judgement) == ["1"])
    #expect(judgement.contents?.environment.device == "iphone-16")
  }

  @Test func `requests to another scene are a risk`() {
    let judgement = Self.judge(push, #"{"method":"scene.open","params":{"id":"other"}}"#)
    #expect(judgement.verdict == .risky)
    #expect(Self.pointers(judgement) == ["/1/params/id"])
    #expect(Self.titles(judgement) == [])
  }

  @Test func `a document among the lines is checked with them`() {
    let judgement = Self.judge(
      push,
      #"{"method":"import","params":{"document":{"colonnade":1,"path":[{"type":"A","value":1}]}}}"#,
      #"{"method":"import","params":{"document":{"colonnade":1,"path":[]},"dryRun":true}}"#)
    #expect(judgement.verdict == .risky)
    #expect(Self.pointers(judgement) == ["/1/params/document/path/0"])
    #expect(judgement.contents?.path.count == 1)
  }

  @Test func `unknown elements are a risk, each with its position`() {
    let judgement = Self.judge(
      #"{"method":"push","params":{"values":[1,{"type":"A","value":1}]}}"#,
      #"{"method":"select","params":{"column":"sidebar","value":{"type":"B","value":1}}}"#,
      #"{"method":"transaction","params":{"commands":[{"method":"push","params":{"value":"#
        + #"{"type":"C","value":1}}}]}}"#)
    #expect(judgement.verdict == .risky)
    #expect(
      Self.pointers(judgement) == [
        "/0/params/values/1", "/1/params/value", "/2/params/commands/0/params/value",
      ])
  }

  @Test(arguments: [
    ("{", "/1", "Line 2: This isn’t valid JSON"), ("7", "/1", "Line 2: Expected a JSON object"),
    (#"{"method":"pusj"}"#, "/1/method", "Line 2: Unknown method"),
    (#"{"method":"push"}"#, "/1/params", "Line 2: "),
    (#"{"method":"pop","params":{"count":2}}"#, "/1", "Line 2: Cannot pop 2"),
    (#"[{"method":"popToRoot"},{"method":"pop"}]"#, "/1/1", "Line 2: Cannot pop 1"),
    (
      #"{"method":"transaction","params":{"commands":[{"method":"popToRoot"},{"method":"pop"}]}}"#,
      "/1/params/commands/1", "Line 2: Transaction rolled back: command 1"
    ),
    (
      #"{"method":"push","params":{"values":[1,{"type":"UInt8","value":300}]}}"#,
      "/1/params/values/1/value", "Line 2: Swift.UInt8 expects"
    ),
    (#"{"method":"undo"}"#, "/1/method", "Line 2: “undo” cannot be imported"),
    (
      #"{"method":"restore","params":{"revision":0}}"#, "/1/method",
      "Line 2: “restore” cannot be imported"
    ),
    (
      #"{"method":"tap","params":{"label":"Soup"}}"#, "/1/method",
      "Line 2: “tap” cannot be imported"
    ),
    (
      #"{"method":"import","params":{"document":{"colonnade":1,"path":[null]}}}"#,
      "/1/params/document/path/0", "Line 2: "
    ),
    (
      #"{"method":"import","params":{"document":"","format":"jsonl"}}"#, "/1/params/format",
      "Line 2: Only JSON documents"
    ),
  ])
  func `the first line that cannot be done makes the import impossible`(
    line: String, pointer: UTF8String, message: String
  ) {
    let judgement = Self.judge(push, line, push)
    #expect(judgement.verdict == .impossible)
    #expect(judgement.contents == nil)
    #expect(Self.pointers(judgement) == [pointer])
    let reason = judgement.reasons.first?.sentence.text.string ?? ""
    #expect(reason.hasPrefix(message))
    #expect(reason.hasSuffix(".") || reason.hasSuffix("?"))
  }

  @Test(arguments: [(2, true), (3, true), (4, false)])
  func `the path stays within its limit at every line`(count: Int, isPossible: Bool) {
    let values = Array(repeating: "1", count: count).joined(separator: ",")
    let judgement = Self.judge(
      #"{"method":"push","params":{"values":[\#(values)]}}"#, #"{"method":"popToRoot"}"#,
      in: Wire(maxDepth: 3))
    #expect((judgement.verdict == .fine) == isPossible)
  }

  @Test(arguments: [(1_999, true), (2_000, true), (2_001, false)])
  func `the number of requests in an import has a limit`(count: Int, isPossible: Bool) {
    let line = #"{"method":"popToRoot"}"#
    let judgement = Document.judge(
      .jsonl(UTF8String(Array(repeating: line, count: count).joined(separator: "\n"))),
      for: Wire().timeline, in: Wire().context)
    #expect((judgement.verdict == .fine) == isPossible)
    if !isPossible { #expect(Self.pointers(judgement) == ["/2000"]) }
  }
}

import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import Testing
import WireSupport

@testable import WireProtocol

@Suite struct MessageTests {
  private static func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `an answer to a command has the revision and whether it is new`() {
    #expect(
      Self.text { $0.appendDone(id: 12, revision: 53, changed: true) }
        == #"{"jsonrpc":"2.0","id":12,"result":{"revision":53,"changed":true}}"#)
    #expect(
      Self.text { $0.appendDone(id: "a", revision: 53, changed: false) }
        == #"{"jsonrpc":"2.0","id":"a","result":{"revision":53,"changed":false}}"#)
  }

  @Test func `an answer keeps the spelling of its id`() throws {
    for id in ["1.50", "1e3", "-0", "\"\\u0041\\n\"", "null"] {
      let value = try JSONValue(parsing: id)
      let text = Self.text { $0.appendAnswer(id: value, result: [:]) }
      #expect(try JSONValue(parsing: text)["id"]?.isIdentical(to: value) == true)
    }
  }

  @Test func `a refusal is an answer with an error`() {
    #expect(
      Self.text { $0.appendError(id: nil, WireError(.parseError, "No.")) }
        == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"No.","data":"#
        + #"{"key":"parse_error","retryable":false,"sentence":{"words":"No."}}}}"#)
  }

  @Test func `a cause's label is written like any text`() throws {
    let cause = Cause(method: "push", client: "c1", id: nil, label: "a \"b\"\n\u{1F431}")
    let told = try Self.told([(0, cause)])
    #expect(told[0]["cause"]?["label"]?.stringValue == cause.label)
    #expect(told[0]["cause"]?["id"] == .null)
  }

  @Test func `each message has its own time and cause, whatever the one before had`() throws {
    let causes: [(at: Int64, cause: Cause)] = [
      (1, Cause(method: "push", client: "a", id: 1)),
      (1, Cause(method: "push", client: "a", id: 2)),
      (2, Cause(method: "push", client: "a", id: 3)),
      (2, Cause(method: "push", client: "b", id: 4)),
      (2, Cause(method: "setPath", client: "b", id: "x", label: "l")),
      (1, Cause(method: "push", client: "a", id: 1)),
    ]
    for (told, (at, cause)) in zip(try Self.told(causes), causes) {
      #expect(told["at"]?.stringValue == "1970-01-01T00:00:00.00\(at)Z")
      #expect(told["cause"]?["method"]?.stringValue == cause.method)
      #expect(told["cause"]?["client"]?.stringValue?.string == cause.client)
      #expect(told["cause"]?["id"] == cause.id)
      #expect(told["cause"]?["label"]?.stringValue == cause.label)
    }
  }

  /// The parameters of the messages of one push each.
  private static func told(_ causes: [(at: Int64, cause: Cause)]) throws -> [JSONValue] {
    var timeline = Wire().timeline
    var texts = CauseText()
    return try causes.map { at, cause in
      let push = Command.push([NavigationPath.Element(1)], from: .detail)
      let transition = try #require(try timeline.perform(push, cause: cause, at: at))
      let message = text {
        $0.appendChanged(
          transition, state: timeline.state, scene: timeline.scene, causes: &texts)
      }
      return try #require(try JSONValue(parsing: message)["params"])
    }
  }

  private static var values: [NavigationPath.Element] {
    [
      .init(0), .init(-17), .init(9_007_199_254_740_991), .init(9_007_199_254_740_992), .init(1.5),
      .init(true), .init(UInt8(3)), .init(""), .init("Crêpes 😀"), .init("a \"b\"\n"),
      .init(String(repeating: "é", count: 40)), .init(String(repeating: "é", count: 41)),
      .init(String(repeating: "x", count: 80)), .init(String(repeating: "x", count: 81)),
      .init(storedTag: "App.Unheard", payload: "[1]"),
    ]
  }

  @Test func `a plain step has the same bytes at once and piece by piece`() throws {
    var timeline = Wire().timeline
    var atOnce = 0
    func perform(_ command: Command, _ method: UTF8String, at index: Int) throws {
      let ids: [JSONValue?] = [.number(.init(index)), "a", nil, .null]
      let cause = Cause(
        method: method, client: "c7", id: ids[index % 4], label: index == 5 ? "five" : nil)
      let transition = try #require(try timeline.perform(command, cause: cause, at: Int64(index)))
      if PlainStep(transition, on: timeline.state) != nil { atOnce += 1 }
      var (one, other) = (JSONWriter(), JSONWriter())
      var (causes, others) = (CauseText(), CauseText())
      let start = one.appendChanged(
        transition, state: timeline.state, scene: timeline.scene, causes: &causes)
      let otherStart = other.appendAnyChanged(
        transition, rendered: nil, state: timeline.state, scene: timeline.scene, causes: &others)
      #expect(one.bytes == other.bytes, "\(String(decoding: one.bytes, as: UTF8.self))")
      #expect((start.patch, start.renderingPatch) == (otherStart.patch, otherStart.renderingPatch))
    }
    let values = Self.values + Self.values
    for (index, value) in values.enumerated() {
      try perform(.push([value], from: .detail), "push", at: index)
    }
    // Neither the first push nor the last pop: these change more than the path.
    #expect(atOnce == 6)
    for index in values.indices.reversed() { try perform(.pop(1), "pop", at: index) }
    #expect(atOnce == 2 * 6)
    try perform(.push([.init(1), .init(2)], from: .detail), "push", at: 0)
    try perform(.pop(2), "pop", at: 0)
    #expect(atOnce == 2 * 6)
  }

  @Test func `one message covers several revisions and has their number`() throws {
    var wire = Wire()
    for _ in 0..<3 { try wire.send("push", ["value": 1]) }
    let newest = try wire.timeline.revision(3)
    for base in 0...2 {
      let text = Self.text {
        $0.appendChanged(
          base: base, newest: newest, types: wire.timeline.scene.types,
          state: SharedText(Array("{}".utf8)), undo: .init(canUndo: true))
      }
      let params = try #require(try JSONValue(parsing: text)["params"])
      #expect(params["base"] == .number(JSONNumber(base)))
      #expect(params["revision"] == 3)
      #expect(params["coalesced"]?.intValue == (base == 2 ? nil : 3 - base))
      #expect(params["state"] == [:])
      #expect(params["patch"] == nil)
      #expect(params["history"] == ["canUndo": true, "canRedo": false])
    }
  }

  @Test func `the parameters can be taken out of a notification`() throws {
    var wire = Wire()
    let message = try #require(try wire.send("push", ["value": 1]))
    let params = try JSONValue(parsing: Array(JSONWriter.params(ofChanged: message[...])))
    #expect(try JSONValue(parsing: message)["params"]?.isIdentical(to: params) == true)
  }
}

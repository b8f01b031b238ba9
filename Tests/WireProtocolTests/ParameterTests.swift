import NavigationCore
import OrderedJSON
import SceneModel
import Testing
import WireSupport

@testable import WireProtocol

/// The refusals of parameters, method by method.
@Suite struct ParameterTests {
  @Test(arguments: [
    ("push", "{}", "/params"), ("push", #"{"value":1,"values":[1]}"#, "/params"),
    ("push", #"{"values":1}"#, "/params/values"),
    ("push", #"{"value":1,"column":"middle"}"#, "/params/column"),
    ("push", #"{"value":1,"column":null}"#, "/params/column"),
    ("pop", #"{"count":-1}"#, "/params/count"), ("pop", #"{"count":1.0}"#, "/params/count"),
    ("pop", #"{"count":"1"}"#, "/params/count"), ("pop", #"{"count":null}"#, "/params/count"),
    ("pop", #"{"count":99999999999999999999}"#, "/params/count"), ("popTo", "{}", "/params"),
    ("popTo", #"{"index":0,"id":"e1"}"#, "/params"), ("popTo", #"{"index":-1}"#, "/params/index"),
    ("popTo", #"{"id":"19"}"#, "/params/id"), ("popTo", #"{"id":19}"#, "/params/id"),
    ("popTo", #"{"type":1}"#, "/params/type"), ("setPath", "{}", "/params"),
    ("setPath", #"{"values":null}"#, "/params/values"), ("replaceTop", "{}", "/params"),
    ("select", #"{"column":"sidebar"}"#, "/params"), ("select", #"{"value":1}"#, "/params"),
    ("select", #"{"column":"sidebar","value":1,"values":[]}"#, "/params"),
    ("select", #"{"column":"side","value":1}"#, "/params/column"),
    ("select", #"{"column":"sidebar","values":{}}"#, "/params/values"),
    ("setColumnVisibility", "{}", "/params"),
    ("setColumnVisibility", #"{"visibility":"none"}"#, "/params/visibility"),
    ("setColumnVisibility", #"{"visibility":7}"#, "/params/visibility"),
    ("setPreferredCompactColumn", #"{"column":""}"#, "/params/column"),
    ("setEnvironment", "{}", "/params"),
    ("setEnvironment", #"{"device":"iphone"}"#, "/params/device"),
    ("setEnvironment", #"{"device":7}"#, "/params/device"),
    ("setEnvironment", #"{"width":0}"#, "/params/width"),
    ("setEnvironment", #"{"height":10001}"#, "/params/height"),
    ("setEnvironment", #"{"width":7.5}"#, "/params/width"),
    ("setEnvironment", #"{"platform":"watchOS"}"#, "/params/platform"),
    ("setEnvironment", #"{"horizontalSizeClass":"small"}"#, "/params/horizontalSizeClass"),
    ("restore", "{}", "/params"), ("restore", #"{"revision":-1}"#, "/params/revision"),
    ("history.list", #"{"limit":0}"#, "/params/limit"),
    ("history.list", #"{"limit":1001}"#, "/params/limit"),
    ("history.list", #"{"after":-1}"#, "/params/after"), ("history.get", "{}", "/params"),
    ("transaction", "{}", "/params"), ("transaction", #"{"commands":{}}"#, "/params/commands"),
    ("export", #"{"format":"yaml"}"#, "/params/format"), ("import", "{}", "/params"),
    ("import", #"{"document":{},"dryRun":1}"#, "/params/dryRun"),
    ("import", #"{"document":{},"format":"xml"}"#, "/params/format"),
    ("import", #"{"document":{},"format":"python"}"#, "/params/format"),
    ("import", #"{"document":"","format":"swift-test"}"#, "/params/format"),
    ("import", #"{"document":{},"format":"swiftui"}"#, "/params/document"),
    ("import", #"{"document":[],"format":"jsonl"}"#, "/params/document"),
  ])
  func `a parameter that is missing or of another kind is refused with its position`(
    method: UTF8String, params: String, pointer: UTF8String
  ) throws {
    let request = try Request([
      "method": .string(method), "params": try JSONValue(parsing: params),
    ])
    let error = try #require(WireError.thrown { try request.call(in: Wire().context) })
    #expect(error.code == .invalidParams)
    #expect(error.pointer == pointer)
    #expect(error.message.string.hasSuffix("."))
  }

  @Test(arguments: [(1, true), (999, true), (1_000, true), (1_001, false)])
  func `history comes in pages of at most a thousand`(limit: Int, isValid: Bool) throws {
    let request = try Request([
      "method": "history.list", "params": ["limit": .number(JSONNumber(limit))],
    ])
    #expect((WireError.thrown { try request.call(in: Wire().context) } == nil) == isValid)
  }

  @Test func `a device that is nearly right leads to the intended names`() throws {
    var wire = Wire()
    let error = WireError.thrown { try wire.send("setEnvironment", ["device": "iphone16"]) }
    #expect(error?.message.string.contains("“iphone-16”") == true)
  }

  @Test func `types are known by their short, qualified and registered names`() throws {
    for name in ["Recipe", "NavigationCore.Recipe"] {
      var wire = Wire()
      let soup: JSONValue = ["id": "soup", "name": "Soup", "minutes": 20]
      try wire.send("push", ["values": [["type": "Recipe", "value": soup], 1]])
      try wire.send("popTo", ["type": .string(name)])
      #expect(wire.timeline.state.path.count == 1, "\(name)")
    }
    var wire = Wire()
    try wire.send("push", ["values": [1, ["type": "App.Gone", "value": 1], "top"]])
    try wire.send("popTo", ["type": "App.Gone"])
    try wire.send("popTo", ["type": "Int"])
    #expect(wire.timeline.state.path.count == 1)
  }
}

/// Commands inside a transaction.
@Suite struct TransactionParameterTests {
  private static func error(_ commands: [JSONValue]) -> WireError? {
    var wire = Wire()
    return WireError.thrown { try wire.send("transaction", ["commands": .array(commands)]) }
  }

  private static let push: JSONValue = ["method": "push", "params": ["value": 1]]

  @Test func `a mistake in one command has a pointer from outside`() {
    let unheard: JSONValue = ["type": "UInt8", "value": 300]
    let mistakes: [(JSONValue, ErrorCode, UTF8String)] = [
      (7, .invalidRequest, ""), (["params": [:]], .invalidRequest, "/method"),
      (["method": "psuh"], .methodNotFound, "/method"),
      (["method": "push", "params": ["valeu": 1]], .invalidParams, "/params/valeu"),
      (["method": "push", "params": ["value": unheard]], .valueMismatch, "/params/value/value"),
      (["method": "state.get"], .invalidParams, ""),
      (["method": "import", "params": ["document": [:]]], .invalidParams, ""),
      (["method": "undo"], .invalidParams, ""), (["method": "redo"], .invalidParams, ""),
      (["method": "restore", "params": ["revision": 0]], .invalidParams, ""),
      (["method": "transaction", "params": ["commands": []]], .invalidParams, ""),
      (["method": "undo", "params": ["meta": ["label": "a"]]], .invalidParams, ""),
      (["method": "push", "params": ["value": 1, "meta": ["key": "a"]]], .invalidParams, ""),
    ]
    for (command, code, pointer) in mistakes {
      let error = Self.error([Self.push, command])
      #expect(error?.code == code, "\(command)")
      #expect(error?.pointer == "/params/commands/1\(pointer)", "\(command)")
    }
  }

  @Test(arguments: [999, 1_000, 1_001])
  func `a transaction has at most a thousand commands`(count: Int) {
    let error = Self.error(Array(repeating: Self.push, count: count))
    #expect(error?.code == (count <= 1_000 ? nil : .limitExceeded))
  }

  @Test func `an empty transaction is no change`() throws {
    var wire = Wire()
    #expect(try wire.send("transaction", ["commands": []]) == nil)
  }
}

import ExchangeFormats
import NavigationCore
import OrderedJSON
import TestSupport
import Testing

@testable import Sessions

/// Sessions as documents of every format, and back.
@MainActor
@Suite struct FormatTests {
  private static func furnished() throws -> Visitor {
    let visitor = try Visitor.fresh()
    try visitor.ask("setEnvironment", ["device": "iphone-16"])
    try visitor.ask("select", ["column": "sidebar", "value": "Inbox"])
    try visitor.ask("present", ["value": 7])
    try visitor.ask("push", ["values": [1, "two", ["type": "App.Gone", "value": ["b": 1.50]]]])
    return visitor
  }

  /// Runs each line in a new session, as drive does.
  private static func replayed(_ lines: String) throws -> Visitor {
    let visitor = try Visitor.fresh()
    for line in lines.split(separator: "\n") {
      guard case .object(var request) = try JSONValue(parsing: String(line)) else { continue }
      request["id"] = 1
      let answer = try #require(try visitor.send(.object(request)))
      try #require(answer["result"] != nil, "\(line)\n\(answer)")
    }
    return visitor
  }

  @Test(arguments: ["json", "swiftui", "jsonl"])
  func `an exported session imported elsewhere is the same`(format: String) throws {
    let source = try Self.furnished()
    let exported = try source.ask("export", ["format": .string(format)])
    #expect(exported["format"] == .string(format))
    let document = try #require(exported["document"])
    let target = try Visitor.fresh()
    let params: JSONObject = ["format": .string(format), "document": document]
    let verdict = try target.ask("import", params)
    #expect(verdict["verdict"] == "risky")
    #expect(verdict["revision"] == 1)
    #expect(verdict["changed"] == true)
    #expect(try target.path == source.path)
    if format != "swiftui" { #expect(try target.valueDocument == source.valueDocument) }
    #expect(
      try target.ask("export", ["format": "swiftui"]) == source.ask("export", ["format": "swiftui"])
    )
    try target.ask("undo")
    #expect(try target.valueDocument == Visitor.fresh().valueDocument)
  }

  @Test(arguments: 0..<4)
  func `exported requests lead a new session to the same state`(part: Int) throws {
    for seed in stride(from: part, to: 400, by: 4) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let visitor = try Visitor.fresh()
      for _ in 0..<30 {
        let request = RandomRequest.next(&generator, head: visitor.session.head)
        _ = try visitor.send(request)
      }
      let exported = try visitor.ask("export", ["format": "jsonl"])
      let lines = try #require(exported["document"]?.stringValue)
      let replayed = try Self.replayed(lines.string)
      try #require(try replayed.valueDocument == visitor.valueDocument, "seed \(seed)\n\(lines)")
      let imported = try Visitor.fresh()
      try imported.ask("import", ["format": "jsonl", "document": .string(lines)])
      try #require(try imported.valueDocument == visitor.valueDocument, "seed \(seed)\n\(lines)")
    }
  }

  @Test func `labels, or else the original requests, go with the exported ones`() throws {
    let visitor = try Visitor.fresh()
    try visitor.ask("push", ["value": 1, "meta": ["label": "the soup"]])
    try visitor.ask("undo")
    let lines = try #require(
      try visitor.ask("export", ["format": "jsonl"])["document"]?.stringValue)
    let replayed = try Self.replayed(lines.string)
    let causes = try #require(
      try replayed.ask("history.list", ["after": 1])["revisions"]?.arrayValue)
    #expect(causes.map { $0["cause"]?["method"] } == ["push", "popToRoot"])
    #expect(causes.map { $0["cause"]?["label"] } == ["the soup", "undo"])
  }

  @Test(arguments: [999, 3_000])
  func `the whole history is exported, revision by revision`(count: Int) throws {
    let visitor = try Visitor.fresh()
    try visitor.push(count)
    let lines = try #require(
      try visitor.ask("export", ["format": "jsonl"])["document"]?.stringValue)
    #expect(lines.string.split(separator: "\n").count == 2 + count)
    #expect(try Self.replayed(lines.string).path == visitor.path)
  }

  @Test func `a script in Python is plain text, whatever it contains`() throws {
    let visitor = try Visitor.fresh()
    try visitor.ask("push", ["value": "'''\"\"\"\\ é\u{0}\u{7F}\u{202E}\u{1F431}"])
    let script = try #require(
      try visitor.ask("export", ["format": "python"])["document"]?.stringValue)
    #expect(script.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    #expect(script.string.split(separator: "'''").count == 5)
    #expect(
      script.string.contains(#"\u0027\u0027\u0027\"\"\"\\ \u00e9\u0000\u007f\u202e\ud83d\udc31"#))
  }

  @Test(arguments: ["swiftui", "swift-test"])
  func `a path that is not codable is named, with its element`(format: String) throws {
    let visitor = try Visitor.fresh()
    try visitor.ask("push", ["values": [1, ["type": "Character", "value": "x"]]])
    let error = try visitor.refusal("export", ["format": .string(format)])
    #expect(error["code"] == 1005)
    #expect(error["data"]?["pointer"] == "/detail/path/1")
    #expect(error["data"]?["element"] == "e2")
    for format in ["json", "jsonl", "python"] as [JSONValue] {
      try visitor.ask("export", ["format": format])
    }
  }
}

/// Documents that are checked, and their effect on the session.
@MainActor
@Suite struct FormatJudgementTests {
  private static let push = #"{"method":"push","params":{"value":7}}"#
  private static let documents: [(format: JSONValue, document: JSONValue, verdict: JSONValue)] = [
    ("json", ["colonnade": 1, "path": [1, 2], "presented": 3], "fine"),
    ("json", ["colonnade": 1, "path": [["type": "App.Gone", "value": 1]]], "risky"),
    ("json", ["colonnade": 1, "path": [nil]], "impossible"),
    ("swiftui", #"["Swift.Int","1"]"#, "fine"), ("swiftui", #"["App.Gone","1"]"#, "risky"),
    ("swiftui", #"["Swift.Int"]"#, "impossible"),
    ("jsonl", #"{"method":"push","params":{"values":[7,8]}}"#, "fine"),
    ("jsonl", #"{"method":"push","params":{"value":{"type":"A","value":1}}}"#, "risky"),
    ("jsonl", .string(push + "\n" + #"{"method":"undo"}"#), "impossible"),
  ]

  @Test func `a dry run changes nothing and uses no ids`() throws {
    let visitor = try Visitor.fresh()
    try visitor.push(2)
    let state = visitor.session.stateText()
    let history = try visitor.ask("history.list", ["after": 0])
    for (format, document, verdict) in Self.documents {
      let answer = try visitor.ask(
        "import", ["format": format, "document": document, "dryRun": true])
      #expect(answer["verdict"] == verdict, "\(document)")
      #expect(answer["reasons"] == [] || verdict != "fine")
      #expect(answer["reasons"] != [] || verdict == "fine")
      #expect(answer["changed"] == false)
      #expect(answer["revision"] == 2)
    }
    #expect(visitor.session.stateText() == state)
    #expect(try visitor.ask("history.list", ["after": 0]) == history)
    try visitor.push()
    let document = try JSONValue(parsing: visitor.session.stateText())
    #expect(document["detail"]?["path"]?[2]?["id"] == "e3")
  }

  @Test func `an impossible document is refused as a whole, and uses no ids`() throws {
    let visitor = try Visitor.fresh()
    try visitor.push(2)
    let state = visitor.session.stateText()
    for (format, document, verdict) in Self.documents where verdict == "impossible" {
      let error = try visitor.refusal("import", ["format": format, "document": document])
      #expect(error["code"] == 1011)
      #expect(error["data"]?["reasons"]?.arrayValue?.isEmpty == false)
    }
    #expect(visitor.session.stateText() == state)
    #expect(visitor.session.revision == 2)
    try visitor.push()
    let document = try JSONValue(parsing: visitor.session.stateText())
    #expect(document["detail"]?["path"]?[2]?["id"] == "e3")
  }

  @Test func `many requests are one revision`() throws {
    let visitor = try Visitor.fresh()
    try visitor.push(2)
    let lines = """
      {"method":"push","params":{"value":7}}
      {"method":"select","params":{"column":"sidebar","value":"a"}}
      {"method":"push","params":{"value":8}}
      """
    let verdict = try visitor.ask("import", ["format": "jsonl", "document": .string(lines)])
    #expect(verdict == ["verdict": "fine", "reasons": [], "revision": 3, "changed": true])
    #expect(try visitor.path == [8])
    try visitor.ask("undo")
    #expect(try visitor.path == [0, 1])
    let again = try visitor.ask(
      "import", ["format": "jsonl", "document": #"{"method":"popTo","params":{"index":1}}"#])
    #expect(again["changed"] == false)
    #expect(visitor.session.revision == 4)
  }

  @Test(arguments: ["swift-test", "python"])
  func `a format that is only for export is refused with a sentence`(format: String) throws {
    let visitor = try Visitor.fresh()
    let error = try visitor.refusal("import", ["format": .string(format), "document": "x"])
    #expect(error["code"] == -32602)
    #expect(error["data"]?["pointer"] == "/params/format")
    #expect(error["message"]?.stringValue?.string.contains("can only be exported") == true)
  }

  @Test(arguments: ["swift-test", "python"])
  func `source is exported only if it is small enough to compile`(format: String) throws {
    let visitor = try Visitor.fresh()
    let quarter = JSONValue.string(UTF8String(String(repeating: "x", count: 200_000)))
    let export: JSONObject = ["format": .string(UTF8String(format))]
    for _ in 0..<3 { try visitor.ask("push", ["value": quarter]) }
    #expect(try visitor.ask("export", export)["document"] != nil)
    try visitor.ask("push", ["value": quarter])
    let error = try visitor.refusal("export", export)
    #expect(error["code"] == 1007)
    #expect(error["data"]?["limit"]?.intValue == Session.maxSourceBytes)
    #expect(try visitor.ask("export", ["format": "json"])["document"] != nil)
  }

  @Test(arguments: ["JSON", "swift", "swiftTest", "jsonlines", "", "Python"])
  func `a format has one spelling`(format: String) throws {
    let visitor = try Visitor.fresh()
    let params: JSONObject = ["format": .string(format)]
    #expect(try visitor.refusal("export", params)["code"] == -32602)
    #expect(try visitor.refusal("import", params)["code"] == -32602)
  }

  @Test(arguments: [(4, true), (5, true), (6, false)])
  func `a path has the same limit of length as in commands`(count: Int, isPossible: Bool) throws {
    let bytes =
      "[" + Array(repeating: #""Swift.Int","1""#, count: count).joined(separator: ",") + "]"
    let push = #"{"method":"push","params":{"value":1}}"#
    let lines = Array(repeating: push, count: count).joined(separator: "\n")
    let path = JSONValue.array(Array(repeating: 1, count: count))
    for (format, document) in [
      ("json", ["colonnade": 1, "path": path]), ("swiftui", .string(bytes)),
      ("jsonl", .string(lines)),
    ] as [(JSONValue, JSONValue)] {
      let visitor = try Visitor.fresh(maxDepth: 5)
      let params: JSONObject = ["format": format, "document": document]
      if isPossible {
        #expect(try visitor.ask("import", params)["changed"] == true)
      } else {
        #expect(try visitor.refusal("import", params)["code"] == 1011)
        #expect(visitor.session.revision == 0)
      }
    }
  }

  @Test func `a presented item is part of the state`() throws {
    let visitor = try Visitor.fresh()
    try visitor.ask("present", ["value": "item"])
    let document = try #require(try visitor.ask("export")["document"])
    #expect(document["presented"]?["value"] == "item")
    #expect(try visitor.ask("import", ["document": document])["changed"] == false)
    let other = try Visitor.fresh()
    try other.ask("import", ["document": document])
    #expect(try other.valueDocument == visitor.valueDocument)
    let error = try other.refusal(
      "import", ["document": ["colonnade": 1, "path": [], "presented": [1]]])
    #expect(error["data"]?["reasons"]?[0]?["pointer"] == "/presented")
    try other.ask("import", ["document": ["colonnade": 1, "path": [], "presented": nil]])
    #expect(try other.ask("export")["document"]?["presented"] == nil)
  }
}

extension Visitor {
  /// Of a new session.
  fileprivate static func fresh(maxDepth: Int = Reducer.standardMaxDepth) throws -> Visitor {
    try Visitor(maxDepth: maxDepth).atBeginning()
  }

  private func atBeginning() throws -> Visitor {
    #expect(try path == [])
    return self
  }

  /// The state document without identities.
  var valueDocument: JSONValue {
    get throws { try JSONValue(parsing: session.stateText()).withoutIdentities }
  }
}

extension JSONValue {
  fileprivate var withoutIdentities: JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutIdentities))
    case .object(let object):
      var kept = JSONObject()
      for (name, value) in object where name != "id" && name != "element" {
        kept[name] =
          name == "stack" && value.arrayValue != nil
          ? .number(.init(value.arrayValue?.count ?? 0)) : value.withoutIdentities
      }
      return .object(kept)
    default: return self
    }
  }
}

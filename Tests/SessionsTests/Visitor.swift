import NavigationCore
import OrderedJSON
import Sandbox
import SceneModel
import Testing
import WireProtocol

@testable import SessionRecords
@testable import Sessions

/// A client that sends requests to a session, and reads its answers.
@MainActor
struct Visitor {
  let session: Session
  var client = "c1"

  init(
    of store: (any SessionStore)? = nil, maxDepth: Int = Reducer.standardMaxDepth,
    unknownTypes: TypeRegistry.UnknownTypes = .keep
  ) throws {
    let reducer = Reducer(scene: .sandbox(), maxDepth: maxDepth)
    let setting = Session.Setting(
      scenes: [SceneEntry(.sandbox())], store: store ?? MemoryStore(), limits: ["path": 10_000])
    session = Session(
      id: "main", timeline: Timeline(reducer: reducer), scene: ListScene(.sandbox()),
      log: try setting.store.log(of: "main"), unknownTypes: unknownTypes, setting: setting)
  }

  init(_ session: Session) {
    self.session = session
  }

  /// Another client of the same session.
  func joined(by client: String) -> Visitor {
    var visitor = self
    visitor.client = client
    return visitor
  }

  /// The answer to a frame; nil if there is none.
  func send(_ frame: JSONValue, at now: Int64 = 0) throws -> JSONValue? {
    var writer = JSONWriter()
    let hasAnswer = session.process(frame, from: client, at: now, into: &writer)
    #expect(hasAnswer == !writer.bytes.isEmpty)
    if !hasAnswer { return nil }
    return try JSONValue(parsing: writer.joined)
  }

  /// The answer to a request, whole.
  func answer(_ method: String, _ params: JSONObject = [:]) throws -> JSONValue {
    let frame: JSONValue = ["id": 1, "method": .string(method), "params": .object(params)]
    return try #require(try send(frame))
  }

  /// Sends a request that must succeed, and returns its result.
  @discardableResult
  func ask(
    _ method: String, _ params: JSONObject = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> JSONValue {
    let answer = try answer(method, params)
    return try #require(answer["result"], "\(answer)", sourceLocation: sourceLocation)
  }

  /// The error in the answer to a request.
  func refusal(
    _ method: String, _ params: JSONObject = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> JSONValue {
    let answer = try answer(method, params)
    return try #require(answer["error"], "\(answer)", sourceLocation: sourceLocation)
  }

  func push(_ count: Int = 1) throws {
    for number in 0..<count { try ask("push", ["value": .number(JSONNumber(number))]) }
  }

  /// The values on the path.
  var path: [JSONValue] {
    get throws {
      let state = try JSONValue(parsing: session.stateText())
      return state["detail"]?["path"]?.arrayValue?.compactMap { $0["value"] } ?? []
    }
  }
}

extension JSONValue {
  /// The key of an error.
  var key: String? { self["data"]?["key"]?.stringValue?.string }
}

import OrderedJSON
import SessionRecords
import Sessions
import Testing

@testable import Serving
@testable import Transport

/// The answers of plain HTTP.
@MainActor
@Suite struct HTTPRouteTests {
  private func answer(
    _ stage: Stage, _ path: UTF8String, token: UTF8String? = nil, foreign: Bool = false
  ) -> HTTPResponse? {
    let request = HTTPRequest(path: path, bearerToken: token, isCrossOrigin: foreign)
    guard case .now(let response) = stage.gateway.respond(to: request) else { return nil }
    return response
  }

  private func json(_ response: HTTPResponse?) throws -> JSONValue {
    try JSONValue(parsing: Array(try #require(response).body))
  }

  @Test func `health reports the number of sessions, and whether there is room`() throws {
    let stage = try Stage(maxSessions: 1)
    #expect(try json(answer(stage, "/healthz"))["full"] == false)
    let client = try stage.connect("a", session: "x")
    stage.endTurn()
    client.push(1)
    stage.endTurn()
    let health = try json(answer(stage, "/healthz"))
    #expect(health["status"] == "ok" && health["sessions"] == 1 && health["full"] == true)
  }

  @Test func `health says draining from the moment that the server is asked to stop`() throws {
    let stage = try Stage()
    for phase in [Lifecycle.Phase.draining, .stopping, .disconnecting] {
      stage.gateway.lifecycle.advance(to: phase)
      #expect(answer(stage, "/healthz")?.status == 503)
      #expect(try json(answer(stage, "/healthz"))["status"] == "draining")
    }
  }

  @Test func `a state is the whole document, with its revision`() throws {
    let stage = try Stage()
    let client = try stage.connect("a", session: "trip")
    stage.endTurn()
    client.push(42)
    stage.endTurn()
    let response = try #require(answer(stage, "/state/trip"))
    #expect(response.status == 200)
    #expect(try json(response)["detail"]?["path"]?[0]?["value"] == 42)
    let head = String(decoding: response.bytes, as: UTF8.self)
    #expect(head.contains("Colonnade-Revision: 1\r\n"))
    #expect(head.contains("Colonnade-Epoch: \(client.subscriber.session.epoch)\r\n"))
  }

  @Test(arguments: ["/state/", "/state/none", "/state/a b", "/state/ü"] as [UTF8String])
  func `the state of an unused session does not create it`(path: UTF8String) throws {
    let stage = try Stage()
    let response = try #require(answer(stage, path))
    #expect(response.status == 404 && response.errorCode == "no_such_session")
    #expect(stage.hub.sessions.isEmpty)
  }

  @Test func `the contents of sessions are only for clients with the token`() throws {
    let token = Token()
    let stage = try Stage(token: token)
    for path: UTF8String in ["/state/main", "/metrics"] {
      #expect(answer(stage, path)?.status == 401)
      #expect(answer(stage, path, token: "wrong")?.status == 401)
      #expect(answer(stage, path, token: UTF8String(token.text))?.status != 401)
    }
    #expect(answer(stage, "/healthz")?.status == 200)
  }

  @Test(arguments: ["/healthz", "/metrics", "/state/main"] as [UTF8String])
  func `pages of other origins get no generated contents`(path: UTF8String) throws {
    let stage = try Stage()
    #expect(answer(stage, path, foreign: true)?.errorCode == "foreign_page")
    #expect(answer(stage, path, foreign: true)?.status == 403)
  }

  @Test func `a WebSocket's path explains its use, and any other is not found`() throws {
    let stage = try Stage()
    #expect(answer(stage, "/ws")?.status == 426 && answer(stage, "/ws/x")?.status == 426)
    #expect(answer(stage, "/wsx")?.status == 404 && answer(stage, "/")?.status == 404)
  }

  @Test func `without memory no state is written`() throws {
    let stage = try Stage(memory: 1 << 20)
    _ = try stage.connect("a")
    stage.hub.memory.update(2 << 20)
    let response = try #require(answer(stage, "/state/main"))
    #expect(response.status == 503)
    let head = String(decoding: response.bytes, as: UTF8.self)
    #expect(head.contains("Retry-After: 1\r\n"))
  }
}

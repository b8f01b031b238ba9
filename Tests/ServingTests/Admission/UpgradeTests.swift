import OrderedJSON
import Sessions
import Testing
import WireProtocol

@testable import Serving
@testable import Transport

/// The decision on a connecting client.
@MainActor
@Suite struct UpgradeTests {
  private func decide(
    _ stage: Stage, _ path: UTF8String = "/ws", _ query: [(UTF8String, UTF8String)] = [],
    token: UTF8String? = nil, use: Subprotocol.Use = .messages
  ) -> UpgradeDecision {
    let request = HTTPRequest(
      path: path, query: query.map { QueryItem(name: $0.0, value: $0.1) }, bearerToken: token)
    return stage.gateway.decide(
      upgrade: UpgradeRequest(request: request, subprotocol: Subprotocol("p", use: use)))
  }

  private func parameters(_ decision: UpgradeDecision) throws -> ConnectParameters {
    guard case .accept(let context) = decision else {
      Issue.record("refused: \(decision)")
      throw CancellationError()
    }
    return try #require(context as? Subscriber).parameters
  }

  private func refusal(_ decision: UpgradeDecision) -> String? {
    guard case .refuse(let response) = decision else { return nil }
    return "\(response.status) \(response.errorCode ?? "")"
  }

  @Test func `without a name it is the session main, and the server names the client`() throws {
    let stage = try Stage()
    let parameters = try parameters(decide(stage))
    #expect(parameters.session == "main" && parameters.watch == .patch)
    #expect(Identifier.isGiven(parameters.client))
    let second = try self.parameters(decide(stage))
    #expect(second.client != parameters.client)
  }

  @Test func `all options are read from path and query`() throws {
    let stage = try Stage()
    let asked = try parameters(
      decide(
        stage, "/ws/trip-1",
        [("client", "phone"), ("watch", "snapshot"), ("epoch", "e"), ("revision", "12")]))
    #expect(asked.session == "trip-1" && asked.client == "phone" && asked.watch == .snapshot)
    #expect(asked.bookmark == Session.Bookmark(epoch: "e", revision: 12))
  }

  @Test func `compact changes are requested by the name alone, or by 1`() throws {
    let stage = try Stage()
    for (value, isCompact) in [("", true), ("1", true), ("0", false)] as [(UTF8String, Bool)] {
      let query: [(UTF8String, UTF8String)] = [("watch", "patch"), ("compact", value)]
      #expect(try parameters(decide(stage, "/ws", query)).isCompact == isCompact)
    }
    #expect(try parameters(decide(stage, "/ws", [("compact", "")])).isCompact)
    #expect(try !parameters(decide(stage)).isCompact)
  }

  @Test(
    arguments: [
      ("/ws/", [], "400 invalid_session"), ("/ws/a b", [], "400 invalid_session"),
      ("/other", [], "404 not_found"), ("/ws", [("client", "ü")], "400 invalid_client"),
      ("/ws", [("watch", "all")], "400 invalid_query"),
      ("/ws", [("compact", "yes")], "400 invalid_query"),
      ("/ws", [("watch", "snapshot"), ("compact", "")], "400 invalid_query"),
      ("/ws", [("watch", "none"), ("compact", "1")], "400 invalid_query"),
      ("/ws", [("scene", "nowhere")], "400 invalid_query"),
      ("/ws", [("epoch", "e")], "400 invalid_query"),
      ("/ws", [("revision", "1")], "400 invalid_query"),
      ("/ws", [("epoch", "e"), ("revision", "-1")], "400 invalid_query"),
      ("/ws", [("epoch", "e"), ("revision", "x")], "400 invalid_query"),
    ] as [(UTF8String, [(UTF8String, UTF8String)], String)])
  func `impossible options are refused with a code`(
    path: UTF8String, query: [(UTF8String, UTF8String)], code: String
  ) throws {
    let stage = try Stage()
    #expect(refusal(decide(stage, path, query)) == code)
    #expect(stage.gateway.registry.channels.isEmpty)
  }

  @Test func `names like the server's own are refused, so that retries stay separate`() throws {
    let stage = try Stage()
    let given = try parameters(decide(stage)).client
    #expect(refusal(decide(stage, "/ws", [("client", UTF8String(given))])) == "400 invalid_client")
  }

  @Test func `with a token set, a missing one is allowed at first, wrong ones are refused`() throws
  {
    let token = Token()
    let stage = try Stage(token: token)
    guard case .accept(let context) = decide(stage) else {
      Issue.record("refused")
      return
    }
    #expect(context is UnauthenticatedPeer)
    #expect(stage.hub.sessions.isEmpty)
    _ = try parameters(decide(stage, token: UTF8String(token.text)))
    var codes: [String?] = []
    for _ in 0...FailedAttempts.maxAttempts { codes.append(refusal(decide(stage, token: "wrong"))) }
    #expect(codes.first == "401 unauthorised" && codes.last == "429 rate_limited")
  }

  @Test func `the echo has no options and makes no session`() throws {
    let stage = try Stage()
    guard case .accept(nil) = decide(stage, "/anything", use: .echo) else {
      Issue.record("refused")
      return
    }
    #expect(stage.hub.sessions.isEmpty)
  }
}

import Foundation
import OrderedJSON
import Sessions
import Testing

@testable import Serving

/// The first message of a client that could not send a header.
@MainActor
@Suite struct AdmissionTests {
  private let token = Token()

  /// A connection that has presented no token.
  private func stranger(_ stage: Stage) -> RecordingSink {
    let sink = stage.sink()
    sink.context = UnauthenticatedPeer(stage.parameters("a"))
    return sink
  }

  private func authenticate(_ params: JSONObject) -> JSONValue {
    ["id": 1, "method": "authenticate", "params": .object(params)]
  }

  @Test func `the right token is answered, and then comes hello`() throws {
    let stage = try Stage(token: token)
    let sink = stranger(stage)
    stage.gateway.admission.admit(
      sink, showing: authenticate(["token": .string(UTF8String(token.text))]))
    stage.endTurn()
    let messages = try sink.messages
    #expect(messages.map { $0["method"]?.stringValue } == [nil, "hello"])
    #expect(messages[0]["id"] == 1 && messages[0]["result"] == ["authenticated": true])
    #expect(sink.context is Subscriber)
  }

  @Test func `the link's code admits once`() throws {
    let stage = try Stage(token: token)
    let code = stage.gateway.admission.gate?.makeCode() ?? ""
    let (first, second) = (stranger(stage), stranger(stage))
    stage.gateway.admission.admit(first, showing: authenticate(["code": .string(UTF8String(code))]))
    stage.gateway.admission.admit(
      second, showing: authenticate(["code": .string(UTF8String(code))]))
    #expect(first.context is Subscriber && first.closeCode == nil)
    #expect(second.closeCode == 4501 && second.closeReason == "wrong token")
  }

  @Test(arguments: [
    ["id": 1, "method": "push", "params": ["value": 1]], ["method": "authenticate"],
    ["method": "authenticate", "params": ["token": 1]], [], "authenticate", nil as JSONValue?,
  ])
  func `any other first message ends the connection`(frame: JSONValue?) throws {
    let stage = try Stage(token: token)
    let sink = stranger(stage)
    stage.gateway.admission.admit(sink, showing: frame)
    #expect(sink.closeCode == 4501)
    #expect(sink.closeReason == "expected authenticate with a token or a code")
    #expect(sink.writes.isEmpty && stage.hub.sessions.isEmpty)
  }

  @Test func `after some wrong attempts a client gets another error`() throws {
    let stage = try Stage(token: token)
    var reasons: [String?] = []
    for _ in 0..<FailedAttempts.maxAttempts + 2 {
      let sink = stranger(stage)
      stage.gateway.admission.admit(sink, showing: authenticate(["token": "guess"]))
      reasons.append(sink.closeReason)
    }
    #expect(reasons.prefix(FailedAttempts.maxAttempts).allSatisfy { $0 == "wrong token" })
    #expect(reasons.suffix(2).allSatisfy { $0 == "too many wrong tries, wait a minute" })
    let knowing = stranger(stage)
    stage.gateway.admission.admit(
      knowing, showing: authenticate(["token": .string(UTF8String(token.text))]))
    #expect(knowing.closeCode == nil)
  }

  @Test func `a full server refuses a newcomer, and says so`() throws {
    let stage = try Stage(maxSessions: 2)
    for name in ["x", "y"] {
      let client = try stage.connect(name, session: name)
      stage.endTurn()
      client.push(1)
      stage.endTurn()
    }
    let sink = stage.sink()
    stage.gateway.admission.welcome(
      stage.parameters("z", session: "z"), on: sink, answering: nil)
    #expect(sink.closeCode == 4504 && sink.closeReason == "no room for a session")
    #expect(throws: HTTPRefusal.self) { try stage.connect("z", session: "z") }
  }

  @Test func `without memory no client that would make a session is admitted`() throws {
    let stage = try Stage(memory: 1 << 20)
    stage.hub.memory.update(1 << 20)
    let refusal = #expect(throws: HTTPRefusal.self) {
      try stage.connect("z", session: "z")
    }
    #expect(refusal?.status == 503 && refusal?.code == "overloaded")
    let sink = stage.sink()
    stage.gateway.admission.welcome(stage.parameters("z", session: "z"), on: sink, answering: nil)
    #expect(sink.closeCode == 1013)
  }
}

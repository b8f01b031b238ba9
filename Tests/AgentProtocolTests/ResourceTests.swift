import OrderedJSON
import Testing

@testable import AgentProtocol

@Suite struct `Resources` {
  private let modern = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{}}
    """

  private func read(_ uri: String, _ talk: Talk) {
    talk.say(
      #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"\#(uri)"}}"#)
    talk.hear(Talk.hello)
  }

  private func changed(_ base: Int, _ path: String) -> JSONValue {
    [
      "method": "changed",
      "params": [
        "base": .number(.init(base)), "revision": .number(.init(base + 1)),
        "patch": [["op": "replace", "path": .string(path), "value": []]],
      ],
    ]
  }

  @Test func `are the state, the screen, the history and the problems`() throws {
    let talk = Talk.begun()
    talk.say(#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#)
    let uris = try talk.answer()["result"]?["resources"]?.arrayValue?.compactMap { $0["uri"]?.text }
    #expect(uris?.count == 4)
    for name in ["state", "screen", "history", "problems"] {
      #expect(Resource(uri: UTF8String("colonnade://\(name)")) != nil)
    }
  }

  @Test(arguments: ["revision/", "revision/x", "revision/-1", "revision/+1", "state/", ""])
  func `with other URIs are refused`(path: String) {
    #expect(Resource(uri: UTF8String("colonnade://\(path)")) == nil)
  }

  @Test func `contain the state as JSON`() throws {
    let talk = Talk.begun()
    read("colonnade://state", talk)
    let contents = try talk.answer()["result"]?["contents"]?[0]
    #expect(contents?["mimeType"] == "application/json")
    #expect(contents?["text"]?.stringValue?.string == Talk.state.text)
  }

  @Test func `of past revisions are requested from the session, and may be gone`() throws {
    let talk = Talk.begun()
    read("colonnade://revision/2", talk)
    #expect(talk.questions.first?["params"] == ["revision": 2])
    talk.hear(["id": 1, "error": ["code": 1012, "message": "It is gone."]])
    #expect(
      try talk.answer()["error"] == [
        "code": -32002, "message": "It is gone.", "data": ["uri": "colonnade://revision/2"],
      ])
  }

  @Test func `send a notification to subscribers when they change`() throws {
    let talk = Talk.begun()
    let subscribe = #""method":"resources/subscribe","params":{"uri":"colonnade://problems"}"#
    talk.say(#"{"jsonrpc":"2.0","id":1,\#(subscribe)}"#)
    talk.hear(Talk.hello)
    #expect(try talk.answer()["result"] == [:])
    talk.hear(changed(4, "/detail/path"))
    #expect(talk.answers.isEmpty)
    talk.hear(changed(5, "/problems"))
    let note = try talk.answer()
    #expect(note["method"] == "notifications/resources/updated")
    #expect(note["params"] == ["uri": "colonnade://problems"])
    talk.say(
      #"{"jsonrpc":"2.0","id":2,"method":"resources/unsubscribe","params":{"uri":"colonnade://problems"}}"#
    )
    _ = talk.answers
    talk.hear(changed(6, "/problems"))
    #expect(talk.answers.isEmpty)
  }

  @Test func `send notifications on a stream in the newest revision, until cancelled`() throws {
    let talk = Talk()
    talk.say(
      """
      {"jsonrpc":"2.0","id":"s","method":"subscriptions/listen","params":{\(modern),\
      "notifications":{"resourceSubscriptions":["colonnade://state"],"toolsListChanged":true}}}
      """)
    #expect(talk.connections == 1)
    let first = try talk.answer()
    #expect(first["method"] == "notifications/subscriptions/acknowledged")
    #expect(
      first["params"]?["notifications"] == ["resourceSubscriptions": ["colonnade://state"]])
    talk.hear(Talk.hello)
    talk.hear(changed(4, "/problems"))
    let note = try talk.answer()
    #expect(note["params"]?["_meta"] == ["io.modelcontextprotocol/subscriptionId": "s"])
    talk.say(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"s"}}"#)
    talk.hear(changed(5, "/problems"))
    #expect(talk.answers.isEmpty)
  }

  @Test func `streams end with the input`() throws {
    let talk = Talk()
    talk.say(
      #"{"jsonrpc":"2.0","id":9,"method":"subscriptions/listen","params":{\#(modern),"notifications":{}}}"#
    )
    _ = talk.answers
    talk.end()
    #expect(try talk.answer()["id"] == 9)
  }

  @Test func `the state is requested again after a change with a gap before it`() throws {
    let talk = Talk.begun()
    talk.call("screen")
    _ = talk.answers
    talk.hear(changed(7, "/problems"))
    #expect(talk.questions.first?["method"] == "state.get")
    talk.hear(["id": "refresh", "result": ["revision": 8, "state": ["problems": []]]])
    talk.call("problems", id: 2)
    #expect(try talk.answer()["result"]?["structuredContent"]?["revision"] == 8)
  }
}

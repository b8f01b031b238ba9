import OrderedJSON
import Testing

@testable import AgentProtocol

@Suite struct `Malformed messages` {
  @Test(arguments: [
    ("{", -32700, "null"), ("nonsense", -32700, "null"), (#"{"a":1,"a":2}"#, -32700, "null"),
    ("\"text\"", -32600, "null"), ("[]", -32600, "null"), ("7", -32600, "null"),
    (#"{"id":1,"method":"ping"}"#, -32600, "1"),
    (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600, "1"),
    (#"{"jsonrpc":"2.0","id":"x","method":7}"#, -32600, "\"x\""),
    (#"{"jsonrpc":"2.0","id":"x"}"#, -32600, "\"x\""),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"pign"}"#, -32601, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no"}}"#, -32602, "1"),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"screen","arguments":[]}}"#,
      -32602, "1"
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/read"}"#, -32602, "1"),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"colonnade://stat"}}"#,
      -32002, "1"
    ),
    (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600, "null"),
  ])
  func `get a JSON-RPC error, with the id if it can be read`(
    line: String, code: Int, id: String
  ) throws {
    let talk = Talk.begun()
    talk.say(line)
    let answer = try talk.answer()
    #expect(answer.errorCode == code)
    #expect(answer["id"]?.text == id)
    #expect(answer["error"]?["message"]?.stringValue?.isEmpty == false)
    #expect(talk.connections == 0)
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/unheard"}"#,
    #"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"undo"}}"#,
    #"{"jsonrpc":"2.0","method":"ping","params":7}"#,
    #"{"jsonrpc":"2.0","id":9,"result":{}}"#,
  ])
  func `notifications and responses get no response`(line: String) {
    let talk = Talk.begun()
    talk.say(line)
    #expect(talk.answers.isEmpty && talk.connections == 0)
  }

  @Test func `a line that is too long is refused`() throws {
    let talk = Talk.begun()
    talk.say(tooLong: ())
    #expect(try talk.answer().errorCode == -32600)
  }

  @Test func `the error for an unknown method or tool suggests the nearest one`() throws {
    let talk = Talk.begun()
    talk.say(#"{"jsonrpc":"2.0","id":1,"method":"tools/lsit"}"#)
    #expect(try talk.answer()["error"]?.text.contains("tools/list") == true)
    talk.say(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"popToRot"}}"#)
    #expect(try talk.answer()["error"]?.text.contains("“popToRoot”") == true)
  }

  @Test func `an id can be used again once its request is answered, not before`() throws {
    let talk = Talk.begun()
    talk.call("undo")
    talk.say(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
    #expect(try talk.answer().errorCode == -32600)
    talk.hear(["id": 1, "result": ["revision": 4, "changed": false]])
    #expect(try talk.answer()["result"] != nil)
    talk.say(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
    #expect(try talk.answer()["result"] == [:])
  }

  @Test func `a client with too many open requests gets an error`() throws {
    let talk = Talk.begun()
    for id in 0..<Conversation.maxWaiting { talk.call("undo", id: id) }
    #expect(talk.answers.isEmpty)
    talk.call("undo", id: 1_000)
    #expect(try talk.answer().errorCode == -32603)
  }

  @Test func `a batch of messages gets one response, in revisions that have batches`()
    throws
  {
    let talk = Talk.begun("2025-03-26")
    talk.say(
      #"""
      [{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"},7,
      {"jsonrpc":"2.0","id":2,"method":"no"},
      {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"problems"}}]
      """#.replacing("\n", with: ""))
    #expect(talk.answers.isEmpty)
    talk.hear(Talk.hello)
    let answers = try #require(talk.answer().arrayValue)
    #expect(answers.map { $0["id"]?.text } == ["1", "null", "2", "3"])
    #expect(answers.map { $0.errorCode } == [nil, -32600, -32601, nil])
  }
}

import OrderedJSON
import Testing

@testable import AgentProtocol

@Suite struct `Beginning a conversation` {
  private let modern = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{}}
    """

  private func initialize(_ revision: String) throws -> JSONValue {
    let talk = Talk()
    talk.say(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(revision)"}}"#
    )
    return try talk.answer()
  }

  @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
  func `the server accepts every older revision that it knows`(revision: String) throws {
    let answer = try initialize(revision)
    #expect(answer["result"]?["protocolVersion"] == .string(revision))
    #expect(answer["result"]?["resultType"] == nil)
  }

  @Test(arguments: ["2026-07-28", "1999-01-01", ""])
  func `for other revisions the server offers the newest with a handshake`(revision: String) throws
  {
    #expect(try initialize(revision)["result"]?["protocolVersion"] == "2025-11-25")
  }

  @Test func `the instructions say how to use the server and where people can watch`() throws {
    let words = try initialize("2025-11-25")["result"]?["instructions"]?.stringValue?.string
    #expect(words?.contains("http://127.0.0.1:1/") == true)
    #expect(words?.contains("screen") == true)
    #expect(words?.contains("navigation-test") == true)
  }

  @Test func `before the handshake only a ping is answered`() throws {
    let talk = Talk()
    talk.say(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
    #expect(try talk.answer() == ["jsonrpc": "2.0", "id": 1, "result": [:]])
    talk.say(#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#)
    #expect(try talk.answer().errorCode == -32602)
  }

  @Test func `the newest revision needs no handshake, and says so in each result`() throws {
    let talk = Talk()
    talk.say(#"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\#(modern)}}"#)
    let result = try talk.answer()["result"]
    #expect(result?["supportedVersions"]?[0] == "2026-07-28")
    #expect(result?["resultType"] == "complete")
    talk.say(#"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{\#(modern)}}"#)
    let list = try talk.answer()["result"]
    #expect(list?["cacheScope"] == "private" && list?["ttlMs"] == 3_600_000)
    #expect(list?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "colonnade")
    talk.say(#"{"jsonrpc":"2.0","id":3,"method":"ping","params":{\#(modern)}}"#)
    #expect(try talk.answer().errorCode == -32601)
  }

  @Test func `a request with an unknown revision gets the list of known ones`() throws {
    let talk = Talk()
    talk.say(
      """
      {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":\
      {"io.modelcontextprotocol/protocolVersion":"2099-01-01"}}}
      """)
    let error = try talk.answer()["error"]
    #expect(error?["code"] == -32022)
    #expect(error?["data"]?["requested"] == "2099-01-01")
    #expect(error?["data"]?["supported"]?.arrayValue?.count == ProtocolRevision.allCases.count)
  }

  @Test func `a request with the newest revision must declare the client's capabilities`() throws {
    let talk = Talk()
    talk.say(
      """
      {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":\
      {"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}
      """)
    #expect(try talk.answer().errorCode == -32602)
  }
}

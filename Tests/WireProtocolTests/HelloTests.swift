import OrderedJSON
import Testing

@testable import WireProtocol

@Suite struct HelloTests {
  private static func params(_ start: Hello.Start) throws -> JSONValue {
    var writer = JSONWriter()
    writer.append(
      Hello(
        session: "main", client: "c7", epoch: "mf3k9", revision: 52, start: start,
        limits: ["message": 262_144]))
    let message = try JSONValue(parsing: writer.bytes)
    #expect(message["jsonrpc"] == "2.0")
    #expect(message["method"] == "hello")
    return try #require(message["params"])
  }

  @Test func `hello has the client, the session and the limits`() throws {
    let params = try Self.params(.fresh(state: SharedText(Array("{}".utf8))))
    let expected: JSONValue = [
      "protocol": "1.0", "server": "colonnade/0.1.0", "session": "main", "client": "c7",
      "epoch": "mf3k9", "revision": 52, "state": [:],
      "history": ["canUndo": false, "canRedo": false], "limits": ["message": 262_144],
      "durability": "none", "docs": "/protocol.json",
    ]
    #expect(params.isIdentical(to: expected))
  }

  @Test func `a resumed hello has changes instead of the state`() throws {
    let params = try Self.params(.resumed(changes: Array("{},{}".utf8)))
    #expect(params["resumed"] == true)
    #expect(params["changes"] == [[:], [:]])
    #expect(params["state"] == nil)
  }

  @Test(arguments: [
    (Hello.Reason.epochChanged, "epoch_changed"), (.tooOld, "too_old"),
    (.fromFuture, "from_future"),
  ])
  func `a hello that could not resume says why and has the state`(
    reason: Hello.Reason, name: String
  ) throws {
    let params = try Self.params(.notResumed(reason, state: SharedText(Array("{}".utf8))))
    #expect(params["resumed"] == false)
    #expect(params["reason"] == .string(name))
    #expect(params["state"] == [:])
    #expect(params["changes"] == nil)
  }
}

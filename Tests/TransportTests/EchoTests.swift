import Testing

@testable import Transport

@Suite struct `A server and its messages` {
  @Test func `a text is echoed`() throws {
    let server = try LiveServer()
    let client = try RawWebSocket(port: server.port)
    try client.send("hello")
    #expect(client.nextText() == "hello")
  }

  @Test func `a plain request is answered`() throws {
    let server = try LiveServer()
    let response = try RawSocket.request(get("/a%20b?x=1", port: server.port), port: server.port)
    #expect(response.status == 200)
    #expect(response.text == #"{"path":"/a b"}"#)
  }
}

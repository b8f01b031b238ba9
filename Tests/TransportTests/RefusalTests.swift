import Foundation
import Testing

@testable import Transport

@Suite struct `Requests that are refused` {
  private let server: LiveServer

  init() throws { server = try LiveServer() }

  /// A valid upgrade with one line changed or left out.
  private func upgrade(_ line: String, instead: String?) -> String {
    let lines = RawWebSocket.upgrade("/ws", port: server.port).components(separatedBy: "\r\n")
    return lines.compactMap { $0.hasPrefix(line) ? instead : $0 }.joined(separator: "\r\n")
  }

  /// The status, for a refusal that says why in JSON, closes, and carries every security header.
  private func refusal(_ request: String) throws -> Int {
    let socket = try RawSocket(port: server.port)
    try socket.send(request)
    let response = try socket.response()
    #expect(response.text.hasPrefix(#"{"error":{"code":""#))
    #expect(response["Connection"] == "close")
    for header in SecurityHeaders.all { #expect(response[header.name] == header.value) }
    #expect(socket.isClosedByServer())
    return response.status
  }

  private var host: String { "Host: 127.0.0.1:\(server.port)" }

  @Test func `an upgrade by another method`() throws {
    let get = "GET /ws"
    #expect(try refusal(upgrade(get, instead: "POST /ws HTTP/1.1")) == 405)
    #expect(try refusal(upgrade(get, instead: "HEAD /ws HTTP/1.1")) == 405)
    #expect(try refusal(upgrade(get, instead: "PUT /ws HTTP/1.1")) == 405)
  }

  @Test func `an upgrade over HTTP 1.0`() throws {
    #expect(try refusal(upgrade("GET /ws", instead: "GET /ws HTTP/1.0")) == 400)
  }

  @Test func `an upgrade to another version, or to none`() throws {
    let socket = try RawSocket(port: server.port)
    try socket.send(upgrade("Sec-WebSocket-Version", instead: "Sec-WebSocket-Version: 8"))
    let response = try socket.response()
    #expect(response.status == 426)
    #expect(response["Sec-WebSocket-Version"] == "13")
    #expect(try refusal(upgrade("Sec-WebSocket-Version", instead: nil)) == 426)
  }

  @Test func `an upgrade with a bad key, or none`() throws {
    #expect(try refusal(upgrade("Sec-WebSocket-Key", instead: "Sec-WebSocket-Key: abc==")) == 400)
    #expect(try refusal(upgrade("Sec-WebSocket-Key", instead: nil)) == 400)
  }

  @Test func `an upgrade that Connection does not name`() throws {
    #expect(try refusal(upgrade("Connection", instead: "Connection: keep-alive")) == 400)
    #expect(try refusal(upgrade("Connection", instead: nil)) == 400)
  }

  @Test func `an upgrade for another host, for none, and for two`() throws {
    #expect(try refusal(upgrade("Host", instead: "Host: evil.example:\(server.port)")) == 403)
    #expect(try refusal(upgrade("Host", instead: "Host: 127.0.0.1")) == 403)
    #expect(try refusal(upgrade("Host", instead: nil)) == 403)
    #expect(try refusal(upgrade("Host", instead: "\(host)\r\n\(host)")) == 403)
  }

  @Test func `an upgrade by the page of another origin`() throws {
    let port = server.port
    for origin in ["null", "http://evil.example", "https://127.0.0.1:\(port)"] {
      let request = RawWebSocket.upgrade("/ws", port: port, extra: ["Origin: \(origin)"])
      #expect(try refusal(request) == 403)
    }
    let own = RawWebSocket.upgrade("/ws", port: port, extra: ["Origin: http://localhost:\(port)"])
    #expect(try RawSocket.request(own, port: port).status == 101)
  }

  @Test func `an upgrade to HTTP 2`() throws {
    let settings = ["Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"]
    let request = upgrade("Upgrade", instead: settings.joined(separator: "\r\n"))
    #expect(try refusal(request) == 403)
  }

  @Test func `an upgrade to an unknown protocol`() throws {
    let socket = try RawSocket(port: server.port)
    try socket.send(upgrade("Upgrade", instead: "Upgrade: spdy"))
    #expect(try socket.response().status == 403)
    #expect(socket.isClosedByServer())
  }

  @Test func `an upgrade that offers only unknown subprotocols`() throws {
    let offer = ["Sec-WebSocket-Protocol: other, more"]
    let request = RawWebSocket.upgrade("/ws", port: server.port, extra: offer)
    let response = try RawSocket.request(request, port: server.port)
    #expect(response.status == 400)
    #expect(response.text.contains("test.v1"))
    let long = ["Sec-WebSocket-Protocol: test.v1" + String(repeating: ", x", count: 100)]
    #expect(try refusal(RawWebSocket.upgrade("/ws", port: server.port, extra: long)) == 400)
  }

  @Test func `a request by another method`() throws {
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"] {
      let socket = try RawSocket(port: server.port)
      try socket.send("\(method) / HTTP/1.1\r\n\(host)\r\n\r\n")
      let response = try socket.response()
      #expect(response.status == 405)
      #expect(response["Allow"] == "GET, HEAD")
      #expect(socket.isClosedByServer())
    }
  }

  @Test func `a request for another host, for none, and for two`() throws {
    #expect(try refusal("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n") == 403)
    #expect(try refusal("GET / HTTP/1.1\r\n\r\n") == 403)
    #expect(try refusal("GET / HTTP/1.1\r\n\(host)\r\n\(host)\r\n\r\n") == 403)
    #expect(try refusal("GET / HTTP/1.1\r\n\(host)\r\nHost: evil.example\r\n\r\n") == 403)
    #expect(try refusal("GET / HTTP/1.0\r\n\r\n") == 403)
  }

  @Test func `a request with a body`() throws {
    #expect(try refusal("GET / HTTP/1.1\r\n\(host)\r\nContent-Length: 5\r\n\r\nhello") == 400)
    let chunked = "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    #expect(try refusal("GET / HTTP/1.1\r\n\(host)\r\n\(chunked)") == 400)
  }

  @Test func `a target that is not UTF-8`() throws {
    #expect(try refusal(get("/%ff", port: server.port)) == 400)
    #expect(try refusal(get("/?a=%ff", port: server.port)) == 400)
  }

  @Test(arguments: [
    "\r\n\r\n", "GET\r\n\r\n", "GET /%zz HTTP/1.1\r\n\r\n", "GET /%00 HTTP/1.1\r\n\r\n",
    "BREW / HTTP/1.1\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}", "CONNECT x:1 HTTP/1.1\r\n\r\n",
    "CONNECT / HTTP/1.1\r\nHost: x\r\n\r\nraw", "GET http://evil/ HTTP/1.1\r\nHost: evil\r\n\r\n",
  ])
  func `anything but a request ends its connection and no other`(text: String) throws {
    let socket = try RawSocket(port: server.port)
    try socket.send(text)
    socket.finishSending()
    #expect(socket.isClosedByServer())
    #expect(!String(decoding: socket.received, as: UTF8.self).contains(" 200 "))
    #expect(try RawSocket.request(get("/", port: server.port), port: server.port).status == 200)
  }

  @Test func `a head that is too large ends its connection`() throws {
    let socket = try RawSocket(port: server.port)
    let cookie = "Cookie: " + String(repeating: "x", count: 20_000)
    try socket.send(get("/", port: server.port, cookie))
    #expect(socket.isClosedByServer())
    #expect(try RawSocket.request(get("/", port: server.port), port: server.port).status == 200)
  }

  @Test func `the cookies of other programs on this machine do no harm`() throws {
    let cookie = "Cookie: " + String(repeating: "x", count: 10_000)
    let response = try RawSocket.request(get("/", port: server.port, cookie), port: server.port)
    #expect(response.status == 200)
  }

  @Test func `the handler's own refusal is sent and counted`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      handler.onUpgrade = { upgrade in
        upgrade.request.bearerToken == "secret"
          ? .accept(context: nil) : .refuse(.error(401, code: "token", message: "No token."))
      }
    }
    let plain = RawWebSocket.upgrade("/ws", port: server.port)
    #expect(try RawSocket.request(plain, port: server.port).status == 401)
    let token = ["Authorization: Bearer secret"]
    let allowed = RawWebSocket.upgrade("/ws", port: server.port, extra: token)
    #expect(try RawSocket.request(allowed, port: server.port).status == 101)
    #expect(server.counters.refused == 1)
    #expect(server.counters.accepted == 1)
  }

  @Test func `beyond the limit a connection is closed at once, and room is used again`() throws {
    let server = try LiveServer { $0.limits.connections = 2 }
    let first = try RawWebSocket(port: server.port)
    var second: RawWebSocket? = try RawWebSocket(port: server.port)
    let third = try RawSocket(port: server.port)
    #expect(third.isClosedByServer())
    #expect(server.counters.refused == 1)
    try first.send("still here")
    #expect(first.nextText() == "still here")
    #expect(second != nil)
    second = nil
    #expect(server.eventually { $0.server.counters.sockets == 1 })
    let fourth = try RawWebSocket(port: server.port)
    try fourth.send("in")
    #expect(fourth.nextText() == "in")
  }
}

import OrderedJSON
import Testing

@testable import Transport

@Suite struct `Parts of HTTP` {
  @Test(arguments: [
    ("gzip", true), ("GZIP", true), ("deflate, gzip;q=0.5", true), ("*", true), ("", false),
    ("gzip;q=0", false), ("gzip; q=0.000", false), ("*;q=0", false), ("identity", false),
    ("gzip;q=0, *", false), ("*;q=0, gzip", true), ("gzipped", false), (",;,=", false),
    ("br;q=1.0, gzip;q=0.8, *;q=0.1", true),
  ])
  func `gzip is sent if it is accepted`(header: UTF8String, isTaken: Bool) {
    #expect(AcceptEncoding.allowsGzip(header) == isTaken)
  }

  @Test(arguments: [
    (#""abc""#, true), (#"W/"abc""#, true), ("*", true), (#""x", "abc""#, true), ("abc", false),
    (#""ab""#, false), ("", false), (#""x""#, false), (" * ", true),
  ])
  func `a tag is found in If-None-Match`(header: UTF8String, isFound: Bool) {
    #expect(EntityTag.matches(#""abc""#, ifNoneMatch: header) == isFound)
  }

  @Test func `other bytes have another tag`() {
    #expect(EntityTag.strong(for: [1, 2]) != EntityTag.strong(for: [2, 1]))
    #expect(EntityTag.strong(for: []) != EntityTag.strong(for: [0]))
    #expect(EntityTag.strong(for: [1, 2]) == EntityTag.strong(for: [1, 2]))
  }

  @Test func `an error has its code and its sentence as JSON`() {
    let response = HTTPResponse.error(400, code: "a_b", message: "Say \"x\\y\"\n")
    let expected = #"{"error":{"code":"a_b","message":"Say \"x\\y\" "}}"# + "\n"
    #expect(String(decoding: response.body, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("ws://localhost:8080/ws?a=b#c", false, "localhost", 8080, "/ws?a=b", "localhost:8080"),
    ("ws://h", false, "h", 80, "/", "h"), ("WSS://h", true, "h", 443, "/", "h"),
    ("wss://h:80?x", true, "h", 80, "/?x", "h:80"),
    ("ws://[::1]:9/", false, "::1", 9, "/", "[::1]:9"),
  ])
  func `a WebSocket URL is read`(
    text: String, isSecure: Bool, host: String, port: Int, target: String, authority: String
  ) throws {
    let url = try WebSocketURL(text)
    #expect(url.isSecure == isSecure)
    #expect(url.host == host)
    #expect(url.port == port)
    #expect(url.target == target)
    #expect(url.authority == authority)
  }

  @Test(arguments: [
    "", "h", "http://h", "ws:", "ws://", "ws:///x", "ws://h:x", "ws://h:0", "ws://u@h", "ws://a b",
    "ws://h/\r\nX: y", "ws://é",
  ])
  func `text that is no WebSocket URL is refused`(text: String) {
    #expect(throws: TransportError.invalidURL(text)) { try WebSocketURL(text) }
  }
}

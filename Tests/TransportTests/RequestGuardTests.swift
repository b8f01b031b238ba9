import OrderedJSON
import Testing

@testable import Transport

@Suite struct `The guard` {
  private let requestGuard: RequestGuard

  init() throws {
    let hosts = AllowedHosts(
      address: try ListenAddress("127.0.0.1"), port: 8080, isSecure: false, extra: [])
    requestGuard = RequestGuard(
      hosts: hosts, subprotocols: [Subprotocol("one"), Subprotocol("two")])
  }

  private func upgrade(_ change: (inout RequestHead) -> Void = { _ in }) -> RequestHead {
    var head = RequestHead()
    head.host = .one("127.0.0.1:8080")
    head.upgrade = .one("websocket")
    head.connection = .one("keep-alive, Upgrade")
    head.webSocketKey = .one("dGhlIHNhbXBsZSBub25jZQ==")
    head.webSocketVersion = .one("13")
    change(&head)
    return head
  }

  private func refusal(_ change: (inout RequestHead) -> Void) -> Refusal? {
    do throws(Refusal) {
      _ = try requestGuard.validate(upgrade: upgrade(change))
      return nil
    } catch {
      return error
    }
  }

  @Test func `a valid upgrade passes and gets our first subprotocol`() throws {
    #expect(try requestGuard.validate(upgrade: upgrade()).subprotocol.name == "one")
  }

  @Test func `the client's first subprotocol that is ours is chosen`() throws {
    let head = upgrade { $0.webSocketProtocol = .one("zero, two,one") }
    #expect(try requestGuard.validate(upgrade: head).subprotocol.name == "two")
  }

  @Test func `only unknown subprotocols are refused, naming ours`() {
    let refusal = refusal { $0.webSocketProtocol = .one("ones, tw") }
    #expect(refusal?.status == 400)
    #expect(refusal?.message.contains("one, two") == true)
    #expect(self.refusal { $0.webSocketProtocol = .repeated }?.status == 400)
    #expect(self.refusal { $0.webSocketProtocol = .unreadable }?.status == 400)
  }

  @Test func `everything that RFC 6455 requires is required`() {
    #expect(refusal { $0.upgrade = .one("h2c") } == .notWebSocket)
    #expect(refusal { $0.upgrade = .repeated } == .notWebSocket)
    #expect(refusal { $0.method = .head } == .upgradeByGet)
    #expect(refusal { $0.method = .other } == .upgradeByGet)
    #expect(refusal { $0.version = .one("HTTP/1.0") } == .oldHTTP)
    #expect(refusal { $0.version = .absent } == .oldHTTP)
    #expect(refusal { $0.connection = .one("keep-alive") } == .badConnectionHeader)
    #expect(refusal { $0.connection = .one("upgraded") } == .badConnectionHeader)
    #expect(refusal { $0.webSocketVersion = .one("8") } == .version)
    #expect(refusal { $0.webSocketVersion = .absent } == .version)
    #expect(refusal { $0.webSocketVersion = .repeated } == .version)
  }

  @Test(arguments: [
    "", "short==", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25jZQ===",
    "dGhlIHNhbXBsZSBub25jZQAA", "dGhlIHNhbXBsZSBub25j\u{20}Q==", "dGhlIHNhbXBsZSBub25jZé==",
  ])
  func `a key is 16 bytes in base64`(key: UTF8String) {
    #expect(refusal { $0.webSocketKey = .one(key) } == .badKey)
  }

  @Test func `there is exactly one Host, and it is ours`() {
    #expect(refusal { $0.host = .absent } == .hostNotAllowed)
    #expect(refusal { $0.host = .repeated } == .hostNotAllowed)
    #expect(refusal { $0.host = .one("evil.example:8080") } == .hostNotAllowed)
  }

  @Test func `an Origin is absent or ours`() {
    #expect(refusal { $0.origin = .one("http://localhost:8080") } == nil)
    #expect(refusal { $0.origin = .one("null") } == .originNotAllowed)
    #expect(refusal { $0.origin = .one("http://evil.example") } == .originNotAllowed)
    #expect(refusal { $0.origin = .repeated } == .originNotAllowed)
    #expect(refusal { $0.origin = .unreadable } == .originNotAllowed)
  }

  @Test func `a request carries no body`() {
    #expect(refusal { $0.contentLength = .one("1") } == .bodyNotTaken)
    #expect(refusal { $0.contentLength = .one("0") } == nil)
    #expect(refusal { $0.contentLength = .repeated } == .bodyNotTaken)
    #expect(refusal { $0.transferEncoding = .one("chunked") } == .bodyNotTaken)
  }

  @Test func `a target that is not UTF-8 is refused`() {
    #expect(refusal { $0.path = nil } == .badTarget)
    #expect(refusal { $0.query = nil } == .badTarget)
  }

  @Test func `plain requests are GET or HEAD`() throws {
    var head = RequestHead()
    head.host = .one("localhost:8080")
    #expect(try requestGuard.validate(request: head).method == .get)
    head.method = .head
    #expect(try requestGuard.validate(request: head).method == .head)
    head.method = .other
    #expect(throws: Refusal.methodNotAllowed) { try requestGuard.validate(request: head) }
  }

  @Test func `the query and the token are read`() throws {
    var head = RequestHead()
    head.host = .one("localhost:8080")
    head.query = ["a=1=2", "b", "=c", "a=3"]
    head.authorization = .one("bearer  abc ")
    let request = try requestGuard.validate(request: head)
    #expect(request.query("a") == "1=2")
    #expect(request.query("b") == "")
    #expect(request.query("") == "c")
    #expect(request.query("d") == nil)
    #expect(request.bearerToken == "abc")
    head.authorization = .one("Basic abc")
    #expect(try requestGuard.validate(request: head).bearerToken == nil)
  }

  @Test func `a server without subprotocols accepts no WebSocket`() throws {
    let mute = RequestGuard(hosts: requestGuard.hosts, subprotocols: [])
    #expect(throws: Refusal.self) { try mute.validate(upgrade: upgrade()) }
  }
}

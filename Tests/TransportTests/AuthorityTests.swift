import OrderedJSON
import Testing

@testable import Transport

@Suite struct `Hosts and origins` {
  @Test(
    arguments: [
      ("localhost", "localhost", nil), ("LocalHost:80", "localhost", 80),
      ("127.0.0.1:65535", "127.0.0.1", 65535), ("[::1]", "[::1]", nil),
      ("[::1]:8080", "[::1]", 8080), ("a-b_c.example", "a-b_c.example", nil),
      ("h:0", "h", 0),
    ] as [(UTF8String, String, Int?)])
  func `a host and its port are read`(text: UTF8String, host: String, port: Int?) {
    #expect(Authority(text) == Authority(host: host, port: port))
  }

  @Test(arguments: [
    "", ":", ":80", "h:", "h:65536", "h:99999999999999999999", "h:+1", "h:1 ", " h", "h ", "h/",
    "h?x", "u@h", "a:b:c", "::1", "[::1", "::1]", "[]", "[::1]x", "[::1]:", "[g]", "h,h", "é",
    "h\0", "h:٣", "h:1:2", "[::1]]", "[%eth0]",
  ])
  func `text that is no host is refused`(text: UTF8String) {
    #expect(Authority(text) == nil)
  }

  private func hosts(
    _ address: String = "127.0.0.1", port: Int = 8080, isSecure: Bool = false,
    extra: [UTF8String] = []
  ) throws -> AllowedHosts {
    AllowedHosts(
      address: try ListenAddress(address), port: port, isSecure: isSecure,
      extra: extra.compactMap(Authority.init))
  }

  @Test(arguments: [
    ("127.0.0.1:8080", true), ("localhost:8080", true), ("[::1]:8080", false),
    ("LOCALHOST:8080", true), ("localhost", false), ("localhost:80", false),
    ("localhost:80801", false), ("localhost:8080.evil", false), ("evil:8080", false),
    ("localhost.evil:8080", false), ("127.0.0.1:8080,evil", false), ("127.1:8080", false),
  ])
  func `only our full name with its port is a Host of ours`(
    host: UTF8String, isOurs: Bool
  ) throws {
    #expect(try hosts().allows(host: host) == isOurs)
  }

  @Test func `only the scheme's own port can be left out`() throws {
    #expect(try hosts(port: 80).allows(host: "localhost"))
    #expect(try hosts(port: 443).allows(host: "localhost") == false)
    #expect(try hosts(port: 443, isSecure: true).allows(host: "localhost"))
    #expect(try hosts(port: 80, isSecure: true).allows(host: "localhost") == false)
  }

  @Test func `the listening address is a name of ours`() throws {
    #expect(try hosts("10.1.2.3").allows(host: "10.1.2.3:8080"))
    #expect(try hosts("FE80::1").allows(host: "[fe80::1]:8080"))
  }

  @Test(arguments: [
    ("127.0.0.1", ["127.0.0.1", "localhost"]), ("::1", ["[::1]", "localhost"]),
    ("127.0.0.2", ["127.0.0.2"]), ("10.1.2.3", ["10.1.2.3"]),
    ("0.0.0.0", ["0.0.0.0", "127.0.0.1", "localhost"]),
    ("::", ["[::]", "[::1]", "127.0.0.1", "localhost"]),
  ])
  func `addresses that another program can listen on are not ours`(
    address: String, own: [String]
  ) throws {
    let names = ["127.0.0.1", "127.0.0.2", "[::1]", "localhost", "0.0.0.0", "[::]", "10.1.2.3"]
    let hosts = try hosts(address)
    #expect(names.filter { hosts.allows(host: UTF8String("\($0):8080")) }.sorted() == own.sorted())
    #expect(
      names.filter { hosts.allows(origin: UTF8String("http://\($0):8080")) }.sorted()
        == own.sorted())
  }

  @Test func `other allowed hosts have our port or their own`() throws {
    let hosts = try hosts(extra: ["demo.example", "proxy.example:443"])
    #expect(hosts.allows(host: "demo.example:8080"))
    #expect(hosts.allows(host: "demo.example") == false)
    #expect(hosts.allows(host: "proxy.example:443"))
    #expect(hosts.allows(host: "proxy.example:8080") == false)
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080", true), ("http://localhost:8080", true), ("null", false),
    ("https://127.0.0.1:8080", false), ("http://127.0.0.1", false),
    ("http://127.0.0.1:8080/", false), ("http://evil:8080", false), ("", false),
    ("HTTP://127.0.0.1:8080", false), ("http://127.0.0.1:8080 http://evil", false),
    ("file://", false), ("http://", false),
  ])
  func `only a page of ours is an Origin of ours`(origin: UTF8String, isOurs: Bool) throws {
    #expect(try hosts().allows(origin: origin) == isOurs)
  }

  @Test(arguments: ["localhost", "", "127.0.0.1 ", "127.0.0", "1::2::3", "[::1]", "0x7f.1", "lo"])
  func `only a literal address can be listened on`(text: String) {
    #expect(throws: TransportError.invalidAddress(text)) { try ListenAddress(text) }
  }
}

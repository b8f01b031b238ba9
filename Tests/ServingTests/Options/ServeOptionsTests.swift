import NavigationCore
import Testing

@testable import Serving

@Suite struct `Options of serve` {
  private func read(_ words: [String]) throws(UsageError) -> ServeOptions {
    try ServeOptions(try Arguments(words, options: ServeOptions.options))
  }

  private func complaint(_ words: String...) -> String? {
    do {
      _ = try read(words)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `without options the server listens on the loopback, port 8080`() throws {
    let options = try read([])
    #expect(options == ServeOptions())
    #expect(options.host == "127.0.0.1")
    #expect(options.port == 8080)
    #expect(options.isLoopback)
    #expect(options.tokenFile == nil)
    #expect(!options.usesTLS)
    #expect(!options.offersEcho)
  }

  @Test func `every option sets its property`() throws {
    let options = try read([
      "--host=::", "--port=0", "--public=web", "--max-depth=7", "--allow-host=a",
      "--allow-host=b:1", "--token-file=t", "--tls-cert=c", "--tls-key=k", "--insecure-lan",
      "--log-level=debug", "--log-format=json", "--test-echo", "--max-message=1024",
      "--per-address=3", "--plain-page",
    ])
    var expected = ServeOptions()
    expected.messageBytes = 1_024
    expected.connectionsPerAddress = 3
    expected.host = "::"
    expected.port = 0
    expected.publicFolder = "web"
    expected.servesPlainPage = true
    expected.maxDepth = 7
    expected.allowedHosts = ["a", "b:1"]
    expected.tokenFile = "t"
    expected.certificateFile = "c"
    expected.keyFile = "k"
    expected.isInsecureLANAccepted = true
    expected.logLevel = .debug
    expected.logFormat = .json
    expected.offersEcho = true
    #expect(options == expected)
  }

  @Test func `an argument that is no option is refused`() {
    #expect(
      complaint("8080") == "Unexpected argument “8080”. --help lists the options.")
  }

  @Test func `ports end at 65535`() throws {
    #expect(try read(["--port=0"]).port == 0)
    #expect(try read(["--port=65535"]).port == 65_535)
    for port in ["-1", "65536", "http"] {
      #expect(
        complaint("--port", port) == "--port expects a number from 0 to 65535, not “\(port)”.")
    }
  }

  @Test func `the limit of a path can be one element to ten million`() throws {
    #expect(try read(["--max-depth=1"]).maxDepth == 1)
    #expect(try read(["--max-depth=10000000"]).maxDepth == 10_000_000)
    #expect(complaint("--max-depth=0")?.contains("from 1 to 10000000, not “0”") == true)
    #expect(complaint("--max-depth=10000001")?.contains("not “10000001”") == true)
    #expect(try read([]).maxDepth == Reducer.standardMaxDepth)
  }

  @Test func `a level and a format must exist`() {
    #expect(
      complaint("--log-level=loud")
        == "--log-level expects one of error, warning, info, debug, not “loud”.")
    #expect(complaint("--log-format=xml") == "--log-format expects one of text, json, not “xml”.")
  }

  @Test func `a certificate and its key go together`() throws {
    #expect(complaint("--tls-cert=c") == "--tls-cert and --tls-key go together.")
    #expect(complaint("--tls-key=k") == "--tls-cert and --tls-key go together.")
    #expect(try read(["--tls-cert=c", "--tls-key=k"]).usesTLS)
  }

  @Test(arguments: ["localhost", "lo", "example.com", "", "127.evil.example", "127.0.0.256", "::x"])
  func `only an address can be listened on, not a name`(host: String) {
    #expect(
      complaint("--host=\(host)", "--insecure-lan")
        == "--host expects an IPv4 or IPv6 address, not “\(host)”: names are refused.")
  }

  @Test(arguments: ["0.0.0.0", "192.168.1.5", "::", "fe80::1", "128.0.0.1", "::2"])
  func `other machines are accepted only over TLS or with an explicit option`(host: String) throws {
    let refusal = try #require(complaint("--host", host))
    #expect(refusal.contains("Listening on \(host) lets other machines in"))
    #expect(refusal.contains("--tls-cert"))
    #expect(refusal.contains("--insecure-lan"))
    #expect(try read(["--host", host, "--insecure-lan"]).host == host)
    #expect(try read(["--host", host, "--tls-cert=c", "--tls-key=k"]).usesTLS)
  }

  @Test(arguments: ["127.0.0.1", "127.0.0.53", "127.255.255.254", "::1"])
  func `a loopback address needs nothing else`(host: String) throws {
    #expect(try read(["--host", host]).isLoopback)
  }
}

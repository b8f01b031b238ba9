import Testing

@testable import Serving

@Suite struct `The text at the start` {
  private func text(
    host: String = "127.0.0.1", usesTLS: Bool = false, port: Int = 8080, code: String? = nil
  ) -> String {
    var options = ServeOptions()
    options.host = host
    options.port = 0
    if usesTLS {
      options.certificateFile = "c"
      options.keyFile = "k"
    }
    return StartText(options: options, port: port, code: code, storage: "They are kept.").text
  }

  @Test func `on the loopback it shows the links and who can reach it`() {
    #expect(
      text(port: 41_234) == """
        Colonnade is running.

          Dashboard  http://127.0.0.1:41234/
          WebSocket  ws://127.0.0.1:41234/ws
          Reference  http://127.0.0.1:41234/protocol.json

        Only this machine can reach it.
        They are kept.
        Press Ctrl-C to stop.
        """)
  }

  @Test func `an IPv6 address is in brackets`() {
    #expect(text(host: "::1").contains("  Dashboard  http://[::1]:8080/\n"))
    #expect(text(host: "::1").contains("  WebSocket  ws://[::1]:8080/ws\n"))
    #expect(text(host: "::1").contains("Only this machine can reach it."))
  }

  @Test func `a code is in the fragment, which is never sent to a server`() {
    let text = text(code: "c0de")
    #expect(text.contains("  Dashboard  http://127.0.0.1:8080/#code=c0de\n"))
    #expect(
      text.contains(
        "Only this machine can reach it. Clients need the token; the link works once.\n"))
  }

  @Test func `only the link to the dashboard carries the code`() {
    let lines = text(code: "c0de").split(separator: "\n")
    #expect(lines.filter { $0.contains("c0de") }.count == 1)
  }

  @Test func `on a LAN without TLS it warns that anyone can read along`() {
    let text = text(host: "192.168.1.5", code: "c0de")
    #expect(text.contains("Every machine that can reach 192.168.1.5 can try to connect."))
    #expect(text.contains("It is NOT encrypted: anyone on the network can read it."))
    #expect(!text.contains("Only this machine"))
  }

  @Test func `with TLS the links are secure and there is no warning`() {
    let text = text(host: "192.168.1.5", usesTLS: true, code: "c0de")
    #expect(text.contains("  Dashboard  https://192.168.1.5:8080/#code=c0de\n"))
    #expect(text.contains("  WebSocket  wss://192.168.1.5:8080/ws\n"))
    #expect(text.contains("  Reference  https://192.168.1.5:8080/protocol.json\n"))
    #expect(text.contains("It is encrypted."))
    #expect(!text.contains("NOT"))
  }
}

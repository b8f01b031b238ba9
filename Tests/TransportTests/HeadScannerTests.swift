import Testing

@testable import Transport

@Suite struct `A head as it arrives` {
  private let sound = "GET /x?y HTTP/1.1\r\nHost: a:1\r\nX-Y:\r\n\r\n"

  private func scan(_ text: String, pieces size: Int) -> HeadScanner {
    var scanner = HeadScanner()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      scanner.scan(bytes[start..<min(start + size, bytes.count)])
    }
    return scanner
  }

  @Test(arguments: [1, 2, 7, 1_000])
  func `heads are counted however they are split`(size: Int) {
    let scanner = scan(sound + sound + "GET / HTTP/1.0\n\n", pieces: size)
    #expect(scanner.heads == 3)
    #expect(scanner.flaw == nil)
    #expect(scanner.isBetweenHeads)
    #expect(!scan(sound + "G", pieces: size).isBetweenHeads)
    #expect(!scan(String(sound.dropLast()), pieces: size).isBetweenHeads)
  }

  @Test(arguments: [
    "get / HTTP/1.1\r\n", "GeT / HTTP/1.1\r\n", " GET / HTTP/1.1\r\n", "\r\n", "\n", "GET\r\n",
    "G\0T / HTTP/1.1\r\n", "GET /\0 HTTP/1.1\r\n", "GET / HTTP/1.1\r\r\n",
    "GET / HTTP/1.1\r\nX : y\r\n", "GET / HTTP/1.1\r\nX\t: y\r\n", "GET / HTTP/1.1\r\n y: z\r\n",
    "GET / HTTP/1.1\r\n: y\r\n", "GET / HTTP/1.1\r\nX\r\n", "GET / HTTP/1.1\r\nX: y\0\r\n",
    "GET / HTTP/1.1\r\nX: y\rZ: z\r\n", "GET / HTTP/1.1\r\nX\u{7F}: y\r\n",
  ])
  func `a head that another parser could read differently is refused at once`(text: String) {
    for size in [1, 1_000] {
      let scanner = scan(sound + text, pieces: size)
      #expect(scanner.heads == 1)
      #expect(scanner.flaw != nil)
    }
  }

  @Test func `after an upgrade no head is expected`() {
    let upgrade = "GET / HTTP/1.1\r\nUPGRADE: websocket\r\n\r\n"
    for size in [1, 3, 1_000] {
      let scanner = scan(sound + upgrade + "get \0", pieces: size)
      #expect(scanner.heads == 2)
      #expect(scanner.isUpgrade)
      #expect(scanner.flaw == nil)
      #expect(scanner.bytesAfterUpgrade == Array("ge".utf8))
    }
    #expect(!scan("GET / HTTP/1.1\r\nUpgrades: x\r\nXUpgrade: y\r\n\r\n", pieces: 1).isUpgrade)
  }
}

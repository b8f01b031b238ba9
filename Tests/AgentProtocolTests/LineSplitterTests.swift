import AgentProtocol
import Testing

@Suite struct `Lines of a client` {
  private func lines(_ pieces: [String], limit: Int = 8) -> [LineSplitter.Line] {
    var splitter = LineSplitter(limit: limit)
    var lines: [LineSplitter.Line] = []
    for piece in pieces { splitter.add(Array(piece.utf8)) { lines.append($0) } }
    splitter.finish { lines.append($0) }
    return lines
  }

  private func text(_ text: String) -> LineSplitter.Line { .text(Array(text.utf8)) }

  @Test func `end at line feeds, wherever the input is split`() {
    #expect(lines(["ab\nc", "d\n", "\n\r\n", "e"]) == [text("ab"), text("cd"), text("e")])
  }

  @Test func `have a limit, and reading goes on after a line that exceeds it`() {
    #expect(lines(["12345678\n"]) == [text("12345678")])
    #expect(lines(["1234567", "89\nok\n"]) == [.tooLong, text("ok")])
    #expect(lines(["123456789", "still", "and on"]) == [.tooLong])
  }
}

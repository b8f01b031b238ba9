import Testing

@testable import Serving

@Suite struct `Help for options` {
  @Test func `the sentences are in one column`() {
    let table = HelpText.table([
      Option("port", "NUMBER", help: "where to listen"), Option("help", help: "show this"),
    ])
    #expect(
      table == """
          --port NUMBER  where to listen
          --help         show this
        """)
  }

  @Test func `without options there is nothing`() {
    #expect(HelpText.table([]).isEmpty)
  }

  @Test func `every option of serve has a line that fits into 100 columns`() {
    let lines = HelpText.table(ServeOptions.options).split(separator: "\n")
    #expect(lines.count == ServeOptions.options.count)
    for (line, option) in zip(lines, ServeOptions.options) {
      #expect(line.hasPrefix("  --\(option.name)"))
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test func `no two options of serve have the same name`() {
    #expect(Set(ServeOptions.options.map(\.name)).count == ServeOptions.options.count)
  }
}

import Testing

@testable import Serving

@Suite struct `Reading a command line` {
  private let options = [
    Option("port", "NUMBER", help: "a number"),
    Option("allow-host", "NAME", isRepeatable: true, help: "a name"),
    Option("quiet", help: "no value"),
  ]

  private func read(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(words, options: options)
  }

  private func complaint(_ words: String...) -> String? {
    do {
      _ = try Arguments(words, options: options)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a value follows an equals sign or a space`() throws {
    #expect(try read("--port=1").value("port") == "1")
    #expect(try read("--port", "1").value("port") == "1")
  }

  @Test func `only the first equals sign separates`() throws {
    #expect(try read("--port=a=b=").value("port") == "a=b=")
  }

  @Test func `an empty value is a value`() throws {
    #expect(try read("--port=").value("port")?.isEmpty == true)
    #expect(try read("--port", "").value("port")?.isEmpty == true)
  }

  @Test func `a value can begin with one dash`() throws {
    #expect(try read("--port", "-1").value("port") == "-1")
    #expect(try read("--port", "-").value("port") == "-")
  }

  @Test func `another option is not taken for a value`() {
    #expect(complaint("--port", "--quiet") == "--port needs a value: --port NUMBER.")
  }

  @Test func `a missing value is named with its placeholder`() {
    #expect(complaint("--port") == "--port needs a value: --port NUMBER.")
    #expect(complaint("--allow-host") == "--allow-host needs a value: --allow-host NAME.")
  }

  @Test func `an option without a value accepts none`() throws {
    #expect(try read("--quiet").has("quiet"))
    #expect(try read().has("quiet") == false)
    #expect(complaint("--quiet=yes") == "--quiet takes no value.")
    #expect(complaint("--quiet=") == "--quiet takes no value.")
    #expect(try read("--quiet", "yes").positionals == ["yes"])
  }

  @Test func `an option given twice is refused unless it can be repeated`() throws {
    #expect(complaint("--port=1", "--port=1") == "--port is given twice.")
    #expect(complaint("--quiet", "--quiet") == "--quiet is given twice.")
    let arguments = try read("--allow-host=a", "--allow-host", "b")
    #expect(arguments.values["allow-host"] == ["a", "b"])
  }

  @Test(arguments: [
    ("--prot", "--port"), ("--Port", "--port"), ("--quite", "--quiet"),
    ("--allow-hosts", "--allow-host"),
  ])
  func `the error for an unknown option suggests the nearest`(given: String, nearest: String) {
    #expect(complaint(given) == "Unknown option \(given). Did you mean \(nearest)?")
    #expect(complaint("\(given)=1") == "Unknown option \(given). Did you mean \(nearest)?")
  }

  @Test func `the error for an unknown option that resembles none points to the help`() {
    #expect(complaint("--xyzzyxyzzy") == "Unknown option --xyzzyxyzzy. --help lists the options.")
  }

  @Test(arguments: ["-p", "-port", "---port"])
  func `options have two dashes and no short forms`(given: String) {
    #expect(complaint(given)?.hasPrefix("Unknown option \(given).") == true)
  }

  @Test func `arguments that are not options are positional in order`() throws {
    let arguments = try read("a", "--port", "1", "-", "b")
    #expect(arguments.positionals == ["a", "-", "b"])
  }

  @Test func `after two dashes alone everything is positional`() throws {
    let arguments = try read("a", "--", "--port", "--", "-x")
    #expect(arguments.positionals == ["a", "--port", "--", "-x"])
    #expect(arguments.values.isEmpty)
  }

  @Test func `a number is accepted within its range, both ends included`() throws {
    for text in ["3", "4", "5"] {
      #expect(try read("--port", text).integer("port", in: 3...5) == Int(text))
    }
    #expect(try read().integer("port", in: 3...5) == nil)
  }

  @Test(arguments: ["2", "6", "", "x", "3.0", "0x3", " 3", "99999999999999999999", "٣"])
  func `anything but a number in the range is refused with the range`(text: String) throws {
    let arguments = try read("--port=\(text)")
    #expect(throws: UsageError("--port expects a number from 3 to 5, not “\(text)”.")) {
      try arguments.integer("port", in: 3...5)
    }
  }
}

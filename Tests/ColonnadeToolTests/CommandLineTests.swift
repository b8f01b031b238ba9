import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `The command line` {
  @Test func `without a command the help is printed as an error`() throws {
    let outcome = try Program.run()
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix("colonnade: Expected a command. "))
    #expect(outcome.complaint.contains("Usage: colonnade COMMAND"))
  }

  @Test(arguments: ["--help", "-h", "help"])
  func `help lists every command`(word: String) throws {
    let outcome = try Program.run(word)
    #expect(outcome.status == 0)
    #expect(outcome.complaint.isEmpty)
    for command in ["serve", "drive", "replay", "mcp", "shot", "new", "adopt", "path"] {
      #expect(outcome.output.contains("  \(command) "))
    }
  }

  @Test func `the version is that of the server`() throws {
    let outcome = try Program.run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.output == "colonnade/0.1.0\n")
  }

  @Test(arguments: ["serve", "drive", "replay", "mcp", "shot", "new", "adopt", "path"])
  func `every command has its own help`(command: String) throws {
    let outcome = try Program.run(command, "--help")
    #expect(outcome.status == 0)
    #expect(outcome.complaint.isEmpty)
    #expect(outcome.output.contains("Usage: colonnade \(command) "))
    #expect(outcome.output.contains("\n  --help "))
  }

  @Test func `the help of serve lists the defaults, and fits on a screen`() throws {
    let output = try Program.run("serve", "--help").output
    #expect(output.contains("maximum message size in bytes (default: 262144)"))
    #expect(output.contains("maximum path depth (default: 10000)"))
    #expect(output.split(separator: "\n").count < 40)
  }

  @Test(arguments: [("serv", "serve"), ("drvie", "drive"), ("paht", "path"), ("relpay", "replay")])
  func `an unknown command is refused, with a suggestion`(given: String, nearest: String) throws {
    let outcome = try Program.run(given)
    #expect(outcome.status == 2)
    #expect(
      outcome.complaint
        == "colonnade: Unknown command “\(given)”. Did you mean “\(nearest)”?\n")
  }

  @Test func `an unknown command without a similar one is refused`() throws {
    let outcome = try Program.run("xyzzyxyzzy")
    #expect(outcome.status == 2)
    #expect(
      outcome.complaint == "colonnade: Unknown command “xyzzyxyzzy”. --help lists them.\n")
  }

  @Test(arguments: [
    ("serve", "--prot", "--port"), ("drive", "--keepgoing", "--keep-going"),
    ("path", "--aple", "--apple"), ("replay", "--stat", "--state"),
  ])
  func `an unknown option is refused, with a suggestion`(
    command: String, given: String, nearest: String
  ) throws {
    let outcome = try Program.run(command, given)
    #expect(outcome.status == 2)
    #expect(
      outcome.complaint == "colonnade: Unknown option \(given). Did you mean \(nearest)?\n")
  }
}

import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `Saved paths on the command line` {
  private func path(_ words: String..., input: String) throws -> Program.Outcome {
    try Program.run(["path"] + words, input: input)
  }

  private let mixed = #"["Swift.Bool","true","App.Gone","{\"b\":1,\"a\":[]}","Swift.Int","1"]"#

  @Test(arguments: [
    ("[]", "[]"),
    ("[1, true]", #"["Swift.Bool","true","Swift.Int","1"]"#),
    (#"["a/b", 1.0]"#, #"["Swift.Double","1","Swift.String","\"a\\\/b\""]"#),
    (
      #"[{"type":"User","value":{"name":"Blob","id":7}}]"#,
      #"["NavigationCore.User","{\"id\":7,\"name\":\"Blob\"}"]"#
    ),
    (#"[{"type":"App.Gone","value":{"b":1}}]"#, #"["App.Gone","{\"b\":1}"]"#),
  ])
  func `values are encoded to exactly SwiftUI's bytes`(
    values: String, bytes: String
  ) throws {
    let outcome = try path("encode", input: values + "\n")
    #expect(outcome.output == bytes)
    #expect(outcome.status == 0)
  }

  @Test func `decoded values are listed from the bottom, as a request takes them`() throws {
    let outcome = try path("decode", input: mixed)
    #expect(
      outcome.output == #"[{"type":"Swift.Int","value":1},{"type":"App.Gone","value":"#
        + #"{"b":1,"a":[]}},{"type":"Swift.Bool","value":true}]"# + "\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    "[]", #"["Swift.Int","1"]"#, #"["App.Gone","{ \"b\" : 1 }"]"#,
    #"["Swift.Bool","true","App.Gone","not JSON","Swift.Int","1"]"#,
    #"["Swift.Int","9007199254740993"]"#, #"["Swift.String","\"ねこ🐱\""]"#,
  ])
  func `decoding and encoding gives the same bytes`(bytes: String) throws {
    let values = try path("decode", input: bytes)
    #expect(try path("encode", input: values.output).output == bytes)
  }

  @Test func `inspecting prints a table that marks what is unknown`() throws {
    let outcome = try path("inspect", input: mixed + "\n")
    #expect(
      outcome.output == """
        0  Swift.Int  1
        1  App.Gone  {"b":1,"a":[]}   (a type that is not known here)
        2  Swift.Bool  true
        3 elements, \(mixed.utf8.count) bytes

        """)
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["decode", "inspect"], ["null", " null\n"])
  func `null says that the path was not Codable when it was saved`(
    verb: String, bytes: String
  ) throws {
    let outcome = try path(verb, input: bytes)
    #expect(outcome.status == 1)
    #expect(outcome.complaint.contains("was not Codable when it was saved"))
    #expect(outcome.complaint.contains("path.codable was nil"))
  }

  @Test(arguments: [
    ("Si", "1", "Swift.Int"), ("3App4UserV", "{}", "App.User"),
    ("3App5OuterV5InnerO", "{}", "App.Outer.Inner"), ("$s3App4UserC", "{}", "App.User"),
    ("SaySiG", "[1]", "Swift.Array<Swift.Int>"), ("SiSg", "1", "Swift.Optional<Swift.Int>"),
    ("SDySS3App4UserVG", "{}", "Swift.Dictionary<Swift.String, App.User>"),
  ])
  func `a mangled tag names the option that reads it`(
    tag: String, payload: String, name: String
  ) throws {
    let bytes = #"["\#(tag)","\#(payload)"]"#
    let outcome = try path("inspect", input: bytes)
    #expect(outcome.output.hasPrefix("0  \(tag)  \(payload)   (a mangled name: try --mangled)\n"))
    #expect(try path("inspect", "--mangled", input: bytes).output.hasPrefix("0  \(name)  "))
  }

  @Test(arguments: ["13NavigationApp0A4PathV", "$s3App3BoxVySiG"])
  func `a mangled name that cannot be read says so`(tag: String) throws {
    let outcome = try path("inspect", "--mangled", input: #"["\#(tag)","{}"]"#)
    #expect(outcome.output.contains("(a mangled name that can’t be read here)"))
  }

  @Test(arguments: ["User", "Sandwich", "App.User", "So", "3", "S", "", "Si.Si"])
  func `a name that only looks a little like a mangled one is a type that is not known`(
    tag: String
  ) throws {
    let outcome = try path("inspect", input: #"["\#(tag)","{}"]"#)
    #expect(!outcome.output.contains("mangled"))
  }

  @Test(arguments: [
    "App.(unknown context at $55904840acc0).Priv", "Swift.Array<App.(unknown context at $1).P>",
  ])
  func `a private type says that no other build can restore the path`(tag: String) throws {
    let outcome = try path("inspect", input: #"["\#(tag)","{}"]"#)
    #expect(outcome.output.contains("(a private type: another build, or another launch, can’t"))
  }

  @Test func `a text that is no value of its type says so`() throws {
    let outcome = try path("inspect", input: #"["Swift.Int","\"seven\""]"#)
    #expect(outcome.output.hasPrefix("0  Swift.Int  \"seven\"   (can’t be decoded as Int)\n"))
  }

  @Test func `Foundation's types can be named as on Apple's systems`() throws {
    let value = #"[{"type":"UUID","value":"FA542E3D-4895-44B6-942F-E112101D5160"}]"#
    let payload = #""\"FA542E3D-4895-44B6-942F-E112101D5160\"""#
    #expect(
      try path("encode", "--apple", input: value).output == #"["Foundation.UUID",\#(payload)]"#)
    #expect(
      try path("encode", input: value).output == #"["FoundationEssentials.UUID",\#(payload)]"#)
  }

  @Test func `mangled tags are understood only with an option`() throws {
    let bytes = #"["Sb","true","Si","1"]"#
    #expect(
      try path("decode", "--mangled", input: bytes).output
        == #"[{"type":"Swift.Int","value":1},{"type":"Swift.Bool","value":true}]"# + "\n")
    #expect(
      try path("decode", input: bytes).output
        == #"[{"type":"Si","value":1},{"type":"Sb","value":true}]"# + "\n")
  }

  @Test(
    arguments: ["decode", "inspect"], ["", "{}", "[1]", #"["Swift.Int"]"#, "null", "nonsense"])
  func `bytes that are not a saved path are refused`(verb: String, bytes: String) throws {
    let outcome = try path(verb, input: bytes)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix("colonnade: "))
    #expect(outcome.complaint.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    "", "{}", "1", "[1,]", "[null]", "[[1]]", #"[{"type":"User","value":1}]"#,
    "[9007199254740993]",
  ])
  func `values that cannot be encoded are refused`(values: String) throws {
    let outcome = try path("encode", input: values)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix("colonnade: "))
  }

  @Test func `a file is read, and a dash means standard input`() throws {
    let folder = try ScratchFolder()
    let file = try folder.file("saved", containing: #"["Swift.Int","1"]"#)
    let decoded = #"[{"type":"Swift.Int","value":1}]"# + "\n"
    #expect(try path("decode", file, input: "nonsense").output == decoded)
    #expect(try path("decode", "-", input: #"["Swift.Int","1"]"#).output == decoded)
  }

  @Test func `a pipe is read like a file`() throws {
    let folder = try ScratchFolder()
    let pipe = folder.pipe("saved", containing: #"["Swift.Int","1"]"#)
    #expect(try path("inspect", pipe, input: "").output == "0  Swift.Int  1\n1 element, 17 bytes\n")
  }

  @Test(arguments: ["/nowhere/saved", "/tmp"])
  func `a file that cannot be read is named in the error`(file: String) throws {
    let outcome = try path("decode", file, input: "")
    #expect(outcome.status == 2)
    #expect(outcome.complaint == "colonnade: \(file) cannot be read.\n")
  }

  @Test(arguments: [[], ["encod"], ["decode", "a", "b"]])
  func `wrong arguments are refused`(words: [String]) throws {
    let outcome = try Program.run(["path"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("encode"))
  }
}

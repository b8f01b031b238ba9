import Foundation
import OrderedJSON
import TestSupport
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `Replaying without a server` {
  private let push = #"{"method":"push","params":{"value":1}}"#
  private let bad = #"{"method":"pop","params":{"count":99}}"#

  private func done(_ id: String, _ revision: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"result":{"revision":\#(revision),"changed":true}}"#
  }

  private func replay(_ lines: String..., options: [String] = []) throws -> Program.Outcome {
    try Program.run(["replay", "-"] + options, input: lines.map { $0 + "\n" }.joined())
  }

  @Test func `each answer is a line, as drive prints it`() throws {
    let outcome = try replay(
      push, "", #"{"id":"mine","method":"push","params":{"values":[2,3]}}"#,
      #"[{"id":1,"method":"pop"},{"method":"pop"}]"#, #"[{"method":"pop"}]"#,
      #"{"id":9,"method":"history.list","params":{"after":4}}"#)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(3) == [done("1", 1), done(#""mine""#, 2), "[\(done("1", 3))]"])
    let history = try JSONValue(parsing: try #require(lines.last))
    #expect(history["result"]?["head"] == 5)
    #expect(lines.count == 4)
    #expect(outcome.complaint.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test func `the first error ends it`() throws {
    let outcome = try replay(push, bad, push)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.contains(#""key":"path_empty""#) == true)
    #expect(outcome.status == 1)
  }

  @Test func `with --keep-going it goes on, and its exit status shows the error`() throws {
    let outcome = try replay(push, bad, "{", push, options: ["--keep-going"])
    #expect(outcome.output.split(separator: "\n").count == 3)
    #expect(outcome.output.hasSuffix(done("4", 2) + "\n"))
    #expect(outcome.complaint.hasPrefix("colonnade: Line 3 is not JSON: "))
    #expect(outcome.status == 1)
  }

  @Test func `with --state the output is one document`() throws {
    let outcome = try replay(push, push, options: ["--state"])
    #expect(outcome.output.filter { $0 == "\n" }.count == 1)
    let state = try JSONValue(parsing: outcome.output)
    #expect(state["scene"]?["id"] == "sandbox")
    #expect(state["detail"]?["path"]?.arrayValue?.count == 2)
    #expect(outcome.complaint.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test func `with --state an error is a sentence`() throws {
    let outcome = try replay(push, bad, push, options: ["--state"])
    #expect(outcome.complaint == "colonnade: Line 2: Cannot pop 99: the path has 1 element.\n")
    let state = try JSONValue(parsing: outcome.output)
    #expect(state["detail"]?["path"]?.arrayValue?.count == 1)
    #expect(outcome.status == 1)
  }

  @Test func `without lines the state is the initial one`() throws {
    #expect(try replay().output.isEmpty)
    let outcome = try replay("", " \t\r", options: ["--state"])
    #expect(try JSONValue(parsing: outcome.output)["detail"]?["path"] == [])
    #expect(outcome.status == 0)
  }

  @Test func `a session's export leads to the same state`() throws {
    let folder = try ScratchFolder()
    let exported = try replay(
      push, #"{"method":"scene.open","params":{"id":"sandbox"}}"#,
      #"{"method":"select","params":{"column":"sidebar","value":"a"}}"#,
      #"{"method":"push","params":{"values":["é\u0000",{"type":"App.Gone","value":1.50}]}}"#,
      #"{"method":"export","params":{"format":"jsonl"}}"#, #"{"method":"export"}"#)
    let answers = try exported.output.split(separator: "\n").suffix(2).map {
      try #require(try JSONValue(parsing: String($0))["result"]?["document"])
    }
    let lines = try #require(answers[0].stringValue).string + #"{"method":"export"}"#
    let outcome = try Program.run("replay", try folder.file("lines", containing: lines))
    #expect(outcome.status == 0)
    let last = try #require(outcome.output.split(separator: "\n").last)
    let document = try JSONValue(parsing: String(last))["result"]?["document"]
    #expect(document?.isIdentical(to: answers[1]) == true)
  }

  @Test func `scenes with views can be opened`() throws {
    let outcome = try replay(
      #"{"method":"scene.list"}"#, #"{"method":"scene.open","params":{"id":"nowhere"}}"#)
    let answers = try outcome.output.split(separator: "\n").map {
      try JSONValue(parsing: String($0))
    }
    let scenes = try #require(answers[0]["result"]?["scenes"]?.arrayValue)
    #expect(scenes.count > 10)
    #expect(answers[1]["error"]?["code"] == 1002)
    for scene in scenes {
      let id = try #require(scene["id"]).text
      let opened = try replay(#"{"method":"scene.open","params":{"id":\#(id)}}"#)
      #expect(opened.status == 0, "\(id)")
    }
  }

  @Test func `an answer is printed while more lines are awaited`() throws {
    let process = Process()
    let (input, output) = Process.alone { (Pipe(), Pipe()) }
    process.executableURL = try Program.url()
    process.arguments = ["replay", "-"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.runWithOpenSignals()
    input.fileHandleForWriting.write(Data((push + "\n").utf8))
    let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(answer == done("1", 1) + "\n")
    input.fileHandleForWriting.write(Data((bad + "\n").utf8))
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
  }

  @Test(arguments: [[], ["a", "b"], ["-", "--sate"]])
  func `wrong arguments are refused`(words: [String]) throws {
    let outcome = try Program.run(["replay"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix("colonnade: "))
  }

  @Test(arguments: ["/nowhere/lines", "/tmp"])
  func `a file that cannot be read is named, and no state is printed`(file: String) throws {
    let outcome = try Program.run("replay", "--state", file)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint == "colonnade: \(file) cannot be read.\n")
  }
}

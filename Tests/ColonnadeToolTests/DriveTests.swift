import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `Driving a server` {
  private let push = #"{"method":"push","params":{"value":1}}"#
  private let bad = #"{"method":"pop","params":{"count":99}}"#

  private func done(_ id: String, _ revision: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"result":{"revision":\#(revision),"changed":true}}"#
  }

  @Test func `each answer is a line, in the order of the requests`() throws {
    let outcome = try LiveServe().drive(
      push, #"{"id":"mine","method":"push","params":{"values":[2,3]}}"#, #"{"method":"pop"}"#)
    #expect(
      outcome.output.split(separator: "\n").map(String.init)
        == [done("1", 1), done(#""mine""#, 2), done("3", 3)])
    #expect(outcome.complaint.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test func `the first error ends it`() throws {
    let server = try LiveServe()
    let outcome = try server.drive(push, bad, push)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.contains(#""key":"path_empty""#) == true)
    #expect(outcome.status == 1)
    #expect(try server.drive(push).output == done("1", 2) + "\n")
  }

  @Test func `with --keep-going it goes on, and its exit status shows the error`() throws {
    let outcome = try LiveServe().drive(push, bad, push, options: ["--keep-going"])
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.last.map(String.init) == done("3", 2))
    #expect(outcome.status == 1)
  }

  @Test func `a line that is not JSON is reported and not sent`() throws {
    let server = try LiveServe()
    let outcome = try server.drive(push, "{", push)
    #expect(outcome.output == done("1", 1) + "\n")
    #expect(outcome.complaint.hasPrefix("colonnade: Line 2 is not JSON: "))
    #expect(outcome.status == 1)
    let all = try server.drive(push, "{", push, session: "other", options: ["--keep-going"])
    #expect(all.output == done("1", 1) + "\n" + done("3", 2) + "\n")
    #expect(all.status == 1)
  }

  @Test func `empty lines and an empty input send nothing`() throws {
    let server = try LiveServe()
    #expect(try server.drive().status == 0)
    let outcome = try server.drive("", " \t\r", push)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.status == 0)
  }

  @Test func `a batch gets one line of answers, and an error in it counts`() throws {
    let server = try LiveServe()
    let good = try server.drive(#"[{"id":1,"method":"push","params":{"value":1}}]"#)
    #expect(good.output == "[\(done("1", 1))]\n")
    #expect(good.status == 0)
    #expect(try server.drive(#"[{"id":1,"method":"pop","params":{"count":9}}]"#).status == 1)
  }

  @Test func `no answer is awaited for a batch of notifications`() throws {
    let outcome = try LiveServe().drive(#"[{"method":"push","params":{"value":1}}]"#, push)
    #expect(outcome.output == done("2", 2) + "\n")
    #expect(outcome.status == 0)
  }

  @Test func `the lines can be in a file`() throws {
    let server = try LiveServe()
    let folder = try ScratchFolder()
    let file = try folder.file("requests", containing: push)
    #expect(try Program.run("drive", try server.url(), file).output == done("1", 1) + "\n")
    let missing = try Program.run("drive", try server.url(), "/nowhere/requests")
    #expect(missing.status == 2)
    #expect(missing.complaint == "colonnade: /nowhere/requests cannot be read.\n")
    let folderItself = try Program.run("drive", try server.url(), "/tmp")
    #expect(folderItself.status == 2)
    #expect(folderItself.complaint == "colonnade: /tmp cannot be read.\n")
  }

  @Test func `the lines and the token can come through pipes`() throws {
    let folder = try ScratchFolder()
    let secret = String(repeating: "s", count: 64)
    let server = try LiveServe("--token-file", folder.file("token", containing: secret))
    let outcome = try Program.run(
      "drive", try server.url(), folder.pipe("requests", containing: push + "\n" + push),
      "--token-file", folder.pipe("token-pipe", containing: secret + "\n"))
    #expect(outcome.output == done("1", 1) + "\n" + done("2", 2) + "\n")
  }

  @Test func `bytes that are not UTF-8 are refused, not repaired`() throws {
    let server = try LiveServe()
    let outcome = try Program.run(
      ["drive", server.url()], input: Data(push.utf8.map { $0 == UInt8(ascii: "1") ? 0xFF : $0 }))
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix("colonnade: Line 1 is not JSON: "))
    #expect(outcome.status == 1)
  }

  @Test func `a server that does not listen is reported in a sentence`() throws {
    let server = try LiveServe()
    let (url, port) = (try server.url(), try server.port)
    #expect(try server.stop().status == 0)
    let outcome = try Program.run("drive", url, input: push)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    let start = "colonnade: Can't connect to 127.0.0.1, port \(port): "
    #expect(outcome.complaint.hasPrefix(start))
  }

  @Test(arguments: [
    [], ["http://127.0.0.1/"], ["nonsense"], ["ws://127.0.0.1/ws", "a", "b"],
  ])
  func `an argument that is not a server's address is refused`(words: [String]) throws {
    let outcome = try Program.run(["drive"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.complaint.hasPrefix("colonnade: "))
  }

  @Test func `a server with a token accepts only requests that carry it`() throws {
    let folder = try ScratchFolder()
    let right = try folder.file("right", containing: String(repeating: "r", count: 64) + "\n")
    let wrong = try folder.file("wrong", containing: String(repeating: "w", count: 64) + "\n")
    let server = try LiveServe("--token-file", right)
    let outcome = try server.drive(push, options: ["--token-file", right])
    #expect(outcome.output == done("1", 1) + "\n")
    #expect(outcome.status == 0)
    for options in [[], ["--token-file", wrong]] {
      let refused = try server.drive(push, options: options)
      #expect(refused.status == 1)
      #expect(refused.output.isEmpty)
      #expect(refused.complaint.hasPrefix("colonnade: "))
    }
    #expect(try server.drive(push, options: ["--token-file", "/nowhere/token"]).status == 2)
  }
}

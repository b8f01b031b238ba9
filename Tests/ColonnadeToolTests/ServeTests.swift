import Foundation
import OrderedJSON
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `A server as a process` {
  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends it within three seconds`(signal: Int32) throws {
    let server = try LiveServe()
    let start = ContinuousClock.now
    #expect(try server.stop(signal).status == 0)
    #expect(ContinuousClock.now - start < .seconds(3))
  }

  @Test func `with port 0 any free port is used and printed`() throws {
    let servers = [try LiveServe(), try LiveServe()]
    let ports = try servers.map { try $0.port }
    #expect(ports.allSatisfy { (1...65_535).contains($0) })
    #expect(ports[0] != ports[1])
    #expect(servers[0].startText.contains("  Dashboard  http://127.0.0.1:\(ports[0])/\n"))
    #expect(servers[0].startText.contains("Only this machine can reach it."))
  }

  @Test func `a port in use is named in the error`() throws {
    let server = try LiveServe()
    let taken = try server.port
    let outcome = try Program.run("serve", "--port", "\(taken)")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.complaint
        == "colonnade: Port \(taken) of 127.0.0.1 is taken. Choose another with --port; "
        + "0 takes any free one.\n")
  }

  @Test(arguments: ["127.evil.example", "127.", "127.0.0.1.evil.example", "127.0.0.256"])
  func `a host name that only looks like the loopback address is refused`(host: String) throws {
    let outcome = try Program.run("serve", "--port=0", "--host", host)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.contains("--host expects an IPv4 or IPv6 address"))
  }

  @Test(arguments: [
    (["--host=0.0.0.0"], "Give --tls-cert and --tls-key"),
    (["--host=0.0.0.0", "--insecure-lan"], "give --token-file FILE"),
    (["--host=::", "--insecure-lan"], "give --token-file FILE"),
    (["--token-file=/nowhere/token"], "The token file /nowhere/token cannot be read."),
    (["--tls-cert=/nowhere/c", "--tls-key=/nowhere/k"], "cannot be used together"),
    (["--public=/nowhere"], "/nowhere"),
    (["--allow-host=a b"], "\"a b\" is not a host name"),
  ])
  func `a server with impossible options does not start`(
    options: [String], reason: String
  ) throws {
    let outcome = try Program.run(["serve", "--port=0"] + options)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.contains(reason), "\(outcome.complaint)")
  }

  @Test func `a folder without a page is refused`() throws {
    let folder = try ScratchFolder()
    _ = try folder.file("other.html", containing: "")
    let outcome = try Program.run("serve", "--port=0", "--public", folder.path(""))
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("it has no index.html"))
  }

  @Test func `the log is text by default`() throws {
    let server = try LiveServe()
    let port = try server.port
    let lines = try server.stop().log.split(separator: "\n")
    #expect(lines.first == #"info: listening address="127.0.0.1" port=\#(port)"#)
    #expect(lines.last == "info: stopping")
  }

  @Test func `a log in JSON has one object per line`() throws {
    let server = try LiveServe("--log-format=json")
    let port = try server.port
    let lines = try server.stop().log.split(separator: "\n")
      .map { try JSONValue(parsing: String($0)) }
    #expect(lines.compactMap { $0["message"]?.stringValue } == ["listening", "stopping"])
    #expect(lines.first?["level"]?.stringValue == "info")
    #expect(lines.first?["port"]?.intValue == port)
    #expect(lines.first?["at"]?.stringValue?.string.hasSuffix("Z") == true)
  }

  @Test func `a log for warnings or errors is empty after a normal run`() throws {
    #expect(try LiveServe("--log-level=error").stop().log.isEmpty)
    #expect(try LiveServe("--log-level=warning").stop().log.isEmpty)
    #expect(try !LiveServe("--log-level=debug").stop().log.isEmpty)
  }

  @Test func `a token never appears in the log`() throws {
    let folder = try ScratchFolder()
    let token = String(repeating: "s3cret", count: 8)
    let wrong = String(repeating: "wr0ng", count: 8)
    let server = try LiveServe(
      "--log-level=debug", "--token-file", try folder.file("token", containing: token))
    let push = #"{"method":"push","params":{"value":1}}"#
    let options = ["--token-file", try folder.file("wrong", containing: wrong)]
    #expect(try server.drive(push, options: options).status == 1)
    #expect(!server.startText.contains(token))
    let log = try server.stop().log
    #expect(!log.contains(token))
    #expect(!log.contains(wrong))
  }
}

import Foundation
import TestSupport
import Testing

@testable import Transport

/// A folder that is deleted with the test.
private final class Folder {
  let path = NSTemporaryDirectory() + "transport-\(UUID().uuidString)"

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      let manager = FileManager.default
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite struct `Static files` {
  private static let script = String(repeating: "console.log('colonnade');\n", count: 40)
  private static let page = "<!doctype html><title>x</title>"
  private let folder: Folder
  private let server: LiveServer

  init() throws {
    folder = try Folder([
      "index.html": Self.page, "js/main.js": Self.script, ".secret": "no", ".git/config": "no",
      "image.png": String(repeating: "png", count: 200), "noSuffix": "bytes",
      "small.css": String(repeating: "a", count: 256),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "/etc/passwd")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/folder", withDestinationPath: "/etc")
    let path = folder.path
    server = try LiveServer { _ in
    } prepare: { handler, _ in
      let files = try? StaticFiles(folder: path)
      handler.onRequest = { request in
        files?.response(to: request)
          ?? .error(404, code: "not_found", message: "There is no \(request.path).")
      }
    }
  }

  private func fetch(_ path: String, _ headers: String...) throws -> RawResponse {
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(server.port)"] + headers
    return try RawSocket.request(lines.joined(separator: "\r\n") + "\r\n\r\n", port: server.port)
  }

  @Test func `a file whose path always means the same bytes is cached by browsers`() throws {
    var files = try StaticFiles(folder: folder.path)
    files.add(constant: "/packed/1/a.js", Array("let a".utf8))
    #expect(files["/packed/1/a.js"] == Array("let a".utf8))
    #expect(files["/index.html"] == Array(Self.page.utf8))
    #expect(files["/nothing"] == nil)
  }

  @Test func `only plain files are in the table`() throws {
    let files = try StaticFiles(folder: folder.path)
    #expect(
      files.paths == ["/", "/image.png", "/index.html", "/js/main.js", "/noSuffix", "/small.css"])
  }

  @Test func `a folder can be left out, with all below it`() throws {
    var files = try StaticFiles(folder: folder.path)
    files.removeAll(in: "/js/")
    #expect(files.paths == ["/", "/image.png", "/index.html", "/noSuffix", "/small.css"])
  }

  @Test func `a folder that is not there is an error`() {
    #expect(throws: TransportError.self) { try StaticFiles(folder: "/nowhere/at/all") }
  }

  @Test func `are served with type, tag and security headers`() throws {
    let response = try fetch("/")
    #expect(response.status == 200)
    #expect(response.text == Self.page)
    #expect(response["Content-Type"] == "text/html; charset=utf-8")
    #expect(response["Cache-Control"] == "no-cache")
    #expect(response["ETag"]?.hasPrefix("\"") == true)
    #expect(response["Server"] == nil)
    for header in SecurityHeaders.all { #expect(response[header.name] == header.value) }
    #expect(try fetch("/js/main.js")["Content-Type"] == "text/javascript; charset=utf-8")
    #expect(try fetch("/image.png")["Content-Type"] == "image/png")
    #expect(try fetch("/noSuffix")["Content-Type"] == "application/octet-stream")
  }

  @Test func `are sent with gzip to clients that accept it, if it saves enough`() throws {
    let packed = try fetch("/js/main.js", "Accept-Encoding: br, gzip")
    #expect(packed["Content-Encoding"] == "gzip")
    #expect(packed["Vary"] == "Accept-Encoding")
    #expect(packed.body.count < Self.script.utf8.count)
    #expect(try unpack(packed.body) == Self.script)
    let plain = try fetch("/js/main.js")
    #expect(plain["Content-Encoding"] == nil)
    #expect(plain["Vary"] == "Accept-Encoding")
    #expect(plain.text == Self.script)
    #expect(plain["ETag"] != packed["ETag"])
    for path in ["/", "/small.css", "/image.png"] {
      #expect(try fetch(path, "Accept-Encoding: gzip")["Content-Encoding"] == nil)
    }
  }

  private func unpack(_ bytes: [UInt8]) throws -> String {
    let file = folder.path + "/.packed.gz"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return try run("/bin/gzip", "-dc", file)
  }

  @Test func `unchanged are answered with 304`() throws {
    let tag = try #require(try fetch("/js/main.js")["ETag"])
    let unchanged = try fetch("/js/main.js", "If-None-Match: \"x\", \(tag)")
    #expect(unchanged.status == 304)
    #expect(unchanged.body.isEmpty)
    #expect(unchanged["ETag"] == tag)
    #expect(unchanged["Content-Length"] == nil)
    #expect(try fetch("/js/main.js", "If-None-Match: \"x\"").status == 200)
    #expect(
      try fetch("/js/main.js", "If-None-Match: \(tag)", "Accept-Encoding: gzip").status == 200)
  }

  @Test func `are announced to HEAD without their bytes`() throws {
    let socket = try RawSocket(port: server.port)
    let host = "Host: 127.0.0.1:\(server.port)"
    try socket.send("HEAD /js/main.js HTTP/1.1\r\n\(host)\r\n\r\n")
    let response = try socket.response(hasBody: false)
    #expect(response.status == 200)
    #expect(response["Content-Length"] == String(Self.script.utf8.count))
    try socket.send(get("/", port: server.port))
    #expect(try socket.response().text == Self.page)
  }

  @Test(arguments: [
    "/../etc/passwd", "/%2e%2e/etc/passwd", "/js/../../etc/passwd", "/..%2fetc/passwd",
    "//etc/passwd", "/link", "/folder/passwd", "/.secret", "/.git/config", "/js", "/js/",
    "/main.js", "/index.html/", "/js%5cmain.js", "/INDEX.HTML",
  ])
  func `have no path that leads out of their folder`(path: String) throws {
    let response = try fetch(path)
    #expect(response.status == 404 || response.status == 403)
    #expect(!response.text.contains("root:"))
  }

  @Test func `requested in one packet are answered in order on one connection`() throws {
    let socket = try RawSocket(port: server.port)
    let paths = ["/", "/js/main.js", "/nothing", "/image.png", "/small.css", "/"]
    try socket.send(paths.map { get($0, port: server.port) }.joined())
    let responses = try paths.map { _ in try socket.response() }
    #expect(responses.map(\.status) == [200, 200, 404, 200, 200, 200])
    #expect(responses[1].text == Self.script)
    #expect(server.counters.requests == 6)
  }

  @Test func `are served to HTTP 1.0, which closes`() throws {
    let socket = try RawSocket(port: server.port)
    try socket.send("GET / HTTP/1.0\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    #expect(try socket.response().text == Self.page)
    #expect(socket.isClosedByServer())
  }
}

@Suite struct `A large answer` {
  @Test func `reaches a client that reads slowly, and the next request is answered`() throws {
    let body = (0..<4_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      let large = HTTPResponse(status: 200, contentType: "text/plain", body: body)
      handler.onRequest = { $0.path == "/large" ? large : .json(Array("{}".utf8)) }
    }
    let socket = try RawSocket(port: server.port, receiveBuffer: 4096)
    try socket.send(get("/large", port: server.port) + get("/", port: server.port))
    #expect(try socket.response().body == body)
    #expect(try socket.response().text == "{}")
  }
}

/// Runs a program and returns its output.
@discardableResult
func run(_ program: String, _ arguments: String...) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  let output = Process.alone { Pipe() }
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.runAlone()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}

import Foundation
import Testing

@testable import Transport

@Suite struct `Listening` {
  /// The local addresses with that port that are listened on, as /proc/net spells them.
  private func listeners(_ file: String, port: Int) throws -> [String] {
    let table = try String(contentsOfFile: "/proc/net/\(file)", encoding: .utf8)
    let suffix = ":" + String(format: "%04X", port)
    return table.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: " ")
      guard columns.count > 3, columns[3] == "0A", columns[1].hasSuffix(suffix) else { return nil }
      return String(columns[1].dropLast(suffix.count))
    }
  }

  @Test func `on 127.0.0.1 means only that address`() throws {
    let server = try LiveServer()
    #expect(try listeners("tcp", port: server.port) == ["0100007F"])
    #expect(try listeners("tcp6", port: server.port) == [])
  }

  @Test func `on ::1 means only that address`() throws {
    let server = try LiveServer { $0.address = "::1" }
    #expect(try listeners("tcp", port: server.port) == [])
    #expect(try listeners("tcp6", port: server.port) == ["00000000000000000000000001000000"])
    let socket = try RawSocket(port: server.port, host: "::1")
    try socket.send("GET / HTTP/1.1\r\nHost: [::1]:\(server.port)\r\n\r\n")
    #expect(try socket.response().status == 200)
  }

  @Test func `on 0.0.0.0 means on every IPv4 address`() throws {
    let server = try LiveServer { $0.address = "0.0.0.0" }
    #expect(try listeners("tcp", port: server.port) == ["00000000"])
    #expect(try listeners("tcp6", port: server.port) == [])
  }

  @Test func `on a port in use is a clear error`() throws {
    let first = try LiveServer()
    let port = first.port
    #expect(throws: TransportError.portTaken(address: "127.0.0.1", port: port)) {
      try LiveServer { $0.port = port }
    }
  }

  @Test func `on an address of another machine is a clear error`() {
    #expect(throws: TransportError.addressUnavailable("192.0.2.1")) {
      try LiveServer { $0.address = "192.0.2.1" }
    }
  }

  @Test func `with an impossible configuration is refused before it begins`() {
    #expect(throws: TransportError.invalidAddress("localhost")) {
      try LiveServer { $0.address = "localhost" }
    }
    #expect(throws: TransportError.invalidPort(65_536)) { try LiveServer { $0.port = 65_536 } }
    #expect(throws: TransportError.invalidPort(-1)) { try LiveServer { $0.port = -1 } }
    #expect(throws: TransportError.invalidHost("a/b")) {
      try LiveServer { $0.allowedHosts = ["a/b"] }
    }
    #expect(throws: TransportError.invalidSubprotocol("a b")) {
      try LiveServer(subprotocols: [Subprotocol("a b")])
    }
  }

  @Test func `only the main thread can serve the main queue`() {
    #expect(throws: TransportError.notTheMainThread) {
      try onThread { () throws(TransportError) in _ = try EventLoop(servesMainQueue: true) }
    }
  }

  /// Runs `body` on a thread that is not the main one.
  private func onThread(_ body: @escaping @Sendable () throws(TransportError) -> Void) throws {
    nonisolated(unsafe) var error: TransportError?
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      do throws(TransportError) { try body() } catch let thrown { error = thrown }
      done.signal()
    }
    done.wait()
    if let error { throw error }
  }

  @Test func `each error is one plain sentence`() {
    let errors: [TransportError] = [
      .loopUnavailable(reason: "no epoll"), .notTheMainThread, .invalidAddress("x"),
      .invalidPort(-1), .invalidHost("x"), .invalidSubprotocol(""), .serverUnavailable,
      .portTaken(address: "127.0.0.1", port: 1), .addressUnavailable("x"), .portForbidden(80),
      .cannotBind(address: "x", port: 1, errno: 5), .invalidCertificate(certificate: "c", key: "k"),
      .unreadable(path: "p", reason: "it is gone"), .invalidURL("x"),
    ]
    for error in errors {
      #expect(error.description.hasSuffix("."))
      #expect(!error.description.contains("\n"))
    }
  }
}

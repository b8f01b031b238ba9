import Foundation
import Synchronization
import Testing

@testable import Transport

/// Records what a client receives.
private final class Diary: ClientHandler {
  let entries = Mutex<[String]>([])
  var onOpen: (Client) -> Void = { _ in }

  private func write(_ entry: String) { entries.withLock { $0.append(entry) } }

  func opened(_ client: Client) {
    write("opened \(client.connection?.subprotocol ?? "")")
    onOpen(client)
  }
  func received(_ client: Client, text: borrowing Span<UInt8>) {
    var bytes: [UInt8] = []
    for index in text.indices { bytes.append(text[index]) }
    write(bytes.count > 100 ? "received \(bytes.count)" : String(decoding: bytes, as: UTF8.self))
  }
  func closed(_ client: Client, code: UInt16, reason: String) { write("closed \(code) \(reason)") }
  func failed(_ client: Client, message: String) { write("failed \(message)") }
}

/// A client on a loop and a thread of its own, which ends with it.
private func converse(
  _ url: String, subprotocol: String? = "test.v1", headers: [(name: String, value: String)] = [],
  certificateAuthority: String? = nil, onOpen: @escaping @Sendable (Client) -> Void = { _ in },
  until isDone: @escaping @Sendable ([String]) -> Bool
) throws -> [String] {
  let url = try WebSocketURL(url)
  nonisolated(unsafe) var entries: [String] = []
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    defer { done.signal() }
    guard let loop = try? EventLoop(servesMainQueue: false) else { return }
    let diary = Diary()
    diary.onOpen = onOpen
    let client = Client(
      loop: loop, url: url, subprotocol: subprotocol, headers: headers,
      certificateAuthority: certificateAuthority, handler: diary)
    client.connect()
    let stop = {
      entries = diary.entries.withLock { $0 }
      loop.stop()
    }
    loop.onTurnEnd { if isDone(diary.entries.withLock { $0 }) { stop() } }
    loop.schedule(after: 10, stop)
    loop.run()
  }
  done.wait()
  return entries
}

@Suite struct `A client` {
  @Test func `sends and receives texts of any size`() throws {
    let server = try LiveServer()
    let sizes = [0, 5, 125, 126, 65_535, 65_536, 200_000]
    let entries = try converse("ws://127.0.0.1:\(server.port)/ws?a=b") { client in
      for size in sizes { client.send(text: [UInt8](repeating: 65, count: size)) }
      client.send(text: Array("end".utf8))
    } until: {
      $0.last == "end"
    }
    #expect(
      entries == [
        "opened test.v1", "", "AAAAA", "received 125", "received 126", "received 65535",
        "received 65536", "received 200000", "end",
      ])
  }

  @Test func `joins what comes in pieces`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      handler.onOpen = { $0.send(text: [UInt8](repeating: 66, count: 3_000_000)) }
    }
    let entries = try converse("ws://localhost:\(server.port)/") { $0.count == 2 }
    #expect(entries == ["opened test.v1", "received 3000000"])
  }

  @Test func `gets code and reason when the server closes`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      handler.onOpen = { connection in
        connection.send(text: Array("hello".utf8))
        connection.close(4503, "removed")
      }
    }
    let entries = try converse("ws://127.0.0.1:\(server.port)/") { $0.count == 3 }
    #expect(entries == ["opened test.v1", "hello", "closed 4503 removed"])
  }

  @Test func `closes with a code, after its messages`() throws {
    let server = try LiveServer()
    let entries = try converse("ws://127.0.0.1:\(server.port)/") { client in
      client.send(text: Array("last".utf8))
      client.close(4000, "bye")
    } until: {
      $0.contains { $0.hasPrefix("closed") }
    }
    #expect(entries.last?.hasPrefix("closed") == true)
    #expect(server.counters.messagesIn == 1)
  }

  @Test func `notices that the connection was cut`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      handler.onOpen = { $0.drop() }
    }
    let entries = try converse("ws://127.0.0.1:\(server.port)/") { $0.count == 2 }
    #expect(entries == ["opened test.v1", "closed 1006 "])
  }

  @Test func `gets the reason of a refusal`() throws {
    let server = try LiveServer { _ in
    } prepare: { handler, _ in
      handler.onUpgrade = { upgrade in
        upgrade.request.bearerToken == "t" && upgrade.request.path == "/ws/a"
          ? .accept(context: nil) : .refuse(.error(401, code: "token", message: "No."))
      }
    }
    let url = "ws://127.0.0.1:\(server.port)/ws/a"
    let refused = try converse(url) { !$0.isEmpty }
    #expect(refused == ["failed the server answered with HTTP status 401"])
    let token = [(name: "Authorization", value: "Bearer t")]
    #expect(try converse(url, headers: token) { !$0.isEmpty } == ["opened test.v1"])
    let other = try converse(url, subprotocol: "other") { !$0.isEmpty }
    #expect(other == ["failed the server answered with HTTP status 400"])
  }

  @Test func `reports that no one listens`() throws {
    let server = try LiveServer()
    let port = server.port
    server.onLoop { $0.loop.stop() }
    #expect(server.hasEnded())
    let entries = try converse("ws://127.0.0.1:\(port)/") { !$0.isEmpty }
    #expect(entries.count == 1)
    #expect(entries[0].hasPrefix("failed"))
  }
}

/// Connects one client after the other on one loop, and returns how many were still there when all
/// had ended.
private func countOfKept(_ url: String, attempts: Int) throws -> (ended: Int, kept: Int) {
  final class Last: ClientHandler {
    var (ended, clients) = (0, [() -> Client?]())
    var next: () -> Void = {}
    func opened(_ client: Client) { client.close() }
    func received(_ client: Client, text: borrowing Span<UInt8>) {}
    func closed(_ client: Client, code: UInt16, reason: String) { end() }
    func failed(_ client: Client, message: String) { end() }
    private func end() {
      ended += 1
      next()
    }
  }
  let url = try WebSocketURL(url)
  nonisolated(unsafe) var result = (ended: 0, kept: 0)
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    defer { done.signal() }
    guard let loop = try? EventLoop(servesMainQueue: false) else { return }
    let last = Last()
    let connect = {
      let client = Client(loop: loop, url: url, subprotocol: "test.v1", handler: last)
      last.clients.append { [weak client] in client }
      client.connect()
    }
    last.next = {
      // Not within the call that reports the end.
      loop.schedule(after: 0) {
        if last.ended < attempts { return connect() }
        result = (last.ended, last.clients.count { $0() != nil })
        loop.stop()
      }
    }
    connect()
    loop.schedule(after: 30) { loop.stop() }
    loop.run()
  }
  done.wait()
  return result
}

@Suite struct `Clients of one loop` {
  @Test func `are released when their connections have ended`() throws {
    let server = try LiveServer()
    let result = try countOfKept("ws://127.0.0.1:\(server.port)/", attempts: 50)
    #expect(result.ended == 50)
    #expect(result.kept == 0)
    #expect(server.counters.connections <= 1)
  }

  @Test func `are released when no one listens`() throws {
    let server = try LiveServer()
    let port = server.port
    server.onLoop { $0.loop.stop() }
    #expect(server.hasEnded())
    let result = try countOfKept("ws://127.0.0.1:\(port)/", attempts: 50)
    #expect(result.ended == 50)
    #expect(result.kept == 0)
  }
}

@Suite struct `Over TLS` {
  private static func certificate(in folder: String) throws -> TLSFiles {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let files = TLSFiles(certificate: folder + "/cert.pem", key: folder + "/key.pem")
    try run(
      "/usr/bin/openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
      "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-keyout", files.key, "-out",
      files.certificate, "-subj", "/CN=localhost", "-addext",
      "subjectAltName=DNS:localhost,IP:127.0.0.1")
    return files
  }

  @Test func `messages are echoed, and only a trusted certificate is accepted`() throws {
    let folder = NSTemporaryDirectory() + "transport-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = try Self.certificate(in: folder)
    let server = try LiveServer { $0.tls = files }
    let url = "wss://localhost:\(server.port)/ws"
    let entries = try converse(url, certificateAuthority: files.certificate) { client in
      client.send(text: [UInt8](repeating: 65, count: 200_000))
      client.send(text: Array("end".utf8))
    } until: {
      $0.last == "end"
    }
    #expect(entries == ["opened test.v1", "received 200000", "end"])
    let untrusted = try converse(url) { !$0.isEmpty }
    #expect(untrusted.count == 1)
    #expect(untrusted.first?.hasPrefix("failed") == true)
  }

  @Test func `many requests with large answers are all answered`() throws {
    let folder = NSTemporaryDirectory() + "transport-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = try Self.certificate(in: folder)
    let server = try LiveServer {
      $0.tls = files
    } prepare: { handler, _ in
      let answer = [UInt8](repeating: UInt8(ascii: "a"), count: 20_000)
      handler.onText = { connection, _ in connection.send(text: answer) }
    }
    let url = "wss://localhost:\(server.port)/ws"
    let entries = try converse(url, certificateAuthority: files.certificate) { client in
      for _ in 0..<1000 { client.send(text: [65]) }
    } until: {
      $0.count == 1001
    }
    #expect(entries.count == 1001)
    #expect(entries.last == "received 20000")
  }

  @Test func `plain requests get no answer`() throws {
    let folder = NSTemporaryDirectory() + "transport-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = try Self.certificate(in: folder)
    let server = try LiveServer { $0.tls = files }
    let socket = try RawSocket(port: server.port)
    try socket.send(get("/", port: server.port))
    #expect(socket.isClosedByServer())
    #expect(!String(decoding: socket.received, as: UTF8.self).contains("200"))
  }

  @Test func `a certificate that cannot be read is reported`() {
    let files = TLSFiles(certificate: "/nowhere/cert.pem", key: "/nowhere/key.pem")
    #expect(
      throws: TransportError.invalidCertificate(
        certificate: files.certificate, key: files.key)
    ) {
      try LiveServer { $0.tls = files }
    }
  }
}

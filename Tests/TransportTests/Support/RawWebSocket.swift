import Foundation

@testable import Transport

/// A WebSocket, frame by frame.
final class RawWebSocket {
  struct Frame: Equatable {
    let opcode: UInt8
    let payload: [UInt8]
    var isFinal = true

    var text: String { String(decoding: payload, as: UTF8.self) }
    var closeCode: Int? {
      opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
    }
  }

  let socket: RawSocket
  let response: RawResponse

  init(
    port: Int, path: String = "/ws", subprotocol: String? = nil, receiveBuffer: Int32? = nil
  ) throws {
    socket = try RawSocket(port: port, receiveBuffer: receiveBuffer)
    let offer = subprotocol.map { ["Sec-WebSocket-Protocol: \($0)"] } ?? []
    try socket.send(Self.upgrade(path, port: port, extra: offer))
    response = try socket.response()
    if response.status != 101 { throw RawSocket.Failure(what: "status \(response.status)") }
  }

  static func upgrade(_ path: String, port: Int, extra: [String] = []) -> String {
    let lines = [
      "GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Upgrade: websocket",
      "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Version: 13",
    ]
    return (lines + extra).joined(separator: "\r\n") + "\r\n\r\n"
  }

  /// A masked frame as a client must write it.
  static func frame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) -> [UInt8] {
    var bytes = header(opcode, announcing: payload.count, isFinal: isFinal)
    let key: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    bytes += key
    bytes += payload.enumerated().map { $1 ^ key[$0 & 3] }
    return bytes
  }

  /// The header of a masked frame, without key and payload.
  static func header(_ opcode: UInt8, announcing count: Int, isFinal: Bool = true) -> [UInt8] {
    let first = (isFinal ? 0x80 : 0) | opcode
    if count < 126 { return [first, 0x80 | UInt8(count)] }
    if count < 65_536 { return [first, 0xFE, UInt8(count >> 8), UInt8(count & 0xFF)] }
    return [first, 0xFF] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
  }

  func send(_ text: String) throws { try socket.send(Self.frame(1, Array(text.utf8))) }

  func send(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) throws {
    try socket.send(Self.frame(opcode, payload, isFinal: isFinal))
  }

  func sendClose(_ code: UInt16) throws { try send(8, [UInt8(code >> 8), UInt8(code & 0xFF)]) }

  /// The next frame; nil if the server has disconnected or nothing comes.
  func next(within seconds: Double = 10) -> Frame? {
    socket.receive(within: seconds) { Self.length(of: $0) != nil }
    guard let length = Self.length(of: socket.received) else { return nil }
    let bytes = socket.take(length.header + length.payload)
    return Frame(
      opcode: bytes[0] & 0x0F, payload: Array(bytes[length.header...]),
      isFinal: bytes[0] & 0x80 != 0)
  }

  /// The text of the next frame that is not a ping: if a test is held up for long, there are some
  /// between the others.
  func nextText(within seconds: Double = 10) -> String? {
    while let frame = next(within: seconds) { if frame.opcode != 9 { return frame.text } }
    return nil
  }

  /// Expects a close frame next: returns its code, and answers it.
  func nextClose() throws -> Int? {
    let frame = next()
    if let frame, frame.opcode == 8 { try? send(8, frame.payload) }
    return frame?.closeCode
  }

  /// The size of the frame at the start of `bytes`, once it is complete.
  private static func length(of bytes: [UInt8]) -> (header: Int, payload: Int)? {
    guard bytes.count >= 2 else { return nil }
    var header = 2
    var payload = Int(bytes[1] & 0x7F)
    if payload >= 126 {
      header = payload == 126 ? 4 : 10
      guard bytes.count >= header else { return nil }
      payload = bytes[2..<header].reduce(0) { $0 << 8 | Int($1) }
    }
    return bytes.count >= header + payload ? (header, payload) : nil
  }
}

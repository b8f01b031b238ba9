import OrderedJSON
import Testing
import Transport

@testable import Serving

/// A client's connection as the gateway sees it, which records its output.
final class RecordingSink: Sink {
  let id: UInt64
  let peerAddress = "127.0.0.1"
  var context: AnyObject?
  /// Set to false for a client that does not read.
  var isWritable = true
  var unsentBytes = 0
  var hasUnread = false
  private(set) var isReading = true
  /// The gateway wants a call when there is room.
  private(set) var wantsRoom = false
  private(set) var closeCode: UInt16?
  private(set) var closeReason: String?
  /// Each write as it came: whole frames, joined.
  private(set) var writes: [[UInt8]] = []
  /// The number of pieces that other sinks get as well.
  private(set) var sharedPieces = 0
  /// Called with each write.
  var onWrite: () -> Void = {}

  init(_ id: UInt64) { self.id = id }

  func send(frames: [UInt8]) {
    writes.append(frames)
    onWrite()
  }

  func sendAtOnce(frames: [UInt8]) { send(frames: frames) }

  func send(pieces: [Connection.Piece]) {
    var joined: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .own(let bytes): joined += bytes
      case .shared(let bytes, _):
        joined += bytes
        sharedPieces += 1
      }
    }
    send(frames: joined)
  }

  func pauseReading() { isReading = false }
  func resumeReading() { isReading = true }
  func callWhenWritable() { wantsRoom = true }

  func close(_ code: UInt16, _ reason: String, discarding: Bool) {
    if closeCode != nil { return }
    (closeCode, closeReason) = (code, reason)
  }

  /// The socket accepts data again.
  func makeRoom() {
    isWritable = true
    wantsRoom = false
  }

  /// Every message so far, in order.
  var messages: [JSONValue] {
    get throws { try writes.flatMap(Self.messages) }
  }

  /// The messages of one write.
  static func messages(in write: [UInt8]) throws -> [JSONValue] {
    var (messages, rest) = ([JSONValue](), write[...])
    while let first = rest.popFirst() {
      #expect(first == 0x81, "a final frame of text, unmasked")
      let short = Int(rest.popFirst() ?? 0)
      let width = short == 126 ? 2 : short == 127 ? 8 : 0
      let long = rest.prefix(width).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(width)
      let count = width == 0 ? short : long
      #expect(rest.count >= count, "a whole frame")
      messages.append(try JSONValue(parsing: Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    return messages
  }
}

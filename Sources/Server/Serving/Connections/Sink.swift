import OrderedJSON
import Transport

/// The receiver of a client's frames: its WebSocket, or in tests an array.
///
/// `Connection` is the only one in this module, so that the compiler calls it directly.
protocol Sink: AnyObject {
  /// Never used twice while the server runs.
  var id: UInt64 { get }
  /// The client's address as text, without its port.
  var peerAddress: String { get }
  /// The gateway's record of the client: a `PendingClient`, an `UnauthenticatedPeer`, a
  /// `Subscriber` or a `ForwardingProxy`.
  var context: AnyObject? { get set }
  /// True when frames that are sent now leave at the end of this turn.
  var isWritable: Bool { get }
  /// More of the client has come than has been read.
  var hasUnread: Bool { get }
  /// Bytes that the client has yet to take.
  var unsentBytes: Int { get }

  /// Queues whole frames.
  func send(frames: [UInt8])
  /// Like `send(frames:)`, but they leave at once if nothing is queued.
  func sendAtOnce(frames: [UInt8])
  /// Queues whole frames in pieces, some of which others get as well.
  func send(pieces: [Connection.Piece])
  /// Takes no further message from the client until `resumeReading`.
  func pauseReading()
  func resumeReading()
  /// Asks for a call of the gateway's `writable` when the queued frames have gone.
  func callWhenWritable()
  /// Closes with a close frame, after what is queued unless `discarding`.
  func close(_ code: UInt16, _ reason: String, discarding: Bool)
}

extension Connection: Sink {}

extension Sink {
  /// Like `send`, but what has no pieces leaves at once if nothing is queued.
  func sendAtOnce(_ frames: JSONWriter) {
    if frames.inserts.isEmpty { sendAtOnce(frames: frames.bytes) } else { send(frames) }
  }

  func close(_ code: UInt16, _ reason: String) { close(code, reason, discarding: false) }

  /// Queues whole frames, without a copy of what others get as well.
  func send(_ frames: JSONWriter) {
    if frames.inserts.isEmpty { return send(frames: frames.bytes) }
    var pieces: [Connection.Piece] = []
    var start = 0
    for insert in frames.inserts {
      pieces.append(.own(Array(frames.bytes[start..<insert.offset])))
      pieces.append(.shared(insert.text.bytes, of: insert.text))
      start = insert.offset
    }
    pieces.append(.own(Array(frames.bytes[start...])))
    send(pieces: pieces)
  }
}

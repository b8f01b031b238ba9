import CLibwebsockets

/// One socket of libwebsockets. Valid until its CLOSED or DESTROY callback, where holders drop it.
@safe struct LWSSocket {
  private let wsi: OpaquePointer

  init(_ wsi: OpaquePointer) { unsafe self.wsi = wsi }

  /// Hands bytes to the socket. Libwebsockets copies and keeps those that the socket does not take
  /// now.
  ///
  /// - Returns: false when the socket is dead.
  func write(_ bytes: [UInt8], from start: Int, count: Int) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return true }
      return unsafe clws_write_raw(wsi, base + start, count) >= 0
    }
  }

  /// Writes a frame such that libwebsockets has a part of it left to send in the next turn: before
  /// that it does nothing else when the socket is writable, not even answer a close frame.
  ///
  /// - Parameter frame: one byte more than libwebsockets sends at once.
  /// - Returns: false when the socket is dead.
  func writeLeavingRest(_ frame: [UInt8]) -> Bool {
    guard let own = unsafe lws_get_protocol(wsi) else { return false }
    // Read at each write; the structure is the vhost's, and lives as long.
    let limits = unsafe UnsafeMutablePointer(mutating: own)
    let usual = unsafe limits.pointee.tx_packet_size
    unsafe limits.pointee.tx_packet_size = 1
    defer { unsafe limits.pointee.tx_packet_size = usual }
    return write(frame, from: 0, count: frame.count)
  }

  /// Bytes that libwebsockets adds to the `tx_packet_size` of a protocol.
  static let bytesBesidesPacket = 20

  /// True while libwebsockets holds a part of something written: nothing can be written then.
  var holdsPartialWrite: Bool { unsafe lws_partial_buffered(wsi) != 0 }

  /// Asks for a WRITEABLE callback.
  func requestWritable() { unsafe lws_callback_on_writable(wsi) }

  /// True while the kernel holds bytes that the peer has yet to acknowledge.
  var awaitsAcknowledgement: Bool { unsafe clws_unacknowledged(wsi) > 0 }

  /// Stops or starts reading; bytes that were read but not yet delivered wait as well. In force
  /// before it returns, also in a callback.
  func setReading(_ isReading: Bool) {
    let reason = LWS_RXFLOW_REASON_USER_BOOL | LWS_RXFLOW_REASON_FLAG_PROCESS_NOW
    let change = isReading ? LWS_RXFLOW_REASON_APPLIES_ENABLE : LWS_RXFLOW_REASON_APPLIES_DISABLE
    unsafe lws_rx_flow_control(wsi, Int32(reason | change))
  }

  /// Ends the time-out that libwebsockets has planned: it would end an answer that takes long.
  func cancelTimeout() { unsafe lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0) }

  /// Closes without a close frame, soon: the peer is gone.
  func hangUp() { unsafe lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC) }

  /// Closes without a close frame after `seconds`, unless the connection has ended by then.
  func hangUp(after seconds: Int) {
    unsafe lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, Int32(clamping: seconds))
  }

  /// Sets what the close frame says. To be called just before the callback returns -1: the library
  /// keeps the reason in the same buffer as the payload of a ping.
  func setCloseReason(_ code: UInt16, _ reason: [UInt8]) {
    var reason = reason
    unsafe lws_close_reason(wsi, lws_close_status(UInt32(code)), &reason, reason.count)
  }

  /// Bytes of the current frame that have not arrived yet, as the frame announced them.
  var remainingInFrame: Int { Int(unsafe lws_remaining_packet_payload(wsi)) }
  /// True when the piece being delivered is the message's last.
  var isFinalPiece: Bool { unsafe lws_is_final_fragment(wsi) != 0 }
  var isBinary: Bool { unsafe lws_frame_is_binary(wsi) != 0 }
  var isSecure: Bool { unsafe lws_is_ssl(wsi) != 0 }

  /// The subprotocol that was agreed on.
  var subprotocol: String {
    guard let name = unsafe lws_get_protocol(wsi)?.pointee.name else { return "" }
    return unsafe String(cString: name)
  }

  /// The peer's address as text, without its port; "" if it is gone.
  var peerAddress: String { socket.peerAddress }

  var socket: Socket { Socket(descriptor: unsafe lws_get_socket_fd(wsi)) }
}

/// Distinguishes sockets that exist at the same time.
extension LWSSocket: Hashable {
  static func == (left: LWSSocket, right: LWSSocket) -> Bool { unsafe left.wsi == right.wsi }

  func hash(into hasher: inout Hasher) { unsafe hasher.combine(wsi) }
}

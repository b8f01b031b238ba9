import CLibwebsockets
import Glibc

/// A TCP socket, queried and configured directly while libwebsockets reads and writes it. It may be
/// gone: then there is nothing to read and nothing happens.
struct Socket: Hashable {
  let descriptor: Int32

  /// The address at the other end as text, without its port; "" if the socket is gone.
  var peerAddress: String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let base = buffer.baseAddress else { return "" }
      unsafe base.pointee = 0
      unsafe lws_get_peer_simple_fd(descriptor, base, buffer.count)
      return unsafe String(cString: base)
    }
  }

  /// Bytes that have come, which stay there to be read.
  func peek(atMost count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let flags = Int32(MSG_PEEK | MSG_DONTWAIT)
      filled = unsafe max(recv(descriptor, buffer.baseAddress, count, flags), 0)
    }
  }

  /// Takes bytes that have come, unread.
  func discard(_ count: Int) {
    recv(descriptor, nil, count, Int32(MSG_TRUNC | MSG_DONTWAIT))
  }

  /// The count of bytes that have come and wait to be read; nil if the socket is gone.
  var unreadCount: Int? {
    let count = Int(clws_unread(descriptor))
    return count < 0 ? nil : count
  }

  /// The range of the unread bytes in the stream; nil if the socket is gone.
  var unreadBytes: (start: Int, end: Int)? {
    var received = clws_received(descriptor)
    while received >= 0, let unread = unreadCount {
      let again = clws_received(descriptor)
      // Otherwise more has come between the two.
      if again == received { return (Int(received) - unread, Int(received)) }
      received = again
    }
    return nil
  }

  /// True if the peer has hung up and has sent nothing that can still be read.
  var hasEnded: Bool {
    var byte: UInt8 = 0
    let count = unsafe recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
    return count == 0 || count < 0 && errno != EAGAIN
  }

  /// Sends small pieces without waiting for more.
  func sendAtOnce() {
    var on: Int32 = 1
    unsafe setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Closes a socket that libwebsockets does not have.
  func close() { Glibc.close(descriptor) }

  /// Ends the stream in both directions, after what was already written.
  func endStream() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Makes the socket readable only when `count` bytes are there or the input has ended.
  func wakeOnly(atBytes count: Int) {
    var count = Int32(clamping: count)
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_RCVLOWAT, &count, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Ends the connection when its peer takes nothing of what waits for it for `seconds`.
  func setUserTimeout(_ seconds: Double) {
    _ = clws_set_patience(descriptor, UInt32(clamping: Int(seconds * 1_000)))
  }
}

import Foundation

/// A TCP socket that sends exactly the given bytes; every wait has a deadline.
final class RawSocket {
  struct Failure: Error { let what: String }

  private let descriptor: Int32
  /// The bytes received and not read yet.
  private(set) var received: [UInt8] = []
  private(set) var isAtEnd = false

  init(port: Int, host: String = "127.0.0.1", receiveBuffer: Int32? = nil) throws {
    let isSix = host.contains(":")
    descriptor = socket(isSix ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, 4)
    }
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
    let outcome = isSix ? connectSix(host, port) : connectFour(host, port)
    if outcome != 0 { throw Failure(what: "connect: errno \(errno)") }
  }

  deinit { close(descriptor) }

  private func connectFour(_ host: String, _ port: Int) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    return withUnsafeBytes(of: &address) { bytes in
      connect(
        descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count)
      )
    }
  }

  private func connectSix(_ host: String, _ port: Int) -> Int32 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = in_port_t(port).bigEndian
    inet_pton(AF_INET6, host, &address.sin6_addr)
    return withUnsafeBytes(of: &address) { bytes in
      connect(
        descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count)
      )
    }
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.send(
          descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent,
          Int32(MSG_NOSIGNAL))
      }
      if count < 0 { throw Failure(what: "send: errno \(errno)") }
      sent += count
    }
  }

  /// On a thread of its own, so that the test can go on receiving.
  func sendInBackground(_ bytes: [UInt8]) {
    let copy = dup(descriptor)
    Thread.detachNewThread {
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
          Glibc.send(
            copy, buffer.baseAddress?.advanced(by: sent), buffer.count - sent, Int32(MSG_NOSIGNAL))
        }
        if count <= 0 { break }
        sent += count
      }
      close(copy)
    }
  }

  /// As much as the socket accepts without waiting.
  func sendWhatFits(_ bytes: [UInt8]) -> Int {
    let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    return bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
  }

  /// Has the socket be reset, not closed, when it is released.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Half-closes: nothing more will be sent, but it still receives.
  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Removes the first `count` bytes that came.
  func take(_ count: Int) -> [UInt8] {
    let bytes = Array(received[..<count])
    received.removeFirst(count)
    return bytes
  }

  /// Receives until `isEnough` or the end of the stream or the deadline; false at the deadline.
  @discardableResult
  func receive(within seconds: Double = 10, until isEnough: ([UInt8]) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !isEnough(received) && !isAtEnd {
      let left = deadline.timeIntervalSinceNow
      if left <= 0 { return false }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, Int32(left * 1000) + 1) > 0 { receiveOnce() }
    }
    return true
  }

  private func receiveOnce() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count <= 0 { isAtEnd = true } else { received.append(contentsOf: buffer[..<count]) }
  }

  /// True if the server closes in time; bytes may come before that.
  func isClosedByServer(within seconds: Double = 10) -> Bool {
    receive(within: seconds) { _ in false } && isAtEnd
  }
}

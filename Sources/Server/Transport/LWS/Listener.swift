import CLibwebsockets
import Glibc

/// A socket that listens. Libwebsockets would accept all that come at once, and takes time for each
/// even if it has gone by then: a flood of them would make everyone wait.
@safe final class Listener {
  let descriptor: Int32
  /// The port that is listened on.
  let port: Int

  /// The outcome of accepting a connection.
  enum Outcome {
    case accepted(Socket)
    /// The peer has hung up before it was accepted; the next one can be there.
    case gone
    /// There is no other now.
    case none
    /// The system has no descriptor or no memory for it, for example.
    case failed
  }

  /// Listens on an address.
  ///
  /// - Parameter port: 0 for one that is free.
  /// - Throws: `portTaken`, `addressUnavailable`, `portForbidden`, or `cannotBind`.
  init(_ address: ListenAddress, port: Int) throws(TransportError) {
    let found = Self.listen(on: address.text, port: port)
    guard found >= 0 else { throw Self.error(errno, address: address.text, port: port) }
    descriptor = found
    self.port = Self.port(of: found)
  }

  /// - Returns: the descriptor; -1 with an `errno` if it fails.
  private static func listen(on address: String, port: Int) -> Int32 {
    var hints = unsafe addrinfo()
    unsafe hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(address, String(port), &hints, &found) == 0, let found = unsafe found
    else {
      errno = EADDRNOTAVAIL
      return -1
    }
    defer { unsafe freeaddrinfo(found) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = unsafe socket(found.pointee.ai_family, kind, 0)
    if descriptor < 0 { return -1 }
    var on: Int32 = 1
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    if unsafe bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0,
      Glibc.listen(descriptor, SOMAXCONN) == 0
    {
      return descriptor
    }
    let code = errno
    close(descriptor)
    errno = code
    return -1
  }

  /// The port is at the same place in addresses of both families.
  private static func port(of descriptor: Int32) -> Int {
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    unsafe withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = unsafe bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
      if let pointer = unsafe pointer { unsafe getsockname(descriptor, pointer, &size) }
    }
    return Int(UInt16(bigEndian: address.sin6_port))
  }

  private static func error(_ number: Int32, address: String, port: Int) -> TransportError {
    switch number {
    case EADDRINUSE: .portTaken(address: address, port: port)
    case EADDRNOTAVAIL: .addressUnavailable(address)
    case EACCES, EPERM: .portForbidden(port)
    default: .cannotBind(address: address, port: port, errno: number)
    }
  }

  /// Accepts the connection that has waited the longest.
  func accept() -> Outcome {
    let found = clws_accept(descriptor)
    if found >= 0 {
      let socket = Socket(descriptor: found)
      if socket.hasEnded {
        socket.close()
        return .gone
      }
      socket.sendAtOnce()
      return .accepted(socket)
    }
    switch errno {
    case EAGAIN: return .none
    case ECONNABORTED, EINTR, EPROTO, EPERM, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH:
      return .gone
    default: return .failed
    }
  }

  deinit { close(descriptor) }
}

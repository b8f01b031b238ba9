import Glibc

extension ListenAddress {
  /// The `errno` of binding a socket to this address; 0 if it can be bound. Libwebsockets only
  /// says that it failed, so a socket of our own asks first.
  func bindError(port: Int) -> Int32 {
    var hints = unsafe addrinfo()
    unsafe hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(text, String(port), &hints, &found) == 0, let found = unsafe found
    else { return EADDRNOTAVAIL }
    defer { unsafe freeaddrinfo(found) }
    let descriptor = unsafe socket(found.pointee.ai_family, found.pointee.ai_socktype, 0)
    if descriptor < 0 { return errno }
    defer { close(descriptor) }
    var on: Int32 = 1
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    let isBound = unsafe bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0
    return isBound ? 0 : errno
  }
}

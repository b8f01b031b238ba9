/// The memory that libwebsockets keeps for a server's socket: nil until ESTABLISHED, then a
/// retained `Connection`, until CLOSED.
typealias SocketMemory = UnsafeMutableRawPointer?

extension Connection {
  /// The connection that a socket's memory holds.
  static func kept(in memory: UnsafeMutableRawPointer?) -> Connection? {
    guard let object = unsafe memory?.load(as: SocketMemory.self) else { return nil }
    return unsafe Unmanaged<Connection>.fromOpaque(object).takeUnretainedValue()
  }

  /// Has a socket's memory retain the connection.
  func store(in memory: UnsafeMutableRawPointer?) {
    unsafe memory?.storeBytes(
      of: Unmanaged.passRetained(self).toOpaque(), as: SocketMemory.self)
  }

  /// Takes the connection out of a socket's memory, and with it the memory's retain.
  static func remove(from memory: UnsafeMutableRawPointer?) -> Connection? {
    guard let object = unsafe memory?.load(as: SocketMemory.self) else { return nil }
    unsafe memory?.storeBytes(of: nil, as: SocketMemory.self)
    return unsafe Unmanaged<Connection>.fromOpaque(object).takeRetainedValue()
  }
}

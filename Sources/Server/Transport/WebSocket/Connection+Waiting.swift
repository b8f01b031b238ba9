extension Connection {
  /// Has the handler's `writable` called once the socket has taken what is queued and has room
  /// again: for a program that has more to send than one turn should carry.
  public func callWhenWritable() {
    if phase != .open || sending.isBlocked { return }
    sending.isBlocked = true
    requestWritable()
  }
}

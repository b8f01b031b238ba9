import Glibc

/// Sends the clients of a program a notice while its main thread does not return from code.
///
/// The main thread itself sends it, interrupted by a signal in the middle of that code: nothing
/// else can be writing to the sockets.
@safe
package enum HangNotice {
  /// The descriptors below this one can have notices.
  private static let maxDescriptors = 65_536

  // Nil in a program that no other one watches.
  private nonisolated(unsafe) static var notice: UnsafeMutableRawPointer?
  private nonisolated(unsafe) static var noted: UnsafeMutableRawPointer?
  private nonisolated(unsafe) static var request: UnsafeMutableRawPointer?
  private nonisolated(unsafe) static var isOpen: UnsafeMutablePointer<Bool>?

  /// - Parameters:
  ///   - notice: the length of a notice, and its bytes.
  ///   - noted: the length of what is noted about the running code; 0 if none runs.
  ///   - request: a number that is 1 while the stack is asked for.
  static func prepare(
    at notice: UnsafeMutableRawPointer, while noted: UnsafeMutableRawPointer,
    request: UnsafeMutableRawPointer
  ) {
    let sockets = UnsafeMutablePointer<Bool>.allocate(capacity: maxDescriptors)
    unsafe sockets.initialize(repeating: false, count: maxDescriptors)
    unsafe (Self.notice, Self.noted, Self.request, isOpen) = (notice, noted, request, sockets)
  }

  /// Says whether a notice can be written to a socket.
  ///
  /// - Parameter takes: true if it is that of an open WebSocket without encryption, between two
  ///   frames.
  package static func set(_ descriptor: Int32, takesNotices takes: Bool) {
    guard let sockets = unsafe isOpen, 0..<Int32(maxDescriptors) ~= descriptor else { return }
    unsafe sockets[Int(descriptor)] = takes
  }

  /// Returns whether the stack is asked for, once for each request; runs in a signal handler.
  ///
  /// Until notices are sent, the signal asks for nothing else.
  static func takeStackRequest() -> Bool {
    guard let request = unsafe request else { return true }
    if unsafe request.load(as: UInt32.self) == 0 { return false }
    unsafe request.storeBytes(of: 0, as: UInt32.self)
    return true
  }

  /// Sends what was posted, if something was; runs in a signal handler, so it calls nothing that
  /// takes a lock.
  static func sendPosted() {
    guard let notice = unsafe notice, let noted = unsafe noted, let sockets = unsafe isOpen
    else { return }
    let count = unsafe Int(notice.load(as: UInt32.self))
    if count == 0 { return }
    unsafe notice.storeBytes(of: 0, as: UInt32.self)
    if unsafe noted.load(as: UInt32.self) == 0 { return }
    // Without an iterator, whose type could have to be made at run time, under a lock.
    var descriptor = 0
    while descriptor < maxDescriptors {
      var unsent: Int32 = 0
      // An empty buffer takes the whole notice.
      if unsafe sockets[descriptor],
        unsafe ioctl(Int32(descriptor), UInt(TIOCOUTQ), &unsent) == 0, unsent == 0
      {
        unsafe send(
          Int32(descriptor), notice + 4, count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      }
      descriptor += 1
    }
  }
}

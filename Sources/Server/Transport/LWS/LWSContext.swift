import CEV
import CLibwebsockets

/// Libev's loop, and the context of libwebsockets on it.
@safe final class LWSContext {
  /// More than a record of TLS, and than a request's head; a WebSocket is read in pieces of its
  /// `rx_buffer_size`.
  private static let serviceBufferBytes: UInt32 = 20 * 1024
  /// The most bytes that are read at once before a WebSocket is open: `LWS_PRE` of the buffer stay
  /// free.
  static let maxReadBytes = Int(serviceBufferBytes) - 16
  /// The most bytes of a request's head. Cookies of every other program on localhost come along,
  /// whatever its port.
  private static let maxHeadBytes: UInt16 = 16 * 1024
  /// Seconds within which a head must be complete, and a TLS handshake done.
  private static let requestSeconds: UInt32 = 10

  let loop: OpaquePointer
  /// Nil once `destroy` was called.
  private(set) var context: OpaquePointer?
  private let idleVhost = IdleVhost()

  /// - Throws: `loopUnavailable`.
  init() throws(TransportError) {
    guard let loop = unsafe ev_loop_new(UInt32(EVBACKEND_EPOLL) | UInt32(EVFLAG_NOENV)) else {
      throw .loopUnavailable(reason: "no epoll")
    }
    unsafe self.loop = unsafe loop
    lws_set_log_level(0, nil)
    _ = Self.prepareTLS
    unsafe context = unsafe Self.makeContext(on: loop)
    if unsafe context == nil {
      unsafe ev_loop_destroy(loop)
      throw .loopUnavailable(reason: "libwebsockets needs its plugin for libev")
    }
    watchWaits()
  }

  deinit { unsafe ev_loop_destroy(loop) }

  private static func makeContext(on loop: OpaquePointer) -> OpaquePointer? {
    var info = unsafe lws_context_creation_info()
    unsafe info.uid = -1
    unsafe info.gid = -1
    unsafe info.options =
      UInt64(LWS_SERVER_OPTION_LIBEV) | UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS)
      | UInt64(LWS_SERVER_OPTION_VALIDATE_UTF8)
    unsafe info.pt_serv_buf_size = serviceBufferBytes
    unsafe info.max_http_header_data = maxHeadBytes
    unsafe info.timeout_secs = requestSeconds
    var foreignLoops: UnsafeMutableRawPointer? = unsafe UnsafeMutableRawPointer(loop)
    return unsafe withUnsafeMutablePointer(to: &foreignLoops) { loops in
      unsafe info.foreign_loops = unsafe loops
      return unsafe lws_create_context(&info)
    }
  }

  /// Prepares OpenSSL, once in a process: each context that asks for it puts new numbers into
  /// global variables that the TLS connections of other loops are reading.
  private static let prepareTLS: Void = {
    var info = unsafe lws_context_creation_info()
    unsafe info.uid = -1
    unsafe info.gid = -1
    unsafe info.port = CONTEXT_PORT_NO_LISTEN
    unsafe info.options = UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
    unsafe lws_context_destroy(lws_create_context(&info))
  }()

  /// Makes libwebsockets report to the callbacks whenever it starts or stops waiting for a socket:
  /// the only sign that it gives of a ping. It then asks for the number of the thread, once it has
  /// learned that there is one; it learns that in a turn of its own loop, for which there must be a
  /// vhost.
  private func watchWaits() {
    guard let context = unsafe context, unsafe idleVhost.start(in: context) else { return }
    let end = watch(after: 0, repeating: 0) { [unowned self] in
      unsafe ev_break(loop, Int32(EVBREAK_ALL))
    }
    _ = unsafe _lws_plat_service_tsi(context, -1, 0)
    withExtendedLifetime(end) {}
  }

  /// Handles the events that are there.
  ///
  /// - Parameter waits: also waits for the first.
  func runOnce(waits: Bool) { unsafe ev_run(loop, Int32(waits ? EVRUN_ONCE : EVRUN_NOWAIT)) }

  /// Makes libwebsockets check its timers.
  func checkTimers() { unsafe lws_cancel_service(context) }

  /// Closes every socket; their CLOSED callbacks come from here.
  func destroy() {
    guard let context = unsafe context else { return }
    unsafe self.context = nil
    unsafe lws_context_destroy(context)
  }
}

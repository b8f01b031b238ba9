import CEV
import CLibwebsockets
import Glibc

// The first of the two files of this target that hold unsafe pointers: what is done *to*
// libwebsockets and libev. What they call back is in Callbacks.swift.

/// One socket of libwebsockets. Valid until its CLOSED callback; whoever holds one drops it there.
struct Wire {
  private let wsi: OpaquePointer

  init(_ wsi: OpaquePointer) { self.wsi = wsi }

  /// Hands bytes to the socket; what it does not take now, libwebsockets copies and keeps.
  /// False when the socket is dead.
  func write(_ bytes: [UInt8], from start: Int, count: Int) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return true }
      return clws_write_raw(wsi, base + start, count) >= 0
    }
  }

  /// Writes a frame such that a part of it is left for libwebsockets to send in the next turn: before
  /// that it does nothing else when the socket is writable, not even answer a close frame.
  ///
  /// - Parameter frame: one byte more than libwebsockets sends at once.
  func writeLeavingRest(_ frame: [UInt8]) -> Bool {
    guard let own = lws_get_protocol(wsi) else { return false }
    // Read at each write; the structure is the vhost's, and lives as long.
    let limits = UnsafeMutablePointer(mutating: own)
    let usual = limits.pointee.tx_packet_size
    limits.pointee.tx_packet_size = 1
    defer { limits.pointee.tx_packet_size = usual }
    return write(frame, from: 0, count: frame.count)
  }

  /// What libwebsockets adds to the `tx_packet_size` of a protocol.
  static let bytesBesidesPacket = 20

  /// Whether libwebsockets still holds a part of something written: nothing may be written then.
  var holdsPartialWrite: Bool { lws_partial_buffered(wsi) != 0 }

  /// Asks for a WRITEABLE callback.
  func requestWritable() { lws_callback_on_writable(wsi) }

  /// Whether the peer has yet to acknowledge something that the kernel holds for it.
  var awaitsAcknowledgement: Bool { clws_unacknowledged(wsi) > 0 }

  /// Stops or starts reading; what was read but not yet delivered waits as well. In force before it
  /// returns, also in a callback.
  func setReading(_ isReading: Bool) {
    let reason = LWS_RXFLOW_REASON_USER_BOOL | LWS_RXFLOW_REASON_FLAG_PROCESS_NOW
    let change = isReading ? LWS_RXFLOW_REASON_APPLIES_ENABLE : LWS_RXFLOW_REASON_APPLIES_DISABLE
    lws_rx_flow_control(wsi, Int32(reason | change))
  }

  /// Ends what libwebsockets has planned: it would end an answer that takes long.
  func cancelTimeout() { lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0) }

  /// Tells one socket from another while both are there.
  var identity: OpaquePointer { wsi }

  /// Closes without a close frame, soon: the peer is gone.
  func hangUp() { lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC) }

  /// Closes without further courtesy unless the connection has ended by itself before.
  func giveUp(after seconds: Int) {
    lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, Int32(clamping: seconds))
  }

  /// To be called just before the callback returns -1: the library keeps the reason in the same
  /// buffer as the payload of a ping.
  func setCloseReason(_ code: UInt16, _ reason: [UInt8]) {
    var reason = reason
    lws_close_reason(wsi, lws_close_status(UInt32(code)), &reason, reason.count)
  }

  /// Bytes of the current frame that have not arrived yet, as the frame announced them.
  var remainingInFrame: Int { Int(lws_remaining_packet_payload(wsi)) }
  /// Whether the piece being delivered is the message's last.
  var isFinalPiece: Bool { lws_is_final_fragment(wsi) != 0 }
  var isBinary: Bool { lws_frame_is_binary(wsi) != 0 }
  var isSecure: Bool { lws_is_ssl(wsi) != 0 }

  var subprotocol: String {
    guard let name = lws_get_protocol(wsi)?.pointee.name else { return "" }
    return String(cString: name)
  }

  var peerAddress: String { Transport.peerAddress(of: lws_get_socket_fd(wsi)) }
}

/// The address at the other end of a socket as text, without its port; "" where it is gone.
func peerAddress(of descriptor: Int32) -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
    guard let base = buffer.baseAddress else { return "" }
    base.pointee = 0
    lws_get_peer_simple_fd(descriptor, base, buffer.count)
    return String(cString: base)
  }
}

/// What has come on a socket, which stays there to be read; nothing where it is gone.
func peek(_ descriptor: Int32, atMost count: Int) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    let flags = Int32(MSG_PEEK | MSG_DONTWAIT)
    filled = max(recv(descriptor, buffer.baseAddress, count, flags), 0)
  }
}

/// Takes bytes that have come on a socket, unread.
func discard(_ descriptor: Int32, _ count: Int) {
  recv(descriptor, nil, count, Int32(MSG_TRUNC | MSG_DONTWAIT))
}

/// Bytes that have come on a socket and wait to be read; nil where it is gone.
func unreadCount(of descriptor: Int32) -> Int? {
  let count = Int(clws_unread(descriptor))
  return count < 0 ? nil : count
}

/// Where in the stream what is unread on a socket begins and ends; nil where it is gone.
func unreadBytes(of descriptor: Int32) -> (start: Int, end: Int)? {
  var received = clws_received(descriptor)
  while received >= 0, let unread = unreadCount(of: descriptor) {
    let again = clws_received(descriptor)
    // Otherwise more has come between the two.
    if again == received { return (Int(received) - unread, Int(received)) }
    received = again
  }
  return nil
}

/// Nothing more goes out or comes in, except what was written before.
func endStream(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_RDWR)) }

/// Has a socket count as readable only when so many bytes are there, or when no more will come.
func wakeOnly(_ descriptor: Int32, atBytes count: Int) {
  var count = Int32(clamping: count)
  setsockopt(descriptor, SOL_SOCKET, SO_RCVLOWAT, &count, socklen_t(MemoryLayout<Int32>.size))
}

extension [UInt8] {
  package mutating func append(copying span: borrowing Span<UInt8>) {
    span.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}

/// Ends the connection when its peer has taken nothing for so long of what waits for it.
func setPatience(_ seconds: Double, of socket: Int32) {
  _ = clws_set_patience(socket, UInt32(clamping: Int(seconds * 1_000)))
}

// MARK: the loop

/// libev's loop, and the context of libwebsockets on it.
final class Library {
  /// More than a record of TLS, and than a request's head; a WebSocket is read in pieces of its
  /// `rx_buffer_size`.
  private static let serviceBufferBytes: UInt32 = 20 * 1024
  /// What is read at once before a WebSocket is open: `LWS_PRE` of the buffer stay free.
  static let mostReadBytes = Int(serviceBufferBytes) - 16
  /// Cookies of every other program on localhost come along, whatever its port.
  private static let headerBytes: UInt16 = 16 * 1024
  /// A head must be complete, and a TLS handshake done, within so many seconds.
  private static let requestSeconds: UInt32 = 10

  let loop: OpaquePointer
  private(set) var context: OpaquePointer?
  private let watch = WatchStorage()

  init() throws(TransportError) {
    guard let loop = ev_loop_new(UInt32(EVBACKEND_EPOLL) | UInt32(EVFLAG_NOENV)) else {
      throw .loopUnavailable(reason: "no epoll")
    }
    self.loop = loop
    lws_set_log_level(0, nil)
    var info = lws_context_creation_info()
    info.uid = -1
    info.gid = -1
    info.options =
      UInt64(LWS_SERVER_OPTION_LIBEV) | UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS)
      | UInt64(LWS_SERVER_OPTION_VALIDATE_UTF8)
    info.pt_serv_buf_size = Self.serviceBufferBytes
    info.max_http_header_data = Self.headerBytes
    info.timeout_secs = Self.requestSeconds
    _ = Self.prepareTLS
    var foreignLoops: UnsafeMutableRawPointer? = UnsafeMutableRawPointer(loop)
    context = withUnsafeMutablePointer(to: &foreignLoops) { loops in
      info.foreign_loops = loops
      return lws_create_context(&info)
    }
    if context == nil {
      ev_loop_destroy(loop)
      throw .loopUnavailable(reason: "libwebsockets needs its plugin for libev")
    }
    watchWaits()
  }

  /// Has the callbacks told whenever libwebsockets begins or ends to wait for a socket, which is the
  /// only sign it gives of a ping. It asks for the number of the thread then, once it has learned
  /// that there is one; it learns that in a turn of its own loop, for which there must be a vhost.
  private func watchWaits() {
    guard let context, watch.start(in: context) else { return }
    let end = watch(after: 0, repeating: 0) { [loop] in ev_break(loop, Int32(EVBREAK_ALL)) }
    _lws_plat_service_tsi(context, -1, 0)
    withExtendedLifetime(end) {}
  }

  deinit { ev_loop_destroy(loop) }

  /// Prepares OpenSSL, once in a process: each context that asks for it puts new numbers into global
  /// variables that the TLS connections of other loops are reading.
  private static let prepareTLS: Void = {
    var info = lws_context_creation_info()
    info.uid = -1
    info.gid = -1
    info.port = CONTEXT_PORT_NO_LISTEN
    info.options = UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
    lws_context_destroy(lws_create_context(&info))
  }()

  /// Waits for events and handles those that are there.
  func runOnce() { ev_run(loop, Int32(EVRUN_ONCE)) }

  /// Makes libwebsockets look at its timers.
  func nudge() { lws_cancel_service(context) }

  /// Closes every socket; their CLOSED callbacks come from here.
  func destroyContext() {
    guard let context else { return }
    self.context = nil
    lws_context_destroy(context)
  }
}

/// The C structures of a vhost that serves nothing, which libwebsockets reads until its context is
/// destroyed.
final class WatchStorage {
  private var info = lws_context_creation_info()
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let name = strdup("watch")

  init() {
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    protocols[0].name = UnsafePointer(name)
    protocols[0].callback = watchCallback
    info.port = CONTEXT_PORT_NO_LISTEN
    info.vhost_name = UnsafePointer(name)
    info.protocols = UnsafePointer(protocols)
  }

  func start(in context: OpaquePointer) -> Bool { lws_create_vhost(context, &info) != nil }

  deinit {
    protocols.deallocate()
    free(name)
  }
}

// MARK: the server

/// The C structures of one listening vhost, which libwebsockets reads until its context is destroyed.
final class VhostStorage {
  /// Each connection holds one such buffer.
  private static let receiveBytes = 4096
  /// A record of TLS. When a read leaves a part of one behind, and reading is paused meanwhile, 4.1.6
  /// goes round in a circle for ever.
  private static let secureReceiveBytes = 16 * 1024
  private static let keepAliveSeconds: Int32 = 30

  private var info = lws_context_creation_info()
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let headers: UnsafeMutablePointer<lws_protocol_vhost_options>
  /// All zero: no pings of the library's own. A connection counts its pongs itself, because the
  /// library hangs up after one that is missed.
  private let keepAlivePolicy: UnsafeMutablePointer<lws_retry_bo_t>
  private var strings: [UnsafeMutablePointer<CChar>] = []
  private var vhost: OpaquePointer?

  init(_ configuration: ServerConfiguration, address: ListenAddress) {
    let names = configuration.subprotocols.map(\.name)
    protocols = .allocate(capacity: max(names.count, 1) + 1)
    protocols.initialize(repeating: lws_protocols(), count: max(names.count, 1) + 1)
    headers = .allocate(capacity: SecurityHeaders.all.count)
    headers.initialize(
      repeating: lws_protocol_vhost_options(), count: SecurityHeaders.all.count)
    keepAlivePolicy = .allocate(capacity: 1)
    keepAlivePolicy.initialize(to: lws_retry_bo_t())
    fillProtocols(
      names, receiveBytes: configuration.tls == nil ? Self.receiveBytes : Self.secureReceiveBytes)
    fillHeaders()
    fillInfo(configuration, address)
  }

  /// The first is also the one that HTTP runs on, and that a client gets which offers none. The
  /// space in the name that stands in where there is none cannot be offered.
  private func fillProtocols(_ names: [String], receiveBytes: Int) {
    for (index, name) in (names.isEmpty ? ["no subprotocol"] : names).enumerated() {
      protocols[index].name = string(name)
      protocols[index].callback = serverCallback
      protocols[index].per_session_data_size = MemoryLayout<UserMemory>.size
      protocols[index].rx_buffer_size = receiveBytes
      protocols[index].tx_packet_size = Connection.maxWriteBytes
    }
  }

  /// For the answers that libwebsockets writes by itself.
  private func fillHeaders() {
    for (index, header) in SecurityHeaders.all.enumerated() {
      let isLast = index == SecurityHeaders.all.count - 1
      headers[index].next = isLast ? nil : UnsafePointer(headers + index + 1)
      headers[index].name = string(header.name.lowercased() + ":")
      headers[index].value = string(header.value)
    }
  }

  private func fillInfo(_ configuration: ServerConfiguration, _ address: ListenAddress) {
    info.iface = string(address.text)
    info.port = Int32(configuration.port)
    info.vhost_name = string("server")
    info.protocols = UnsafePointer(protocols)
    info.headers = UnsafePointer(headers)
    info.retry_and_idle_policy = UnsafePointer(keepAlivePolicy)
    info.keepalive_timeout = Self.keepAliveSeconds
    info.alpn = string("http/1.1")
    info.options = UInt64(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND)
    if address.family == .ipv4 { info.options |= UInt64(LWS_SERVER_OPTION_DISABLE_IPV6) }
    if let tls = configuration.tls {
      info.options |= UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
      info.ssl_cert_filepath = string(tls.certificate)
      info.ssl_private_key_filepath = string(tls.key)
    }
  }

  /// Starts to listen. `server` must stay until the library's context is destroyed.
  func listen(on library: Library, for server: Server) -> Bool {
    guard let context = library.context else { return false }
    info.user = Unmanaged.passUnretained(server).toOpaque()
    vhost = lws_create_vhost(context, &info)
    return vhost != nil
  }

  var port: Int { vhost.map { Int(lws_get_vhost_listen_port($0)) } ?? 0 }

  private func string(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    strings.append(copy)
    return UnsafePointer(copy)
  }

  deinit {
    for text in strings { free(text) }
    protocols.deallocate()
    headers.deallocate()
    keepAlivePolicy.deallocate()
  }
}

/// Why an address cannot be listened on; libwebsockets only says that it failed, so a socket of our
/// own asks first.
func bindError(_ address: ListenAddress, port: Int) -> Int32 {
  var hints = addrinfo()
  hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
  hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
  var found: UnsafeMutablePointer<addrinfo>?
  guard getaddrinfo(address.text, String(port), &hints, &found) == 0, let found else {
    return EADDRNOTAVAIL
  }
  defer { freeaddrinfo(found) }
  let descriptor = socket(found.pointee.ai_family, found.pointee.ai_socktype, 0)
  if descriptor < 0 { return errno }
  defer { close(descriptor) }
  var on: Int32 = 1
  setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
  return bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0 ? 0 : errno
}

// MARK: the client

/// The C structures of one client's vhost, which libwebsockets reads until its context is destroyed.
final class ClientStorage {
  private static let receiveBytes = 16 * 1024

  private var info = lws_context_creation_info()
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let keepAlivePolicy: UnsafeMutablePointer<lws_retry_bo_t>
  private var strings: [UnsafeMutablePointer<CChar>] = []

  init(_ client: Client) {
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    keepAlivePolicy = .allocate(capacity: 1)
    keepAlivePolicy.initialize(to: lws_retry_bo_t())
    protocols[0].name = string(client.subprotocol ?? "client")
    protocols[0].callback = clientCallback
    protocols[0].rx_buffer_size = Self.receiveBytes
    protocols[0].tx_packet_size = Connection.maxWriteBytes
    info.port = CONTEXT_PORT_NO_LISTEN
    info.vhost_name = string("client")
    info.protocols = UnsafePointer(protocols)
    info.retry_and_idle_policy = UnsafePointer(keepAlivePolicy)
    if client.url.isSecure { info.options = UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT) }
    info.client_ssl_ca_filepath = client.certificateAuthority.flatMap(string)
  }

  /// Starts to connect; false when that has failed at once. `client` must stay until the library's
  /// context is destroyed.
  func connect(on library: Library, for client: Client) -> Bool {
    guard let context = library.context, let vhost = lws_create_vhost(context, &info) else {
      return false
    }
    var connection = lws_client_connect_info()
    connection.context = context
    connection.vhost = vhost
    connection.address = string(client.url.host)
    connection.port = Int32(client.url.port)
    connection.path = string(client.url.target)
    connection.host = string(client.url.authority)
    connection.protocol = client.subprotocol.flatMap(string)
    connection.local_protocol_name = protocols[0].name
    connection.ssl_connection = client.url.isSecure ? Int32(LCCSCF_USE_SSL.rawValue) : 0
    connection.alpn = string("http/1.1")
    connection.retry_and_idle_policy = UnsafePointer(keepAlivePolicy)
    connection.userdata = Unmanaged.passUnretained(client).toOpaque()
    return lws_client_connect_via_info(&connection) != nil
  }

  private func string(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    strings.append(copy)
    return UnsafePointer(copy)
  }

  deinit {
    for text in strings { free(text) }
    protocols.deallocate()
    keepAlivePolicy.deallocate()
  }
}

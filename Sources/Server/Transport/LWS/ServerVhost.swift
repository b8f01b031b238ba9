import CLibwebsockets

/// A vhost that serves, with the C structures that libwebsockets reads until its context is
/// destroyed.
@safe final class ServerVhost {
  /// Bytes of the buffer that each connection holds.
  private static let receiveBytes = 4096
  /// A TLS record. When a read leaves part of one and reading is then paused, 4.1.6 loops for ever.
  private static let secureReceiveBytes = 16 * 1024
  private static let keepAliveSeconds: Int32 = 30

  private var info = unsafe lws_context_creation_info()
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let headers: UnsafeMutablePointer<lws_protocol_vhost_options>
  /// All zero: no pings of the library's own. A connection counts its pongs itself, because the
  /// library hangs up after one that is missed.
  private let keepAlivePolicy: UnsafeMutablePointer<lws_retry_bo_t>
  private let strings = CStrings()
  private var vhost: OpaquePointer?

  init(_ configuration: ServerConfiguration) {
    let names = configuration.subprotocols.map(\.name)
    unsafe protocols = .allocate(capacity: max(names.count, 1) + 1)
    unsafe protocols.initialize(repeating: lws_protocols(), count: max(names.count, 1) + 1)
    unsafe headers = .allocate(capacity: SecurityHeaders.all.count)
    unsafe headers.initialize(
      repeating: lws_protocol_vhost_options(), count: SecurityHeaders.all.count)
    unsafe keepAlivePolicy = .allocate(capacity: 1)
    unsafe keepAlivePolicy.initialize(to: lws_retry_bo_t())
    fillProtocols(
      names, receiveBytes: configuration.tls == nil ? Self.receiveBytes : Self.secureReceiveBytes)
    fillHeaders()
    fillInfo(configuration)
  }

  /// The first also serves HTTP and clients that offer none. Without names, a placeholder is used:
  /// no client can offer it, since it has a space.
  private func fillProtocols(_ names: [String], receiveBytes: Int) {
    for (index, name) in (names.isEmpty ? ["no subprotocol"] : names).enumerated() {
      unsafe protocols[index].name = unsafe strings.copy(name)
      unsafe protocols[index].callback = serverCallback
      unsafe protocols[index].per_session_data_size = MemoryLayout<SocketMemory>.size
      unsafe protocols[index].rx_buffer_size = receiveBytes
      unsafe protocols[index].tx_packet_size = Connection.maxWriteBytes
    }
  }

  /// For the answers that libwebsockets writes by itself.
  private func fillHeaders() {
    for (index, header) in SecurityHeaders.all.enumerated() {
      let isLast = index == SecurityHeaders.all.count - 1
      unsafe headers[index].next = unsafe isLast ? nil : UnsafePointer(headers + index + 1)
      unsafe headers[index].name = unsafe strings.copy(header.name.lowercased() + ":")
      unsafe headers[index].value = unsafe strings.copy(header.value)
    }
  }

  private func fillInfo(_ configuration: ServerConfiguration) {
    unsafe info.port = CONTEXT_PORT_NO_LISTEN_SERVER
    unsafe info.vhost_name = unsafe strings.copy("server")
    unsafe info.protocols = unsafe UnsafePointer(protocols)
    unsafe info.headers = unsafe UnsafePointer(headers)
    unsafe info.retry_and_idle_policy = unsafe UnsafePointer(keepAlivePolicy)
    unsafe info.keepalive_timeout = Self.keepAliveSeconds
    unsafe info.alpn = unsafe strings.copy("http/1.1")
    if let tls = configuration.tls {
      unsafe info.options |= UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
      unsafe info.ssl_cert_filepath = unsafe strings.copy(tls.certificate)
      unsafe info.ssl_private_key_filepath = unsafe strings.copy(tls.key)
    }
  }

  /// Starts to serve the sockets that it is given. `server` must stay until the context is
  /// destroyed.
  ///
  /// - Returns: false when libwebsockets refuses.
  func start(in context: LWSContext, for server: Server) -> Bool {
    guard let context = unsafe context.context else { return false }
    unsafe info.user = unsafe Unmanaged.passUnretained(server).toOpaque()
    unsafe vhost = unsafe lws_create_vhost(context, &info)
    return unsafe vhost != nil
  }

  /// Gives libwebsockets a socket that was accepted; it closes it if it has no room.
  func serve(_ socket: Socket) {
    guard let vhost = unsafe vhost else { return socket.close() }
    unsafe lws_adopt_socket_vhost(vhost, socket.descriptor)
  }

  deinit {
    unsafe protocols.deallocate()
    unsafe headers.deallocate()
    unsafe keepAlivePolicy.deallocate()
  }
}

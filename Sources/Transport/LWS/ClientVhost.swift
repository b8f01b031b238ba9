import CLibwebsockets

/// The vhost of one client, with the C structures that libwebsockets reads until its context is
/// destroyed.
@safe final class ClientVhost {
  private static let receiveBytes = 16 * 1024

  private var info = unsafe lws_context_creation_info()
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let keepAlivePolicy: UnsafeMutablePointer<lws_retry_bo_t>
  private let strings = CStrings()

  init(_ client: Client) {
    unsafe protocols = .allocate(capacity: 2)
    unsafe protocols.initialize(repeating: lws_protocols(), count: 2)
    unsafe keepAlivePolicy = .allocate(capacity: 1)
    unsafe keepAlivePolicy.initialize(to: lws_retry_bo_t())
    unsafe protocols[0].name = unsafe strings.copy(client.subprotocol ?? "client")
    unsafe protocols[0].callback = clientCallback
    unsafe protocols[0].rx_buffer_size = Self.receiveBytes
    unsafe protocols[0].tx_packet_size = Connection.maxWriteBytes
    unsafe info.port = CONTEXT_PORT_NO_LISTEN
    unsafe info.vhost_name = unsafe strings.copy("client")
    unsafe info.protocols = unsafe UnsafePointer(protocols)
    unsafe info.retry_and_idle_policy = unsafe UnsafePointer(keepAlivePolicy)
    if client.url.isSecure { unsafe info.options = UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT) }
    if let authority = client.certificateAuthority {
      unsafe info.client_ssl_ca_filepath = unsafe strings.copy(authority)
    }
  }

  /// Starts to connect. `client` must stay until the context is destroyed.
  ///
  /// - Returns: false when that has failed at once.
  func connect(on context: LWSContext, for client: Client) -> Bool {
    guard let context = unsafe context.context,
      let vhost = unsafe lws_create_vhost(context, &info)
    else { return false }
    var connection = unsafe lws_client_connect_info()
    unsafe connection.context = unsafe context
    unsafe connection.vhost = unsafe vhost
    unsafe connection.address = unsafe strings.copy(client.url.host)
    unsafe connection.port = Int32(client.url.port)
    unsafe connection.path = unsafe strings.copy(client.url.target)
    unsafe connection.host = unsafe strings.copy(client.url.authority)
    if let name = client.subprotocol { unsafe connection.protocol = unsafe strings.copy(name) }
    unsafe connection.local_protocol_name = unsafe protocols[0].name
    unsafe connection.ssl_connection = client.url.isSecure ? Int32(LCCSCF_USE_SSL.rawValue) : 0
    unsafe connection.alpn = unsafe strings.copy("http/1.1")
    unsafe connection.retry_and_idle_policy = unsafe UnsafePointer(keepAlivePolicy)
    unsafe connection.userdata = unsafe Unmanaged.passUnretained(client).toOpaque()
    return unsafe lws_client_connect_via_info(&connection) != nil
  }

  deinit {
    unsafe protocols.deallocate()
    unsafe keepAlivePolicy.deallocate()
  }
}

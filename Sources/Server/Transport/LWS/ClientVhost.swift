import CLibwebsockets

/// The vhost of all clients of a kind on one loop, with the C structures that libwebsockets reads
/// until its context is destroyed.
@safe final class ClientVhost {
  /// Clients that differ in nothing else share a vhost.
  struct Kind: Hashable {
    let subprotocol: String?
    let isSecure: Bool
    let certificateAuthority: String?
  }

  private static let receiveBytes = 16 * 1024

  private var info = unsafe lws_context_creation_info()
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let keepAlivePolicy: UnsafeMutablePointer<lws_retry_bo_t>
  private let strings = CStrings()
  private let context: LWSContext
  private let kind: Kind
  /// Nil until the first client connects.
  private var vhost: OpaquePointer?
  /// Those that connect or are connected. A socket knows its client by number, since libwebsockets
  /// may report one that is gone.
  private var clients: [UInt: Client] = [:]
  private var lastNumber: UInt = 0

  init(_ kind: Kind, on context: LWSContext) {
    (self.kind, self.context) = (kind, context)
    unsafe protocols = .allocate(capacity: 2)
    unsafe protocols.initialize(repeating: lws_protocols(), count: 2)
    unsafe keepAlivePolicy = .allocate(capacity: 1)
    unsafe keepAlivePolicy.initialize(to: lws_retry_bo_t())
    unsafe protocols[0].name = unsafe strings.copy(kind.subprotocol ?? "client")
    unsafe protocols[0].callback = clientCallback
    unsafe protocols[0].rx_buffer_size = Self.receiveBytes
    unsafe protocols[0].tx_packet_size = Connection.maxWriteBytes
    unsafe info.port = CONTEXT_PORT_NO_LISTEN
    unsafe info.vhost_name = unsafe strings.copy("client")
    unsafe info.protocols = unsafe UnsafePointer(protocols)
    unsafe info.retry_and_idle_policy = unsafe UnsafePointer(keepAlivePolicy)
    unsafe info.user = unsafe Unmanaged.passUnretained(self).toOpaque()
    if kind.isSecure { unsafe info.options = UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT) }
    if let authority = kind.certificateAuthority {
      unsafe info.client_ssl_ca_filepath = unsafe strings.copy(authority)
    }
  }

  /// Starts to connect a client, and keeps it until its socket has ended.
  ///
  /// - Returns: false if that has failed at once, without a call to the client.
  func connect(_ client: Client) -> Bool {
    guard let context = unsafe context.context else { return false }
    if unsafe vhost == nil { unsafe vhost = unsafe lws_create_vhost(context, &info) }
    guard let vhost = unsafe vhost else { return false }
    lastNumber += 1
    let number = lastNumber
    clients[number] = client
    // Libwebsockets copies the strings.
    let strings = CStrings()
    var connection = unsafe lws_client_connect_info()
    unsafe connection.context = unsafe context
    unsafe connection.vhost = unsafe vhost
    unsafe connection.address = unsafe strings.copy(client.url.host)
    unsafe connection.port = Int32(client.url.port)
    unsafe connection.path = unsafe strings.copy(client.url.target)
    unsafe connection.host = unsafe strings.copy(client.url.authority)
    if let name = kind.subprotocol { unsafe connection.protocol = unsafe strings.copy(name) }
    unsafe connection.local_protocol_name = unsafe protocols[0].name
    unsafe connection.ssl_connection = kind.isSecure ? Int32(LCCSCF_USE_SSL.rawValue) : 0
    unsafe connection.alpn = unsafe strings.copy("http/1.1")
    unsafe connection.retry_and_idle_policy = unsafe UnsafePointer(keepAlivePolicy)
    unsafe connection.userdata = unsafe UnsafeMutableRawPointer(bitPattern: number)
    let isUnderWay = unsafe lws_client_connect_via_info(&connection) != nil
    withExtendedLifetime(strings) {}
    return isUnderWay || clients.removeValue(forKey: number) == nil
  }

  /// The client of a socket; nil once it has ended.
  func client(_ number: UInt) -> Client? { clients[number] }

  /// The client of a socket that has ended.
  func removeClient(_ number: UInt) -> Client? { clients.removeValue(forKey: number) }

  deinit {
    unsafe protocols.deallocate()
    unsafe keepAlivePolicy.deallocate()
  }
}

import CEV
import CLibwebsockets
import OrderedJSON

// The second of the two files of this target that hold unsafe pointers: what libwebsockets and libev
// call. Each callback finds its Swift object, makes a span, calls one method, returns.

// MARK: libev

/// `data` of a watcher is its `Watcher`, which stops it before it goes.
func ioFired(_: OpaquePointer?, _ watcher: UnsafeMutablePointer<ev_io>?, _: Int32) {
  fire(watcher?.pointee.data)
}

func timerFired(_: OpaquePointer?, _ watcher: UnsafeMutablePointer<ev_timer>?, _: Int32) {
  fire(watcher?.pointee.data)
}

func signalFired(_: OpaquePointer?, _ watcher: UnsafeMutablePointer<ev_signal>?, _: Int32) {
  fire(watcher?.pointee.data)
}

private func fire(_ data: UnsafeMutableRawPointer?) {
  guard let data else { return }
  // It may be let go by what it does.
  let watcher = Unmanaged<Watcher>.fromOpaque(data).takeUnretainedValue()
  withExtendedLifetime(watcher) { watcher.fire() }
}

/// A watcher of libev and what it does when it fires. It stops when it is let go, so the pointer to
/// it that libev holds never dangles.
final class Watcher {
  private let library: Library
  private let body: () -> Void
  private var end: (() -> Void)?

  fileprivate init(
    _ library: Library, _ body: @escaping () -> Void,
    start: (_ loop: OpaquePointer, _ data: UnsafeMutableRawPointer) -> () -> Void
  ) {
    self.library = library
    self.body = body
    end = start(library.loop, Unmanaged.passUnretained(self).toOpaque())
  }

  func fire() { body() }

  deinit { end?() }
}

extension Library {
  /// - Parameter isFirst: before whoever else watches the same descriptor.
  func watch(
    readable descriptor: Int32, isFirst: Bool = false, _ body: @escaping () -> Void
  ) -> Watcher {
    Watcher(self, body) { loop, data in
      let watcher = UnsafeMutablePointer<ev_io>.allocate(capacity: 1)
      cev_io_init(watcher, ioFired, descriptor, data)
      if isFirst { cev_io_put_first(watcher) }
      ev_io_start(loop, watcher)
      return {
        ev_io_stop(loop, watcher)
        watcher.deallocate()
      }
    }
  }

  func watch(after seconds: Double, repeating: Double, _ body: @escaping () -> Void) -> Watcher {
    Watcher(self, body) { loop, data in
      let watcher = UnsafeMutablePointer<ev_timer>.allocate(capacity: 1)
      cev_timer_init(watcher, timerFired, seconds, repeating, data)
      ev_now_update(loop)
      ev_timer_start(loop, watcher)
      return {
        ev_timer_stop(loop, watcher)
        watcher.deallocate()
      }
    }
  }

  func watch(signal number: Int32, _ body: @escaping () -> Void) -> Watcher {
    Watcher(self, body) { loop, data in
      let watcher = UnsafeMutablePointer<ev_signal>.allocate(capacity: 1)
      cev_signal_init(watcher, signalFired, number, data)
      ev_signal_start(loop, watcher)
      return {
        ev_signal_stop(loop, watcher)
        watcher.deallocate()
      }
    }
  }
}

// MARK: libwebsockets, any

/// Any number but 0 and -1, the same whenever libwebsockets asks.
private let threadNumber: Int32 = 1

/// Of the vhost that serves nothing.
func watchCallback(
  _: OpaquePointer?, _ reason: lws_callback_reasons, _: UnsafeMutableRawPointer?,
  _: UnsafeMutableRawPointer?, _: Int
) -> Int32 { reason == LWS_CALLBACK_GET_THREAD_ID ? threadNumber : 0 }

// MARK: libwebsockets, server

/// Everything that happens on a server's sockets. Nonzero closes the socket.
func serverCallback(
  _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ count: Int
) -> Int32 {
  switch reason {
  case LWS_CALLBACK_RECEIVE:
    withSpan(input, count) { connection(user)?.received($0) }
  case LWS_CALLBACK_SERVER_WRITEABLE:
    return connection(user)?.becameWritable() == true ? -1 : 0
  case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
    return withSpan(input, count) { connection(user)?.receivedClose($0) == false ? -1 : 0 }
  case LWS_CALLBACK_RECEIVE_PONG:
    connection(user)?.receivedPong()
  case LWS_CALLBACK_CLOSED:
    takeConnection(user)?.socketClosed()
  case LWS_CALLBACK_GET_THREAD_ID:
    connection(wsi.flatMap(lws_wsi_user))?.libraryWaitChanged()
    return threadNumber
  case LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX, LWS_CALLBACK_HTTP_BODY:
    return -1  // CONNECT would make a connection raw
  default:
    guard let wsi, let server = server(of: wsi) else { return 0 }
    return serverEvent(server, wsi, reason, user, input)
  }
  return 0
}

/// What happens before a WebSocket is open.
private func serverEvent(
  _ server: Server, _ wsi: OpaquePointer, _ reason: lws_callback_reasons,
  _ user: UnsafeMutableRawPointer?, _ input: UnsafeMutableRawPointer?
) -> Int32 {
  switch reason {
  case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
    // The socket is none of libwebsockets' yet: `input` is its descriptor.
    let socket = Int32(truncatingIfNeeded: Int(bitPattern: input))
    guard server.admitsSocket(socket, from: peerAddress(of: socket)) else { return 1 }
    setPatience(server.configuration.limits.readerSeconds, of: socket)
  case LWS_CALLBACK_WSI_CREATE: server.socketOpened(UInt(bitPattern: wsi), Wire(wsi))
  case LWS_CALLBACK_WSI_DESTROY:
    server.forget(Wire(wsi))
    server.socketClosed(UInt(bitPattern: wsi))
  case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
    // `input` is never read here: 4.1.6 hands over a dangling pointer after it has refused an
    // upgrade that it does not know. The headers are gone then.
    guard lws_hdr_total_length(wsi, WSI_TOKEN_UPGRADE) > 0 else { return -1 }
    guard let refusal = server.refusal(of: requestHead(wsi, server)) else { return 0 }
    _ = Wire(wsi).write(refusal.bytes, from: 0, count: refusal.bytes.count)
    return -1
  case LWS_CALLBACK_HTTP:
    return carryOn(server.answer(requestHead(wsi, server), on: Wire(wsi)), wsi)
  case LWS_CALLBACK_HTTP_WRITEABLE:
    return carryOn(server.goOn(on: Wire(wsi)), wsi)
  case LWS_CALLBACK_ESTABLISHED:
    // Retained by the memory that libwebsockets keeps for the socket, until CLOSED.
    let connection = server.open(Wire(wsi))
    user?.storeBytes(of: Unmanaged.passRetained(connection).toOpaque(), as: UserMemory.self)
    server.sockets.gate(UInt(bitPattern: wsi))?.becameWebSocket { [unowned connection] in
      connection.close(CloseCode.protocolError, "unmasked frame")
    }
    server.opened(connection)
  default: break
  }
  return 0
}

private func carryOn(_ progress: Server.Progress, _ wsi: OpaquePointer) -> Int32 {
  switch progress {
  case .waiting: 0
  case .over: lws_http_transaction_completed(wsi) == 0 ? 0 : -1
  case .broken: -1
  }
}

/// What a server's socket has for us: nil until ESTABLISHED, then a retained `Connection`.
typealias UserMemory = UnsafeMutableRawPointer?

private func connection(_ user: UnsafeMutableRawPointer?) -> Connection? {
  guard let object = user?.load(as: UserMemory.self) else { return nil }
  return Unmanaged<Connection>.fromOpaque(object).takeUnretainedValue()
}

private func takeConnection(_ user: UnsafeMutableRawPointer?) -> Connection? {
  guard let object = user?.load(as: UserMemory.self) else { return nil }
  user?.storeBytes(of: nil, as: UserMemory.self)
  return Unmanaged<Connection>.fromOpaque(object).takeRetainedValue()
}

/// The vhost's user is its server, which the loop keeps until the context is destroyed.
private func server(of wsi: OpaquePointer) -> Server? {
  guard let vhost = lws_get_vhost(wsi), let object = lws_vhost_user(vhost) else { return nil }
  return Unmanaged<Server>.fromOpaque(object).takeUnretainedValue()
}

private func withSpan<R>(
  _ input: UnsafeMutableRawPointer?, _ count: Int, _ body: (borrowing Span<UInt8>) -> R
) -> R {
  let bytes = UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : count)
  return body(bytes.bindMemory(to: UInt8.self).span)
}

// MARK: libwebsockets, client

/// Everything that happens on a client's socket; `user` is its `Client`, which the loop keeps until
/// the context is destroyed.
func clientCallback(
  _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ count: Int
) -> Int32 {
  if reason == LWS_CALLBACK_GET_THREAD_ID { return threadNumber }
  guard let wsi, let user else { return 0 }
  let client = Unmanaged<Client>.fromOpaque(user).takeUnretainedValue()
  switch reason {
  case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
    return append(client.headers, to: input, capacity: count)
  case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    client.failed(failure(wsi, input, count))
  case LWS_CALLBACK_CLIENT_ESTABLISHED:
    client.established(Wire(wsi))
  case LWS_CALLBACK_CLIENT_RECEIVE:
    withSpan(input, count) { client.connection?.received($0) }
  case LWS_CALLBACK_CLIENT_WRITEABLE:
    return client.connection?.becameWritable() == true ? -1 : 0
  case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
    return withSpan(input, count) { client.connection?.receivedClose($0) == false ? -1 : 0 }
  case LWS_CALLBACK_CLIENT_CLOSED:
    client.connection?.socketClosed()
  default: break
  }
  return 0
}

/// `input` points to where the next header goes, and is to be moved on.
private func append(
  _ headers: [(name: String, value: String)], to input: UnsafeMutableRawPointer?, capacity: Int
) -> Int32 {
  guard let place = input?.assumingMemoryBound(to: UnsafeMutablePointer<UInt8>?.self),
    let start = place.pointee
  else { return -1 }
  let text = Array(headers.map { "\($0.name): \($0.value)\r\n" }.joined().utf8)
  if text.count >= capacity { return -1 }
  start.update(from: text, count: text.count)
  place.pointee = start + text.count
  return 0
}

private func failure(
  _ wsi: OpaquePointer, _ input: UnsafeMutableRawPointer?, _ count: Int
) -> String {
  let status = lws_http_client_http_response(wsi)
  if status > 0 && status != 101 { return "the server answered with HTTP status \(status)" }
  return withSpan(input, count) { span in
    let bytes = span.indices.map { span[$0] }.prefix { $0 != 0 }
    return bytes.isEmpty ? "the connection failed" : String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: reading a request's head

private func requestHead(_ wsi: OpaquePointer, _ server: Server) -> RequestHead {
  var head = RequestHead()
  let uri = methodAndURI(wsi)
  head.method = uri.method
  head.path = field(wsi, uri.token).value
  head.query = query(wsi)
  head.version = field(wsi, WSI_TOKEN_HTTP)
  head.host = field(wsi, WSI_TOKEN_HOST)
  head.origin = origin(wsi)
  head.fetchSite = field(wsi, named: "sec-fetch-site:")
  head.authorization = field(wsi, WSI_TOKEN_HTTP_AUTHORIZATION)
  head.accept = field(wsi, WSI_TOKEN_HTTP_ACCEPT)
  head.acceptEncoding = field(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING)
  head.ifNoneMatch = field(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH)
  head.contentLength = lengthField(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, "content-length")
  head.transferEncoding = lengthField(
    wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING, "transfer-encoding")
  head.connection = field(wsi, WSI_TOKEN_CONNECTION)
  head.upgrade = field(wsi, WSI_TOKEN_UPGRADE)
  head.webSocketKey = field(wsi, WSI_TOKEN_KEY)
  head.webSocketVersion = field(wsi, WSI_TOKEN_VERSION)
  head.webSocketProtocol = field(wsi, WSI_TOKEN_PROTOCOL)
  head.peerAddress = Wire(wsi).peerAddress
  head.isSecure = Wire(wsi).isSecure
  head.flaw = server.sockets.gate(UInt(bitPattern: wsi))?.takeFlaw()
  head.isOneTooMany = server.sockets.isOneTooMany(UInt(bitPattern: wsi))
  return head
}

private func methodAndURI(
  _ wsi: OpaquePointer
) -> (method: RequestHead.Method, token: lws_token_indexes) {
  if lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0 { return (.get, WSI_TOKEN_GET_URI) }
  if lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0 { return (.head, WSI_TOKEN_HEAD_URI) }
  return (.other, WSI_TOKEN_GET_URI)
}

private func field(_ wsi: OpaquePointer, _ token: lws_token_indexes) -> HeaderField {
  let length = lws_hdr_total_length(wsi, token)
  if length <= 0 { return .absent }
  if lws_hdr_fragment_length(wsi, token, 1) > 0 { return .repeated }
  return text(capacity: length + 1) { lws_hdr_copy(wsi, $0, $1, token) }
    .map(HeaderField.one) ?? .unreadable
}

/// An empty one has the length of none, but can be copied.
private func origin(_ wsi: OpaquePointer) -> HeaderField {
  let field = field(wsi, WSI_TOKEN_ORIGIN)
  if field != .absent { return field }
  let empty = text(capacity: 1) { lws_hdr_copy_fragment(wsi, $0, $1, WSI_TOKEN_ORIGIN, 0) }
  return empty.map(HeaderField.one) ?? .absent
}

/// A field that says how long a request is. With a blank before its colon libwebsockets takes it for
/// another field, and whoever stands before this server may not.
private func lengthField(
  _ wsi: OpaquePointer, _ token: lws_token_indexes, _ name: String
) -> HeaderField {
  for blank in [" ", "\t"] {
    if field(wsi, named: "\(name)\(blank):") != .absent { return .unreadable }
  }
  return field(wsi, token)
}

/// A field that libwebsockets has no number for.
///
/// - Parameter name: in lower case, the colon included.
private func field(_ wsi: OpaquePointer, named name: String) -> HeaderField {
  let nameBytes = Int32(name.utf8.count)
  let length = lws_hdr_custom_length(wsi, name, nameBytes)
  if length < 0 { return .absent }
  return text(capacity: length + 1) { lws_hdr_custom_copy(wsi, $0, $1, name, nameBytes) }
    .map(HeaderField.one) ?? .unreadable
}

/// The query's members; nil when one is not UTF-8.
private func query(_ wsi: OpaquePointer) -> [UTF8String]? {
  var members: [UTF8String] = []
  while true {
    let index = Int32(members.count)
    let length = lws_hdr_fragment_length(wsi, WSI_TOKEN_HTTP_URI_ARGS, index)
    if length <= 0 { return members }
    let member = text(capacity: length + 1) {
      lws_hdr_copy_fragment(wsi, $0, $1, WSI_TOKEN_HTTP_URI_ARGS, index)
    }
    guard let member else { return nil }
    members.append(member)
  }
}

/// What `copy` writes into a buffer of that size, as text; nil when it is not UTF-8 or has a zero
/// byte in it.
private func text(
  capacity: Int32, copy: (UnsafeMutablePointer<CChar>?, Int32) -> Int32
) -> UTF8String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) { buffer in
    let count = Int(copy(buffer.baseAddress, capacity))
    guard count >= 0, count < buffer.count else { return nil }
    let bytes = UnsafeRawBufferPointer(buffer)[..<count]
    if bytes.contains(0) { return nil }
    return String(validating: bytes, as: UTF8.self).map { UTF8String($0) }
  }
}

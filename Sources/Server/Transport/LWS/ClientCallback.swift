import CLibwebsockets

/// Everything that happens on a client's socket; `user` is the number of its client.
func clientCallback(
  _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ count: Int
) -> Int32 {
  if reason == LWS_CALLBACK_GET_THREAD_ID { return threadNumber }
  guard let wsi = unsafe wsi, let vhost = unsafe clientVhost(of: wsi) else { return 0 }
  let number = UInt(bitPattern: user)
  switch reason {
  case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    unsafe vhost.removeClient(number)?.failed(failure(wsi, input, count))
    return 0
  case LWS_CALLBACK_CLIENT_CLOSED:
    vhost.removeClient(number)?.connection?.socketClosed()
    return 0
  default: break
  }
  guard let client = vhost.client(number) else { return 0 }
  switch reason {
  case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
    return unsafe append(client.headers, to: input, capacity: count)
  case LWS_CALLBACK_CLIENT_ESTABLISHED:
    unsafe client.established(LWSSocket(wsi))
  case LWS_CALLBACK_CLIENT_RECEIVE:
    unsafe withInput(input, count) { client.connection?.received($0) }
  case LWS_CALLBACK_CLIENT_WRITEABLE:
    return client.connection?.becameWritable() == true ? -1 : 0
  case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
    return unsafe withInput(input, count) {
      client.connection?.receivedClose($0) == false ? -1 : 0
    }
  default: break
  }
  return 0
}

/// The vhost's user is its object, which the loop keeps until the context is destroyed.
private func clientVhost(of wsi: OpaquePointer) -> ClientVhost? {
  guard let vhost = unsafe lws_get_vhost(wsi), let object = unsafe lws_vhost_user(vhost) else {
    return nil
  }
  return unsafe Unmanaged<ClientVhost>.fromOpaque(object).takeUnretainedValue()
}

/// Writes the headers of the handshake.
///
/// - Parameter input: points to where the next header goes, and is moved on.
/// - Returns: nonzero when they do not fit.
private func append(
  _ headers: [(name: String, value: String)], to input: UnsafeMutableRawPointer?, capacity: Int
) -> Int32 {
  guard let next = unsafe input?.assumingMemoryBound(to: UnsafeMutablePointer<UInt8>?.self),
    let start = unsafe next.pointee
  else { return -1 }
  let text = Array(headers.map { "\($0.name): \($0.value)\r\n" }.joined().utf8)
  if text.count >= capacity { return -1 }
  unsafe start.update(from: text, count: text.count)
  unsafe next.pointee = unsafe start + text.count
  return 0
}

/// Says in one phrase why a connection failed.
private func failure(
  _ wsi: OpaquePointer, _ input: UnsafeMutableRawPointer?, _ count: Int
) -> String {
  let status = unsafe lws_http_client_http_response(wsi)
  if status > 0 && status != 101 { return "the server answered with HTTP status \(status)" }
  return unsafe withInput(input, count) { span in
    let bytes = span.indices.map { span[$0] }.prefix { $0 != 0 }
    return bytes.isEmpty ? "the connection failed" : String(decoding: bytes, as: UTF8.self)
  }
}

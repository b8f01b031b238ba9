import CLibwebsockets

/// Everything that happens on a client's socket; `user` is its `Client`, which the loop keeps until
/// the context is destroyed.
func clientCallback(
  _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ count: Int
) -> Int32 {
  if reason == LWS_CALLBACK_GET_THREAD_ID { return threadNumber }
  guard let wsi = unsafe wsi, let user = unsafe user else { return 0 }
  let client = unsafe Unmanaged<Client>.fromOpaque(user).takeUnretainedValue()
  switch reason {
  case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
    return unsafe append(client.headers, to: input, capacity: count)
  case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    unsafe client.failed(failure(wsi, input, count))
  case LWS_CALLBACK_CLIENT_ESTABLISHED:
    unsafe client.established(Wire(wsi))
  case LWS_CALLBACK_CLIENT_RECEIVE:
    unsafe withInput(input, count) { client.connection?.received($0) }
  case LWS_CALLBACK_CLIENT_WRITEABLE:
    return client.connection?.becameWritable() == true ? -1 : 0
  case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
    return unsafe withInput(input, count) {
      client.connection?.receivedClose($0) == false ? -1 : 0
    }
  case LWS_CALLBACK_CLIENT_CLOSED:
    client.connection?.socketClosed()
  default: break
  }
  return 0
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

/// Tells in one phrase why a connection did not come about.
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

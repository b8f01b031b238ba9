import CLibwebsockets

/// Everything that happens on a server's sockets. Nonzero closes the socket.
func serverCallback(
  _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ memory: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ count: Int
) -> Int32 {
  switch reason {
  case LWS_CALLBACK_RECEIVE:
    unsafe withInput(input, count) { unsafe Connection.kept(in: memory)?.received($0) }
  case LWS_CALLBACK_SERVER_WRITEABLE:
    return unsafe Connection.kept(in: memory)?.becameWritable() == true ? -1 : 0
  case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
    return unsafe withInput(input, count) {
      unsafe Connection.kept(in: memory)?.receivedClose($0) == false ? -1 : 0
    }
  case LWS_CALLBACK_RECEIVE_PONG:
    unsafe Connection.kept(in: memory)?.receivedPong()
  case LWS_CALLBACK_CLOSED:
    unsafe Connection.remove(from: memory)?.socketClosed()
  case LWS_CALLBACK_GET_THREAD_ID:
    if let wsi = unsafe wsi {
      unsafe Connection.kept(in: lws_wsi_user(wsi))?.libraryWaitChanged()
    }
    return threadNumber
  case LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX, LWS_CALLBACK_HTTP_BODY:
    return -1  // CONNECT would make a connection raw
  default:
    guard let wsi = unsafe wsi, let server = unsafe server(of: wsi) else { return 0 }
    return unsafe requestEvent(server, wsi, reason, memory, input)
  }
  return 0
}

/// Everything that happens before a WebSocket is open.
private func requestEvent(
  _ server: Server, _ wsi: OpaquePointer, _ reason: lws_callback_reasons,
  _ memory: UnsafeMutableRawPointer?, _ input: UnsafeMutableRawPointer?
) -> Int32 {
  let lws = unsafe LWSSocket(wsi)
  switch reason {
  case LWS_CALLBACK_WSI_CREATE: server.socketOpened(lws)
  case LWS_CALLBACK_WSI_DESTROY:
    server.cancelExchanges(on: lws)
    server.socketClosed(lws)
  case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
    // `input` is never read here: 4.1.6 hands over a dangling pointer after it has refused an
    // upgrade that it does not know. The headers are gone then.
    guard unsafe lws_hdr_total_length(wsi, WSI_TOKEN_UPGRADE) > 0 else { return -1 }
    guard let refusal = server.refusal(of: unsafe requestHead(wsi, server)) else { return 0 }
    _ = lws.write(refusal.bytes, from: 0, count: refusal.bytes.count)
    return -1
  case LWS_CALLBACK_HTTP:
    return unsafe returnCode(for: server.answer(requestHead(wsi, server), on: lws), wsi)
  case LWS_CALLBACK_HTTP_WRITEABLE: return unsafe returnCode(for: server.resume(on: lws), wsi)
  case LWS_CALLBACK_ESTABLISHED: unsafe open(lws, of: server, memory)
  default: break
  }
  return 0
}

private func open(_ lws: LWSSocket, of server: Server, _ memory: UnsafeMutableRawPointer?) {
  let connection = server.open(lws)
  unsafe connection.store(in: memory)
  server.sockets.gate(lws)?.becameWebSocket { [unowned connection] in
    connection.close(CloseCode.protocolError, "unmasked frame")
  }
  server.opened(connection)
}

private func requestHead(_ wsi: OpaquePointer, _ server: Server) -> RequestHead {
  var head = unsafe HeadReader(wsi).head()
  let lws = unsafe LWSSocket(wsi)
  server.sockets.silent.remove(lws)
  head.flaw = server.sockets.gate(lws)?.consumeFlaw()
  head.isOverLimit = server.sockets.isOverLimit(lws)
  return head
}

private func returnCode(for progress: Server.Progress, _ wsi: OpaquePointer) -> Int32 {
  switch progress {
  case .waiting: 0
  case .over: unsafe lws_http_transaction_completed(wsi) == 0 ? 0 : -1
  case .broken: -1
  }
}

/// The vhost's user is its server, which the loop keeps until the context is destroyed.
private func server(of wsi: OpaquePointer) -> Server? {
  guard let vhost = unsafe lws_get_vhost(wsi), let object = unsafe lws_vhost_user(vhost) else {
    return nil
  }
  return unsafe Unmanaged<Server>.fromOpaque(object).takeUnretainedValue()
}

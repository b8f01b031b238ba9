import CLibwebsockets
import OrderedJSON

/// Reads the head of the request that libwebsockets is handling on a socket.
@safe struct HeadReader {
  private let wsi: OpaquePointer

  init(_ wsi: OpaquePointer) { unsafe self.wsi = wsi }

  /// All that libwebsockets knows of the head.
  func head() -> RequestHead {
    var head = RequestHead()
    let uri = methodAndURI()
    head.method = uri.method
    head.path = field(uri.token).value
    head.query = query()
    head.version = field(WSI_TOKEN_HTTP)
    head.host = field(WSI_TOKEN_HOST)
    head.origin = origin()
    head.fetchSite = field(named: "sec-fetch-site:")
    head.authorization = field(WSI_TOKEN_HTTP_AUTHORIZATION)
    head.accept = field(WSI_TOKEN_HTTP_ACCEPT)
    head.acceptEncoding = field(WSI_TOKEN_HTTP_ACCEPT_ENCODING)
    head.ifNoneMatch = field(WSI_TOKEN_HTTP_IF_NONE_MATCH)
    head.contentLength = lengthField(WSI_TOKEN_HTTP_CONTENT_LENGTH, "content-length")
    head.transferEncoding = lengthField(WSI_TOKEN_HTTP_TRANSFER_ENCODING, "transfer-encoding")
    head.connection = field(WSI_TOKEN_CONNECTION)
    head.upgrade = field(WSI_TOKEN_UPGRADE)
    head.webSocketKey = field(WSI_TOKEN_KEY)
    head.webSocketVersion = field(WSI_TOKEN_VERSION)
    head.webSocketProtocol = field(WSI_TOKEN_PROTOCOL)
    head.peerAddress = unsafe LWSSocket(wsi).peerAddress
    head.isSecure = unsafe LWSSocket(wsi).isSecure
    return head
  }

  private func methodAndURI() -> (method: RequestHead.Method, token: lws_token_indexes) {
    if unsafe lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0 { return (.get, WSI_TOKEN_GET_URI) }
    if unsafe lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0 {
      return (.head, WSI_TOKEN_HEAD_URI)
    }
    return (.other, WSI_TOKEN_GET_URI)
  }

  private func field(_ token: lws_token_indexes) -> HeaderField {
    let length = unsafe lws_hdr_total_length(wsi, token)
    if length <= 0 { return .absent }
    if unsafe lws_hdr_fragment_length(wsi, token, 1) > 0 { return .repeated }
    return unsafe text(capacity: length + 1) { unsafe lws_hdr_copy(wsi, $0, $1, token) }
      .map(HeaderField.one) ?? .unreadable
  }

  /// An empty one has the length of none, but can be copied.
  private func origin() -> HeaderField {
    let field = field(WSI_TOKEN_ORIGIN)
    if field != .absent { return field }
    let empty = unsafe text(capacity: 1) {
      unsafe lws_hdr_copy_fragment(wsi, $0, $1, WSI_TOKEN_ORIGIN, 0)
    }
    return empty.map(HeaderField.one) ?? .absent
  }

  /// A field that says how long a request is. With a blank before its colon libwebsockets takes it
  /// for another field, but a proxy before this server may not.
  private func lengthField(_ token: lws_token_indexes, _ name: String) -> HeaderField {
    for blank in [" ", "\t"] {
      if field(named: "\(name)\(blank):") != .absent { return .unreadable }
    }
    return field(token)
  }

  /// A field that libwebsockets has no number for.
  ///
  /// - Parameter name: in lower case, the colon included.
  private func field(named name: String) -> HeaderField {
    let nameBytes = Int32(name.utf8.count)
    let length = unsafe lws_hdr_custom_length(wsi, name, nameBytes)
    if length < 0 { return .absent }
    return unsafe text(capacity: length + 1) {
      unsafe lws_hdr_custom_copy(wsi, $0, $1, name, nameBytes)
    }.map(HeaderField.one) ?? .unreadable
  }

  /// The query's members; nil when one is not UTF-8.
  private func query() -> [UTF8String]? {
    var members: [UTF8String] = []
    while true {
      let index = Int32(members.count)
      let length = unsafe lws_hdr_fragment_length(wsi, WSI_TOKEN_HTTP_URI_ARGS, index)
      if length <= 0 { return members }
      let member = unsafe text(capacity: length + 1) {
        unsafe lws_hdr_copy_fragment(wsi, $0, $1, WSI_TOKEN_HTTP_URI_ARGS, index)
      }
      guard let member else { return nil }
      members.append(member)
    }
  }

  /// Text that `copy` writes into a buffer of that many bytes; nil when it is not UTF-8 or has a
  /// zero byte in it.
  private func text(
    capacity: Int32, copy: (UnsafeMutablePointer<CChar>?, Int32) -> Int32
  ) -> UTF8String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) { buffer in
      let count = Int(unsafe copy(buffer.baseAddress, capacity))
      guard count >= 0, count < buffer.count else { return nil }
      let bytes = unsafe UnsafeRawBufferPointer(buffer)[..<count]
      if unsafe bytes.contains(0) { return nil }
      return unsafe String(validating: bytes, as: UTF8.self).map { UTF8String($0) }
    }
  }
}

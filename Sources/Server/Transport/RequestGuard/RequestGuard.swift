import OrderedJSON

/// Decides which requests may come in. libwebsockets 4.1.6 checks neither method, version, key,
/// Host nor Origin by itself; here each is, before a handler sees the request.
struct RequestGuard: Sendable {
  /// libwebsockets copies these two headers into 128 bytes, and hangs up when they do not fit.
  private static let maxListBytes = 127
  private static let keyBytes = 24

  let hosts: AllowedHosts
  let subprotocols: [Subprotocol]

  /// A plain request: GET or HEAD, one Host of ours, no body.
  func validate(request head: RequestHead) throws(Refusal) -> HTTPRequest {
    try check(head)
    if head.method == .other { throw .methodNotAllowed }
    return try commonChecks(head)
  }

  /// An upgrade: what RFC 6455 4.2.1 asks for, and also that an Origin, if there is one, is ours.
  func validate(upgrade head: RequestHead) throws(Refusal) -> UpgradeRequest {
    try check(head)
    guard head.upgrade.value?.lowercased == "websocket" else { throw .notWebSocket }
    guard head.method == .get else { throw .upgradeByGet }
    guard head.version == .one("HTTP/1.1") else { throw .oldHTTP }
    let request = try commonChecks(head)
    guard isOurs(head.origin) else { throw .originNotAllowed }
    guard Self.namesUpgrade(head.connection) else { throw .badConnectionHeader }
    guard head.webSocketVersion == .one("13") else { throw .version }
    guard let key = head.webSocketKey.value, Self.isKey(key) else { throw .badKey }
    return UpgradeRequest(request: request, subprotocol: try choose(head.webSocketProtocol))
  }

  /// The checks that come before those of the request's kind.
  private func check(_ head: RequestHead) throws(Refusal) {
    if head.isOverLimit { throw .tooManyConnections }
    if let flaw = head.flaw { throw flaw }
  }

  private func commonChecks(_ head: RequestHead) throws(Refusal) -> HTTPRequest {
    guard let host = head.host.value, hosts.allows(host: host) else { throw .hostNotAllowed }
    let hasNoLength = head.contentLength == .absent || head.contentLength == .one("0")
    guard hasNoLength, head.transferEncoding == .absent else { throw .bodyNotTaken }
    guard let path = head.path, let query = head.query else { throw .badTarget }
    return HTTPRequest(
      method: head.method == .head ? .head : .get, path: path, query: query.map(QueryItem.init),
      bearerToken: head.bearerToken, ifNoneMatch: head.ifNoneMatch.value,
      accept: head.accept.value, acceptEncoding: head.acceptEncoding.value, host: host,
      origin: head.origin.value,
      isCrossOrigin: isCrossOrigin(head), peerAddress: head.peerAddress,
      isSecure: head.isSecure)
  }

  /// Browsers name the site of the page; older ones name its origin, if anything.
  private func isCrossOrigin(_ head: RequestHead) -> Bool {
    let isOurSite =
      switch head.fetchSite {
      case .absent, .one("same-origin"), .one("none"): true
      default: false
      }
    return !isOurSite || !isOurs(head.origin)
  }

  /// Judges an Origin. A missing one is allowed like ours: programs other than browsers send none.
  private func isOurs(_ origin: HeaderField) -> Bool {
    switch origin {
    case .absent: true
    case .one(let origin): hosts.allows(origin: origin)
    default: false
    }
  }

  private static func namesUpgrade(_ connection: HeaderField) -> Bool {
    guard let value = connection.value, value.utf8.count < maxListBytes else { return false }
    return connection.listMembers.contains { $0.lowercased == "upgrade" }
  }

  /// 16 bytes in base64: 22 digits and two equals signs.
  private static func isKey(_ key: UTF8String) -> Bool {
    let (digits, end) = (key.utf8.dropLast(2), key.utf8.suffix(2))
    return key.utf8.count == keyBytes && end.elementsEqual("==".utf8) && digits.allSatisfy(isBase64)
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// The first of the client's that is ours, as libwebsockets will choose it as well; ours if it
  /// offers none.
  private func choose(_ offer: HeaderField) throws(Refusal) -> Subprotocol {
    let refusal = Refusal.unknownSubprotocol(ours: subprotocols)
    guard let first = subprotocols.first else { throw refusal }
    if offer == .absent { return first }
    guard let value = offer.value, value.utf8.count < Self.maxListBytes else { throw refusal }
    for name in offer.listMembers {
      if let known = subprotocols.first(where: { UTF8String($0.name) == name }) { return known }
    }
    throw refusal
  }
}

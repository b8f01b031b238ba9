extension Server {
  func answer(_ head: RequestHead, on lws: LWSSocket) -> Progress {
    let isHead = head.method == .head
    do throws(Refusal) {
      guard let requestGuard else { throw .hostNotAllowed }
      let request = try requestGuard.validate(request: head)
      counts.requests += 1
      switch handler.respond(to: request) {
      case .now(let response):
        return send(Exchange(response, isHead: isHead, closes: false), on: lws)
      case .later(let work): return wait(for: work, isHead: isHead, on: lws)
      }
    } catch {
      let response = refuseConnection(head.peerAddress, error.response)
      return send(Exchange(response, isHead: isHead, closes: true), on: lws)
    }
  }

  /// Nil if the upgrade can go on: `open` then follows before anything else happens.
  func refusal(of head: RequestHead) -> HTTPResponse? {
    decided = nil
    do throws(Refusal) {
      guard let requestGuard else { throw .hostNotAllowed }
      let upgrade = try requestGuard.validate(upgrade: head)
      switch handler.decide(upgrade: upgrade) {
      case .accept(let context):
        decided = (upgrade.subprotocol, context)
        return nil
      case .refuse(let response): return refuseConnection(head.peerAddress, response)
      }
    } catch {
      return refuseConnection(head.peerAddress, error.response)
    }
  }

  func refuseConnection(_ address: String, _ response: HTTPResponse) -> HTTPResponse {
    counts.refused += 1
    handler.refused(address, response.errorCode ?? "\(response.status)")
    return response
  }
}

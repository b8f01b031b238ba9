extension Server {
  func answer(_ head: RequestHead, on wire: Wire) -> Progress {
    let isHead = head.method == .head
    do throws(Refusal) {
      guard let requestGuard else { throw .hostNotAllowed }
      let request = try requestGuard.examine(request: head)
      counts.requests += 1
      switch handler.respond(to: request) {
      case .now(let response):
        return begin(Exchange(response, isHead: isHead, closes: false), on: wire)
      case .later(let work): return wait(for: work, isHead: isHead, on: wire)
      }
    } catch {
      let response = turnAway(head.peerAddress, error.response)
      return begin(Exchange(response, isHead: isHead, closes: true), on: wire)
    }
  }

  /// Nil if the upgrade can go on: `open` then follows before anything else happens.
  func refusal(of head: RequestHead) -> HTTPResponse? {
    decided = nil
    do throws(Refusal) {
      guard let requestGuard else { throw .hostNotAllowed }
      let upgrade = try requestGuard.examine(upgrade: head)
      switch handler.decide(upgrade: upgrade) {
      case .accept(let context):
        decided = (upgrade.subprotocol, context)
        return nil
      case .refuse(let response): return turnAway(head.peerAddress, response)
      }
    } catch {
      return turnAway(head.peerAddress, error.response)
    }
  }

  func turnAway(_ address: String, _ response: HTTPResponse) -> HTTPResponse {
    counts.refused += 1
    handler.refused(address, response.errorCode ?? "\(response.status)")
    return response
  }
}

extension Server {
  /// What a plain request gets.
  struct Answer {
    let response: HTTPResponse
    let byteCount: Int
    let closes: Bool
  }

  func answer(_ head: RequestHead) -> Answer {
    let isHead = head.method == .head
    do throws(Refusal) {
      guard let door else { throw .hostNotAllowed }
      let request = try door.examine(request: head)
      counters.requests += 1
      let response = handler.respond(to: request)
      return Answer(
        response: response, byteCount: response.byteCount(isHead: isHead), closes: false)
    } catch {
      counters.refused += 1
      let response = error.response
      return Answer(
        response: response, byteCount: response.byteCount(isHead: isHead), closes: true)
    }
  }

  /// Nil when the upgrade may go on: `open` then follows before anything else happens.
  func refusal(of head: RequestHead) -> HTTPResponse? {
    decided = nil
    do throws(Refusal) {
      guard let door else { throw .hostNotAllowed }
      let upgrade = try door.examine(upgrade: head)
      switch handler.decide(upgrade: upgrade) {
      case .accept(let context):
        decided = (upgrade.subprotocol, context)
        return nil
      case .refuse(let response):
        counters.refused += 1
        return response
      }
    } catch {
      counters.refused += 1
      return error.response
    }
  }
}

import Transport

extension HTTPAnswer {
  /// The answer, as soon as it is there.
  @MainActor
  var response: HTTPResponse {
    get async {
      switch self {
      case .now(let response): response
      case .later(let work):
        await withCheckedContinuation { done in work { done.resume(returning: $0) } }
      }
    }
  }
}

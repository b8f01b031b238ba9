import Transport

/// Admits clients that show the token, or a code that works once; slows down guessing.
struct TokenGate {
  private let token: Token
  /// The codes of unused start-up links.
  private var codes: [Token] = []
  private var failedAttempts = FailedAttempts()

  init(_ token: Token) {
    self.token = token
  }

  /// - Returns: a code for the fragment of a link.
  mutating func makeCode() -> String {
    let code = Token()
    codes.append(code)
    return code.text
  }

  enum Verdict { case admitted, wrong, tooManyAttempts }

  /// The right token is admitted after any number of wrong attempts: a stranger with the same
  /// address may have made them.
  ///
  /// - Parameter now: milliseconds of `StopWatch`.
  mutating func judge(token text: String, from address: String, at now: Int64) -> Verdict {
    token.matches(text) ? .admitted : refusal(of: address, at: now)
  }

  /// A code that is right is used up.
  mutating func judge(code text: String, from address: String, at now: Int64) -> Verdict {
    guard let index = codes.firstIndex(where: { $0.matches(text) }) else {
      return refusal(of: address, at: now)
    }
    codes.remove(at: index)
    return .admitted
  }

  private mutating func refusal(of address: String, at now: Int64) -> Verdict {
    failedAttempts.record(from: PeerNetwork(address), at: now) ? .wrong : .tooManyAttempts
  }
}

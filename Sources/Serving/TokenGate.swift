/// Lets clients in that show the token, or a code that works once; slows down who guesses.
struct TokenGate {
  private let token: Token
  /// The codes of start-up links that nobody has used yet.
  private var codes: [Token] = []
  private var wrongTries: [String: [Int64]] = [:]

  /// Wrong tries that an address may make within a minute.
  static let tries = 5
  /// Addresses that are remembered at once.
  static let addresses = 1_024

  init(_ token: Token) {
    self.token = token
  }

  /// - Returns: a code for the fragment of a link.
  mutating func makeCode() -> String {
    let code = Token()
    codes.append(code)
    return code.text
  }

  enum Verdict { case admitted, wrong, tooManyTries }

  /// - Parameter now: milliseconds since 1970.
  mutating func judge(token text: String, from address: String, at now: Int64) -> Verdict {
    judge(from: address, at: now) { gate in gate.token.matches(text) }
  }

  /// A code that is right is used up.
  mutating func judge(code text: String, from address: String, at now: Int64) -> Verdict {
    judge(from: address, at: now) { gate in
      guard let index = gate.codes.firstIndex(where: { $0.matches(text) }) else { return false }
      gate.codes.remove(at: index)
      return true
    }
  }

  private mutating func judge(
    from address: String, at now: Int64, _ isRight: (inout TokenGate) -> Bool
  ) -> Verdict {
    let recent = (wrongTries[address] ?? []).filter { $0 > now - 60_000 }
    if recent.count >= Self.tries { return .tooManyTries }
    if isRight(&self) { return .admitted }
    if wrongTries.count >= Self.addresses { wrongTries.removeAll() }
    wrongTries[address] = recent + [now]
    return .wrong
  }
}

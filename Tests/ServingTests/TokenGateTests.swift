import Testing

@testable import Serving

@Suite struct `The token at the gate` {
  private let token = Token()
  private let minute: Int64 = 60_000

  @Test func `the right token is let in, again and again`() {
    var gate = TokenGate(token)
    for now in Int64(0)..<20 {
      #expect(gate.judge(token: token.text, from: "a", at: now) == .admitted)
    }
  }

  @Test func `a wrong token is not let in, however near it is`() {
    let near = [
      "", " ", String(token.text.dropLast()), token.text + "0", " " + token.text,
      token.text.uppercased() + "x", token.text + token.text, Token().text,
    ]
    for (index, text) in near.enumerated() {
      var gate = TokenGate(token)
      #expect(gate.judge(token: text, from: "a", at: 0) == .wrong, "\(index)")
    }
  }

  @Test func `a code works once`() {
    var gate = TokenGate(token)
    let code = gate.makeCode()
    #expect(gate.judge(code: code, from: "a", at: 0) == .admitted)
    #expect(gate.judge(code: code, from: "a", at: 0) == .wrong)
  }

  @Test func `each code works by itself`() {
    var gate = TokenGate(token)
    let codes = [gate.makeCode(), gate.makeCode()]
    #expect(codes[0] != codes[1])
    #expect(gate.judge(code: codes[1], from: "a", at: 0) == .admitted)
    #expect(gate.judge(code: codes[0], from: "a", at: 0) == .admitted)
  }

  @Test func `a code is no token and the token no code`() {
    var gate = TokenGate(token)
    let code = gate.makeCode()
    #expect(gate.judge(token: code, from: "a", at: 0) == .wrong)
    #expect(gate.judge(code: token.text, from: "a", at: 0) == .wrong)
  }

  @Test func `a wrong code does not use up the right one`() {
    var gate = TokenGate(token)
    let code = gate.makeCode()
    #expect(gate.judge(code: "guess", from: "a", at: 0) == .wrong)
    #expect(gate.judge(code: code, from: "a", at: 0) == .admitted)
  }

  @Test func `after five wrong tries even the right token has to wait`() {
    var gate = TokenGate(token)
    for now in 0..<Int64(TokenGate.tries) {
      #expect(gate.judge(token: "guess", from: "a", at: now) == .wrong)
    }
    #expect(gate.judge(token: "guess", from: "a", at: 10) == .tooManyTries)
    #expect(gate.judge(token: token.text, from: "a", at: 10) == .tooManyTries)
  }

  @Test func `after four wrong tries the right token is let in`() {
    var gate = TokenGate(token)
    for now in 0..<Int64(TokenGate.tries - 1) {
      _ = gate.judge(token: "guess", from: "a", at: now)
    }
    #expect(gate.judge(token: token.text, from: "a", at: 10) == .admitted)
  }

  @Test func `a code cannot be guessed faster than a token`() {
    var gate = TokenGate(token)
    let code = gate.makeCode()
    for _ in 0..<3 { _ = gate.judge(code: "guess", from: "a", at: 0) }
    for _ in 0..<2 { _ = gate.judge(token: "guess", from: "a", at: 0) }
    #expect(gate.judge(code: code, from: "a", at: 0) == .tooManyTries)
    #expect(gate.judge(code: code, from: "b", at: 0) == .admitted)
  }

  @Test func `one address does not pay for another`() {
    var gate = TokenGate(token)
    for _ in 0..<9 { _ = gate.judge(token: "guess", from: "a", at: 0) }
    #expect(gate.judge(token: "guess", from: "b", at: 0) == .wrong)
    #expect(gate.judge(token: token.text, from: "b", at: 0) == .admitted)
  }

  @Test func `a try is forgotten after a minute, not before`() {
    var gate = TokenGate(token)
    for now in 0..<Int64(TokenGate.tries) {
      _ = gate.judge(token: "guess", from: "a", at: now)
    }
    #expect(gate.judge(token: token.text, from: "a", at: minute - 1) == .tooManyTries)
    #expect(gate.judge(token: token.text, from: "a", at: minute) == .admitted)
  }

  @Test func `who is turned away waits no longer for having knocked`() {
    var gate = TokenGate(token)
    for _ in 0..<TokenGate.tries { _ = gate.judge(token: "guess", from: "a", at: 0) }
    for now in stride(from: Int64(1_000), to: minute, by: 1_000) {
      #expect(gate.judge(token: "guess", from: "a", at: now) == .tooManyTries)
    }
    #expect(gate.judge(token: "guess", from: "a", at: minute) == .wrong)
  }

  @Test func `tries over more than a minute do not add up`() {
    var gate = TokenGate(token)
    for index in 0..<Int64(20) {
      #expect(gate.judge(token: "guess", from: "a", at: index * 15_000) == .wrong)
    }
  }

  @Test func `very many addresses do not lock the gate`() {
    var gate = TokenGate(token)
    for index in 0..<TokenGate.addresses * 2 {
      #expect(gate.judge(token: "guess", from: "\(index)", at: 0) == .wrong)
    }
    #expect(gate.judge(token: token.text, from: "0", at: 0) == .admitted)
  }
}

import Testing
import Transport

@testable import Serving

@Suite struct `The token check` {
  private let token = Token()
  private let minute: Int64 = 60_000
  private let here = "192.0.2.1"
  private let there = "192.0.2.2"

  @Test func `the right token is accepted, again and again`() {
    var gate = TokenGate(token)
    for now in Int64(0)..<20 {
      #expect(gate.judge(token: token.text, from: here, at: now) == .admitted)
    }
  }

  @Test func `a wrong token is refused, however similar it is`() {
    let near = [
      "", " ", String(token.text.dropLast()), token.text + "0", " " + token.text,
      token.text.uppercased() + "x", token.text + token.text, Token().text,
    ]
    for (index, text) in near.enumerated() {
      var gate = TokenGate(token)
      #expect(gate.judge(token: text, from: here, at: 0) == .wrong, "\(index)")
    }
  }

  @Test func `a code works once`() {
    var gate = TokenGate(token)
    let code = gate.makeCode()
    #expect(gate.judge(code: code, from: here, at: 0) == .admitted)
    #expect(gate.judge(code: code, from: here, at: 0) == .wrong)
  }

  @Test func `each code works by itself`() {
    var gate = TokenGate(token)
    let codes = [gate.makeCode(), gate.makeCode()]
    #expect(codes[0] != codes[1])
    #expect(gate.judge(code: codes[1], from: here, at: 0) == .admitted)
    #expect(gate.judge(code: codes[0], from: here, at: 0) == .admitted)
  }

  @Test func `a code is no token and the token no code`() {
    var gate = TokenGate(token)
    let code = gate.makeCode()
    #expect(gate.judge(token: code, from: here, at: 0) == .wrong)
    #expect(gate.judge(code: token.text, from: here, at: 0) == .wrong)
  }

  @Test func `a wrong code does not use up the right one`() {
    var gate = TokenGate(token)
    let code = gate.makeCode()
    #expect(gate.judge(code: "guess", from: here, at: 0) == .wrong)
    #expect(gate.judge(code: code, from: here, at: 0) == .admitted)
  }

  @Test func `however many wrong attempts there were, the right token is accepted`() {
    var gate = TokenGate(token)
    for now in 0..<Int64(FailedAttempts.maxAttempts) {
      #expect(gate.judge(token: "guess", from: here, at: now) == .wrong)
    }
    #expect(gate.judge(token: "guess", from: here, at: 10) == .tooManyAttempts)
    #expect(gate.judge(token: token.text, from: here, at: 10) == .admitted)
    #expect(gate.judge(token: "guess", from: here, at: 10) == .tooManyAttempts)
  }

  @Test func `a code cannot be guessed faster than a token`() {
    var gate = TokenGate(token)
    let code = gate.makeCode()
    for _ in 0..<3 { _ = gate.judge(code: "guess", from: here, at: 0) }
    for _ in 0..<2 { _ = gate.judge(token: "guess", from: here, at: 0) }
    #expect(gate.judge(code: "guess", from: here, at: 0) == .tooManyAttempts)
    #expect(gate.judge(code: code, from: here, at: 0) == .admitted)
  }

  @Test func `one address does not pay for another`() {
    var gate = TokenGate(token)
    for _ in 0..<9 { _ = gate.judge(token: "guess", from: here, at: 0) }
    #expect(gate.judge(token: "guess", from: there, at: 0) == .wrong)
    #expect(gate.judge(token: token.text, from: there, at: 0) == .admitted)
  }

  @Test func `an attempt is forgotten after a minute, not before`() {
    var gate = TokenGate(token)
    for now in 0..<Int64(FailedAttempts.maxAttempts) {
      _ = gate.judge(token: "guess", from: here, at: now)
    }
    #expect(gate.judge(token: "guess", from: here, at: minute - 1) == .tooManyAttempts)
    #expect(gate.judge(token: "guess", from: here, at: minute) == .wrong)
  }

  @Test func `attempts during a lockout do not extend it`() {
    var gate = TokenGate(token)
    for _ in 0..<FailedAttempts.maxAttempts { _ = gate.judge(token: "guess", from: here, at: 0) }
    for now in stride(from: Int64(1_000), to: minute, by: 1_000) {
      #expect(gate.judge(token: "guess", from: here, at: now) == .tooManyAttempts)
    }
    #expect(gate.judge(token: "guess", from: here, at: minute) == .wrong)
  }

  @Test func `attempts over more than a minute do not add up`() {
    var gate = TokenGate(token)
    for index in 0..<Int64(20) {
      #expect(gate.judge(token: "guess", from: here, at: index * 15_000) == .wrong)
    }
  }

  @Test func `wrong attempts from elsewhere do not clear a lockout`() {
    var gate = TokenGate(token)
    for _ in 0..<FailedAttempts.maxAttempts {
      _ = gate.judge(token: "guess", from: here, at: 1_000)
    }
    for index in 0..<FailedAttempts.maxNetworks - 1 {
      let address = "10.1.\(index / 256).\(index % 256)"
      #expect(gate.judge(token: "guess", from: address, at: 2_000) == .wrong)
    }
    #expect(gate.judge(token: "guess", from: here, at: 3_000) == .tooManyAttempts)
  }

  @Test func `of very many networks the one that was quiet for longest is forgotten`() {
    var gate = TokenGate(token)
    for index in 0..<FailedAttempts.maxNetworks {
      let address = "10.1.\(index / 256).\(index % 256)"
      for _ in 0..<FailedAttempts.maxAttempts {
        #expect(gate.judge(token: "guess", from: address, at: Int64(index)) == .wrong)
      }
    }
    #expect(gate.judge(token: "guess", from: there, at: 2_000) == .wrong)
    #expect(gate.judge(token: "guess", from: "10.1.0.1", at: 2_000) == .tooManyAttempts)
    #expect(gate.judge(token: "guess", from: "10.1.0.0", at: 2_000) == .wrong)
  }

  @Test func `all addresses of an IPv6 network count as one`() {
    var gate = TokenGate(token)
    for index in 0..<FailedAttempts.maxAttempts {
      #expect(gate.judge(token: "guess", from: "2001:db8::\(index):1", at: 0) == .wrong)
    }
    #expect(gate.judge(token: "guess", from: "2001:db8::ffff", at: 0) == .tooManyAttempts)
    #expect(gate.judge(token: "guess", from: "2001:db8:0:1::1", at: 0) == .wrong)
  }

  @Test func `an IPv4 address is the same in either form`() {
    #expect(PeerNetwork("::ffff:192.0.2.1") == PeerNetwork("192.0.2.1"))
    #expect(PeerNetwork("::ffff:192.0.2.1") != PeerNetwork("::ffff:192.0.2.2"))
  }
}

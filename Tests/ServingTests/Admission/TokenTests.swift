import Foundation
import Testing

@testable import Serving

@Suite struct `The token's file` {
  private func token(_ contents: String, mode: Int = 0o600) throws -> Token {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "token-\(UInt64.random(in: .min ... .max))")
    try Data(contents.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path())
    defer { try? FileManager.default.removeItem(at: file) }
    return try Token(file: file.path())
  }

  private let secret = String(repeating: "s", count: Token.minBytes)

  @Test(arguments: ["", "\n", "\r\n", "  \n", " \r\n", "\nsecond line", "\n\n"])
  func `the first line counts, without an editor's line break`(end: String) throws {
    #expect(try token(secret + end).text == secret)
  }

  @Test func `a token has at least 32 bytes`() throws {
    #expect(try token(secret + "s").text.utf8.count == Token.minBytes + 1)
    #expect(throws: UsageError.self) { try token(String(secret.dropLast())) }
    #expect(throws: UsageError.self) { try token(secret.dropLast() + "   \n") }
    #expect(throws: UsageError.self) { try token("\n" + secret) }
    #expect(throws: UsageError.self) { try token("") }
  }

  @Test(arguments: [0o604, 0o602, 0o644, 0o666, 0o444])
  func `a file that all users can read or change is refused`(mode: Int) throws {
    let error = #expect(throws: UsageError.self) { try token(secret, mode: mode) }
    #expect(error?.description.contains("chmod 600") == true)
  }

  @Test(arguments: [0o400, 0o600, 0o640, 0o700])
  func `a file for its owner and a group is taken`(mode: Int) throws {
    #expect(try token(secret, mode: mode).text == secret)
  }

  @Test func `a file that cannot be read is named in the error`() {
    #expect(throws: UsageError("The token file /nowhere/token cannot be read.")) {
      try Token(file: "/nowhere/token")
    }
  }

  @Test func `a random token has 256 bits in hexadecimal`() {
    let tokens = (0..<64).map { _ in Token().text }
    #expect(Set(tokens).count == tokens.count)
    for text in tokens {
      #expect(text.utf8.count == 64)
      #expect(text.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }
  }

  @Test func `a token equals only itself`() {
    let token = Token()
    #expect(token.matches(token.text))
    #expect(!token.matches(String(token.text.dropFirst())))
    #expect(!token.matches(""))
  }
}

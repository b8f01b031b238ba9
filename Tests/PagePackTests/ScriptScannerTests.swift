import Testing

@testable import PagePack

@Suite struct `Tokens of scripts` {
  private func tokens(_ source: String) throws -> [String] {
    let script = try Script(Array(source.utf8))
    return script.tokens.indices.map(script.text)
  }

  private func expressions(_ source: String) throws -> [String] {
    let script = try Script(Array(source.utf8))
    return script.tokens.indices.filter { script.kind($0) == .regularExpression }.map(script.text)
  }

  @Test(arguments: [
    ("a // b\nc", ["a", "c"]), ("a /* b\n */ c", ["a", "c"]),
    ("'//' + \"/*\"", ["'//'", "+", "\"/*\""]),
    ("'it\\'s'", ["'it\\'s'"]),
    ("a?.b ?? c?.5:d", ["a", "?.", "b", "??", "c", "?", ".5", ":", "d"]),
    ("x >>>= 1e-3 ** .5", ["x", ">>>=", "1e-3", "**", ".5"]),
    ("1_000n+0xfe+2", ["1_000n", "+", "0xfe", "+", "2"]),
    ("#p in größe", ["#p", "in", "größe"]),
  ])
  func `comments and spaces separate tokens`(source: String, expected: [String]) throws {
    #expect(try tokens(source) == expected)
  }

  @Test func `a comment in a template is text, and its values are tokens`() throws {
    #expect(
      try tokens("`a // ${b({c: `/* ${d /* e */}`})} */`.f") == [
        "`a // ${", "b", "(", "{", "c", ":", "`/* ${", "d", "}`", "}", ")", "} */`", ".", "f",
      ])
  }

  @Test(arguments: [
    ("a / b / c", []), ("(a) / b / c", []), ("a[0] / b / c", []), ("i++ / b / c", []),
    ("x = /[/\"]\\//g.test(y)", ["/[/\"]\\//g"]), ("if (a) /b/.test(c)", ["/b/"]),
    ("while (a) /b'/.test(c)", ["/b'/"]), ("return /`/u", ["/`/u"]), ("a.return / b / c", []),
    ("`${/}/}`", ["/}/"]), ("`a` / b / c", []), ("f(/'/, 1 / 2)", ["/'/"]), ("a => /x/", ["/x/"]),
    ("typeof /x/ / 2", ["/x/"]), ("!/*c*//x/", ["/x/"]),
  ])
  func `a regular expression differs from a division`(source: String, expected: [String]) throws {
    #expect(try expressions(source) == expected)
  }

  @Test(arguments: [
    "} / 2", "{ } / b /", "'a", "'a\nb'", "`a", "`${a", "/* a", "x = /a", "(a]", "a)",
    "a\u{a0}b = \u{a0}",
    "// a\u{2028}b", "n\\u0061me", "await x", "if (a) { await b }", "@a",
  ])
  func `syntax without a certain meaning is refused`(source: String) {
    #expect(throws: PackRefusal.self) { try Script(Array(source.utf8)) }
  }

  @Test func `async functions can await`() throws {
    let source = "async () => { for await (const a of b) { await c } }"
    #expect(try tokens(source).contains("await"))
  }
}

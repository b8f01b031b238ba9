import OrderedJSON
import TestSupport
import Testing

@Suite struct PointerTests {
  /// RFC 6901, section 5.
  @Test func `the examples of the standard point to their values`() throws {
    let document: JSONValue = [
      "foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6,
      " ": 7, "m~n": 8,
    ]
    #expect(document[at: ""] == document)
    for (text, value) in [
      ("/foo", ["bar", "baz"]), ("/foo/0", "bar"), ("/", 0), ("/a~1b", 1), ("/c%d", 2),
      ("/e^f", 3), ("/g|h", 4), ("/i\\j", 5), ("/k\"l", 6), ("/ ", 7), ("/m~0n", 8),
    ] as [(String, JSONValue)] {
      let pointer = try JSONPointer(parsing: UTF8String(text))
      #expect(document[at: pointer] == value)
      #expect(pointer.description == text)
    }
  }

  @Test func `escapes are resolved once, from the left`() throws {
    #expect(try JSONPointer(parsing: "/~01/~10/~1~0").tokens == ["~1", "/0", "/~"])
    #expect(JSONPointer(tokens: ["~1", "/0"]).description == "/~01/~10")
  }

  @Test(arguments: ["a", "a/b", " /a", "#/a"])
  func `a pointer that is not empty starts with a slash`(text: String) {
    #expect(throws: JSONPointerSyntaxError.noLeadingSlash) {
      try JSONPointer(parsing: UTF8String(text))
    }
  }

  @Test(arguments: ["/~", "/~2", "/a~", "/~a/b", "/~~0"])
  func `a tilde is followed by 0 or 1`(text: String) {
    #expect(throws: JSONPointerSyntaxError.strayTilde) {
      try JSONPointer(parsing: UTF8String(text))
    }
  }

  @Test func `a pointer that leads nowhere says why`() {
    let document: JSONValue = ["list": [1, 2], "text": "abc"]
    let reasons: [(JSONPointer, JSONLookupError)] = [
      ("/none", .noMember("none")), ("/list/2", .noElement("2", count: 2)),
      ("/list/99999999999999999999", .noElement("99999999999999999999", count: 2)),
      ("/list/-", .noIndex("-")), ("/list/01", .noIndex("01")), ("/list/-1", .noIndex("-1")),
      ("/list/+1", .noIndex("+1")), ("/list/", .noIndex("")), ("/list/1e0", .noIndex("1e0")),
      ("/list/١", .noIndex("١")), ("/text/0", .noContainer("0")), ("/list/0/x", .noContainer("x")),
    ]
    for (pointer, reason) in reasons {
      #expect(throws: reason) { try document.value(at: pointer) }
      #expect(document[at: pointer] == nil)
    }
  }

  @Test func `names are looked up by their bytes`() {
    let document: JSONValue = ["\u{e9}": 1]
    #expect(document[at: "/\u{e9}"] == 1)
    #expect(document[at: "/e\u{301}"] == nil)
    #expect(("/\u{e9}" as JSONPointer) != "/e\u{301}")
  }

  @Test func `a position is inside another if it continues it`() {
    #expect(("/a/b" as JSONPointer).isInside("/a"))
    #expect(("/a" as JSONPointer).isInside(.root))
    #expect(!("/a" as JSONPointer).isInside("/a"))
    #expect(!("/ab" as JSONPointer).isInside("/a"))
    #expect(!("/a" as JSONPointer).isInside("/a/b"))
    #expect(JSONPointer.root.appending("a").appending(3) == "/a/3")
  }

  @Test func `every list of tokens survives being written and read`() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<2_000 {
      let pointer = JSONPointer(tokens: (0..<generator.below(5)).map { _ in generator.string() })
      #expect(try JSONPointer(parsing: "\(pointer)") == pointer)
    }
  }
}

import OrderedJSON
import TestSupport
import Testing

@Suite struct UTF8StringTests {
  private static let composed: UTF8String = "caf\u{e9}"
  private static let decomposed: UTF8String = "cafe\u{301}"

  /// Texts around the size that a string stores inline, with lengths around multiples of eight
  /// bytes, and the same letters in another form or another order.
  private static let texts: [UTF8String] = {
    var texts: [UTF8String] = ["", "\0", "\0\0", " ", "\r", "\n", "\r\n", "😀", "\u{10ffff}"]
    for count in [1, 7, 8, 9, 14, 15, 16, 17, 31, 64, 1_000] {
      let stem = String(repeating: "a", count: count)
      for end in [
        "", "\0", "\u{e9}", "e\u{301}", "\u{301}\u{316}", "\u{316}\u{301}", "A", "가", "가",
      ] {
        texts.append(UTF8String(stem + end))
        texts.append(UTF8String(end + stem))
      }
    }
    return texts
  }()

  private func bytes(_ text: UTF8String) -> [UInt8] { Array(text.utf8) }

  @Test func `texts are equal if their bytes are`() {
    for one in Self.texts {
      for other in Self.texts {
        #expect((one == other) == (bytes(one) == bytes(other)), "\(one.debugDescription)")
        if one == other { #expect(one.hashValue == other.hashValue) }
      }
    }
  }

  @Test func `a composed and a decomposed letter are two texts`() {
    #expect(Self.composed.string == Self.decomposed.string, "Swift takes them for one")
    #expect(Self.composed != Self.decomposed)
    #expect(Set([Self.composed, Self.decomposed, "cafe\u{301}"]).count == 2)
    // Of the same length, and equivalent: marks of two classes in either order.
    let orders: [UTF8String] = ["e\u{301}\u{316}", "e\u{316}\u{301}"]
    #expect(orders[0].string == orders[1].string && orders[0] != orders[1])
  }

  @Test func `texts are ordered by their bytes`() {
    for one in Self.texts {
      for other in Self.texts {
        #expect((one < other) == bytes(one).lexicographicallyPrecedes(bytes(other)))
      }
    }
    // Not as in UTF-16, where a surrogate is less than U+FFFF.
    #expect(("\u{ffff}" as UTF8String) < "\u{10000}")
    #expect(Self.decomposed < Self.composed)
    #expect(([""] as [UTF8String]).sorted() == [""])
  }

  @Test func `texts with the same bytes are equal however they were made`() {
    let substring = UTF8String(String("xx\(Self.composed)xx".dropFirst(2).dropLast(2)))
    let decoded = UTF8String(String(decoding: Self.composed.utf8, as: UTF8.self))
    let joined: UTF8String = "ca\("f")\u{e9}"
    for text in [substring, decoded, joined, UTF8String(describing: Self.composed)] {
      #expect(text == Self.composed && text.hashValue == Self.composed.hashValue)
    }
    #expect(UTF8String(describing: 42) == "42")
    #expect("\(Self.decomposed)".utf8.elementsEqual(Self.decomposed.utf8))
  }

  @Test func `bytes that are not UTF-8 are replaced before they can be compared`() {
    let broken: [[UInt8]] = [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80]]
    for bytes in broken {
      let text = UTF8String(String(decoding: bytes, as: UTF8.self))
      #expect(!text.isEmpty && text.string.unicodeScalars.allSatisfy { $0 == "\u{fffd}" })
      #expect(text == UTF8String(text.string))
    }
    #expect(("%ff%c3%28" as UTF8String).withoutPercentEncoding == "\u{fffd}\u{fffd}(")
  }

  @Test func `a dictionary finds each form under its own bytes`() {
    var numbers: [UTF8String: Int] = [Self.composed: 1, Self.decomposed: 2]
    for (index, text) in Set(Self.texts).sorted().enumerated() { numbers[text] = index }
    for (index, text) in Set(Self.texts).sorted().enumerated() { #expect(numbers[text] == index) }
    #expect(numbers[Self.composed] == 1 && numbers[Self.decomposed] == 2)
    numbers[Self.decomposed] = nil
    #expect(numbers[Self.composed] == 1)
  }

  @Test func `a prefix is compared byte for byte`() {
    #expect(Self.decomposed.hasPrefix("cafe"), "Swift sees an é there, and no e")
    #expect(!Self.decomposed.hasPrefix("caf\u{e9}") && Self.composed.hasPrefix("caf"))
    #expect(Self.composed.hasPrefix("") && !("" as UTF8String).hasPrefix("a"))
  }

  private enum Choice: String, CaseIterable { case plain, composed = "caf\u{e9}" }

  @Test func `an enum case is found only by the exact bytes of its name`() {
    #expect(Choice(named: "plain") == .plain && Choice(named: Self.composed) == .composed)
    #expect(Choice(rawValue: Self.decomposed.string) == .composed, "Swift finds it so, too")
    for name in [Self.decomposed, "", "plain ", "Plain", "plain\0"] {
      #expect(Choice(named: name) == nil)
    }
  }

  /// Thirty thousand marks in the worst order keep Swift's own comparison busy for half a minute.
  @Test func `marks in the worst order are compared, hashed, sorted and found like any bytes`() {
    let marks =
      String(repeating: "\u{301}", count: 30_000)
      + String(repeating: "\u{316}", count: 30_000)
    let texts = (0..<20).map { UTF8String("p\(marks)\($0)") }
    let spent = processorTime {
      #expect(Set(texts).count == 20)
      #expect(texts.shuffled().sorted().count == 20 && texts[0] != texts[1])
      #expect(texts.allSatisfy { Choice(named: $0) == nil && !$0.isStreamSafe })
      var object: JSONObject = [:]
      for text in texts { object[text] = .string(text) }
      #expect(texts.allSatisfy { object[$0] == .string($0) })
    }
    #expect(spent < .seconds(15))
  }
}

/// The texts that can become values that Swift compares.
@Suite struct StreamSafeTextTests {
  @Test(arguments: ["\u{301}", "\u{316}\u{301}", "\u{5b0}", "\u{f73}", "\u{1d165}"])
  func `thirty marks in a row are safe, and one more is not`(marks: String) {
    let run = Array(repeating: Array(marks.unicodeScalars), count: 31).joined()
    for (count, isSafe) in [(29, true), (30, true), (31, false)] {
      var text = "p".unicodeScalars
      text.append(contentsOf: run.prefix(count))
      text.append(contentsOf: "q".unicodeScalars)
      #expect(UTF8String(String(text)).isStreamSafe == isSafe, "\(count) marks")
      #expect((UTF8String(String(text)).streamSafe != nil) == isSafe)
    }
  }

  @Test func `letters between marks restart the count`() {
    let run = String(repeating: "\u{301}", count: 30)
    #expect(UTF8String(String(repeating: "e" + run, count: 1_000)).isStreamSafe)
    #expect(!UTF8String(run + run).isStreamSafe)
    #expect(UTF8String(String(repeating: "\u{200d}", count: 100)).isStreamSafe)
  }

  @Test func `marks written as percent signs and escapes count`() {
    let percent = UTF8String("p" + String(repeating: "%CC%81", count: 31))
    #expect(percent.isStreamSafe && !percent.withoutPercentEncoding.isStreamSafe)
    let escaped = UTF8String("\"p" + String(repeating: "\\u0301", count: 31) + "\"")
    #expect(escaped.isStreamSafe && !escaped.isStreamSafeJSON)
    let harmless = UTF8String("\"p" + String(repeating: "\\\\u0301", count: 31) + "\"")
    #expect(harmless.isStreamSafeJSON, "a backslash, and then letters")
    let surrogates = UTF8String("\"" + String(repeating: "\\ud834\\udd65", count: 31) + "\"")
    #expect(!surrogates.isStreamSafeJSON)
  }

  @Test func `the position of an unsafe text is reported`() {
    let text = UTF8String(String(repeating: "\u{301}", count: 31))
    let name = UTF8String("n\(text)")
    let values: [(JSONValue, JSONPointer?)] = [
      (.string(text), ""), (["a": [1, .string(text)]], "/a/1"), (["b": [name: 1]], "/b"),
      (.object([name: 1]), ""), (["a": [1, "e\u{301}"]], nil), (1, nil),
    ]
    for (value, place) in values { #expect(value.pointerToUnsafeText == place) }
  }
}

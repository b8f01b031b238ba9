import TestSupport

/// Texts that are almost JSON.
extension SeededGenerator {
  /// Pieces that matter to a parser, valid and not.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\"a\"", "\"\\u0061\"", "\\u00e9", "\\ud83d",
      "\\ude00", "\\ud83d\\ude00", "\\n", "\\x", "\\u12", "-", "0", "00", "1",
      "12345678901234567890",
      ".", "e", "E+", "1e400", "-0", "0.0", "true", "false", "null", "nul", "NaN", "Infinity", " ",
      "\t", "\n", "\r\n", "\u{b}", "\u{0}", "\u{7f}", "\u{feff}", "é", "e\u{301}", "😀", "\u{2028}",
      "//", "/*", "'", "[[[[[[[[", "]]]]]]]]", "{\"a\":", "\"b\":1,",
    ].map { Array($0.utf8) } + [
      [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF],
    ]

  /// The text after one to three changes.
  mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0...below(3) { mutate(&text) }
    return text
  }

  private mutating func mutate(_ text: inout [UInt8]) {
    let place = below(text.count + 1)
    let end = min(text.count, place + below(4))
    switch below(6) {
    case 0: text.removeSubrange(place..<end)
    case 1: text.insert(contentsOf: pick(Self.pieces), at: place)
    case 2: text.replaceSubrange(place..<end, with: pick(Self.pieces))
    case 3: text.insert(contentsOf: text[place..<end], at: below(text.count + 1))
    case 4: text.removeSubrange(place...)
    default: if place < text.count { text[place] ^= 1 << UInt8(below(8)) }
    }
  }
}

import FoundationAdditions
import OrderedJSON
import SceneModel

/// Reads a text with Markdown's marks for emphasis, code and links into runs without the marks.
///
/// Source: Apple, WWDC21 "What's new in Foundation": a `Text` of a localized key reads them; those in
/// interpolated values stay.
struct Markdown {
  private var rest: Substring
  private var words = ""
  private var runs: [Text.Run] = []
  private let operations: [StyleOperation]
  /// The texts and images among the words, the next one last.
  private var attached: [Text]

  private init(_ text: Substring, _ operations: [StyleOperation], _ attached: [Text]) {
    rest = text
    self.operations = operations
    self.attached = attached
  }

  /// In a longer text the marks stay as text: each unclosed mark causes a search of the whole rest.
  static let maxBytes = 1_024

  /// - Parameter attached: the texts that replace each `attachment`.
  static func runs(of text: String, attached: [Text] = []) -> [Text.Run] {
    let reads = text.utf8.count <= maxBytes && contains(text, where: isMark)
    guard reads || !attached.isEmpty else { return [Text.Run(unmasked(text))] }
    var reader = Markdown(text[...], [], attached.reversed())
    while reader.step(readsMarks: reads) {}
    reader.endRun()
    return reader.runs
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "["), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// True if a byte passes; each text is checked whenever its view is created.
  @inline(__always)
  private static func contains(_ text: String, where passes: (UInt8) -> Bool) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where passes(bytes[index]) { return true }
    return false
  }

  private mutating func endRun() {
    if words.isEmpty { return }
    runs.append(Text.Run(Self.unmasked(words), operations))
    words = ""
  }

  /// Adds the runs of a part with a look of its own.
  private mutating func append(_ part: Substring, with look: [StyleOperation]) {
    endRun()
    var reader = Markdown(part, look + operations, attached)
    while reader.step(readsMarks: true) {}
    reader.endRun()
    attached = reader.attached
    runs += reader.runs
  }

  /// Reads a letter, or all between two marks; false at the end.
  private mutating func step(readsMarks: Bool) -> Bool {
    guard let first = rest.first else { return false }
    if first == Self.attachment {
      endRun()
      runs += (attached.popLast()?.allRuns ?? []).map { $0.adding(operations) }
      rest = rest.dropFirst()
    } else if readsMarks, first == "\\", let next = rest.dropFirst().first,
      next.isPunctuation || next.isSymbol
    {
      words.append(next)
      rest = rest.dropFirst(2)
    } else if !(readsMarks && (readCode() || readLink() || readEmphasis())) {
      words.append(first)
      rest = rest.dropFirst()
    }
    return true
  }

  private mutating func readCode() -> Bool {
    guard rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") else { return false }
    endRun()
    runs.append(
      Text.Run(Self.unmasked(String(rest[..<end].dropFirst())), [.code] + operations))
    rest = rest[end...].dropFirst()
    return true
  }

  /// `[words](target)`, and `^[words](attributes)`.
  private mutating func readLink() -> Bool {
    let isAttributed = rest.first == "^"
    let text = isAttributed ? rest.dropFirst() : rest
    guard text.first == "[", let middle = text.firstRange(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return false }
    let part = text[..<middle.lowerBound].dropFirst()
    let target = Self.unmasked(String(text[middle.upperBound..<end]))
    if !isAttributed {
      append(part, with: [.link(target)])
    } else if target.filter({ $0 != " " }).hasPrefix("inflect:true") {
      append(Inflection.agreeing(String(part))[...], with: [])
    } else {
      append(part, with: [])
    }
    rest = text[end...].dropFirst()
    return true
  }

  private static let marks: [(mark: String, look: [StyleOperation])] = [
    ("***", [.bold, .italic]), ("**", [.bold]), ("__", [.bold]), ("~~", [.strikethrough]),
    ("*", [.italic]), ("_", [.italic]),
  ]

  private mutating func readEmphasis() -> Bool {
    for (mark, look) in Self.marks where rest.hasPrefix(mark) {
      guard opens(mark), let end = end(of: mark) else { continue }
      let part = rest[..<end].dropFirst(mark.count)
      let after = rest[end...].dropFirst(mark.count)
      append(part, with: look)
      rest = after
      return true
    }
    return false
  }

  private var lastCharacter: Character? { words.last ?? runs.last?.string.last }

  private func opens(_ mark: String) -> Bool {
    guard let next = rest.dropFirst(mark.count).first, !next.isWhitespace else { return false }
    return mark.first != "_" || lastCharacter.map { !$0.isWordPart } ?? true
  }

  private func end(of mark: String) -> Substring.Index? {
    var from = rest.index(rest.startIndex, offsetBy: mark.count)
    while let found = rest[from...].firstRange(of: mark) {
      let (before, after) = (rest[..<found.lowerBound].last, rest[found.upperBound...].first)
      let closes = before?.isWhitespace == false && found.lowerBound > from
      let isInWord = mark.first == "_" && after?.isWordPart == true
      // One mark of two is not the end of a single one.
      let isDoubled = mark.count == 1 && (after == mark.first || before == mark.first)
      if closes && !isInWord && !isDoubled { return found.lowerBound }
      from = found.upperBound
    }
    return nil
  }
}

extension Markdown {
  /// The placeholder for a text or an image among the words.
  static let attachment: Character = "\u{F8CF}"

  /// The marks that private-use characters replace in values.
  private static let maskable = Array("*_~`[]()\\^")
  private static let firstMask: UInt32 = 0xF8D0
  private static let firstByteOfMasks: UInt8 = 0xEF
  private static let lastMask = firstMask + UInt32(maskable.count) - 1

  /// A value with its marks masked.
  static func masked(_ value: String) -> String {
    guard contains(value, where: isMark) else { return value }
    return String(
      value.map { character in
        guard let index = maskable.firstIndex(of: character),
          let mask = Unicode.Scalar(firstMask + UInt32(index))
        else { return character }
        return Character(mask)
      })
  }

  /// The text with the marks of its values in place again.
  static func unmasked(_ text: String) -> String {
    guard contains(text, where: { $0 == firstByteOfMasks }) else { return text }
    return String(
      text.map { character in
        guard let scalar = character.unicodeScalars.first, isMask(scalar) else { return character }
        return maskable[Int(scalar.value - firstMask)]
      })
  }

  private static func isMask(_ scalar: Unicode.Scalar) -> Bool {
    (firstMask...lastMask).contains(scalar.value)
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

/// A value in a PDF file, as far as drawings need it.
///
/// Source: ISO 32000-1, 7.3 “Objects”.
enum PDFValue: Equatable {
  case number(Double)
  case name(String)
  /// An operator of a drawing, or a keyword.
  case word(String)
  case text
  case list([PDFValue])
  case members([String: PDFValue])
  case reference(Int)

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var list: [PDFValue]? { if case .list(let list) = self { list } else { nil } }
  var members: [String: PDFValue]? {
    if case .members(let members) = self { members } else { nil }
  }
}

/// Reads values from the bytes of a file or of a drawing.
struct PDFReader {
  let bytes: [UInt8]
  var position: Int

  /// Values inside of one another; deeper ones are skipped.
  private static let maxDepth = 24

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The next value; nil at the end.
  mutating func next(depth: Int = 0) -> PDFValue? {
    skipSpace()
    guard position < bytes.count, depth < Self.maxDepth else { return nil }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "/"):
      position += 1
      return .name(token())
    case UInt8(ascii: "("): return text()
    case UInt8(ascii: "["):
      position += 1
      return .list(values(until: UInt8(ascii: "]"), depth: depth))
    case UInt8(ascii: "<"):
      if peek(1) == byte { return members(depth: depth) }
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
      position += 1
      return .text
    case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      position += 1
      return .word(String(decoding: [byte], as: UTF8.self))
    default: return wordOrNumber()
    }
  }

  private mutating func wordOrNumber() -> PDFValue? {
    let word = token()
    if word.isEmpty {
      position += 1
      return .text
    }
    guard let number = Double(word), number.isFinite else { return .word(word) }
    // “12 0 R” is a reference.
    let start = position
    if number >= 0, number == number.rounded(), number < 1e9 {
      skipSpace()
      let generation = token()
      skipSpace()
      if !generation.isEmpty, generation.allSatisfy(\.isNumber), peek(0) == UInt8(ascii: "R"),
        Self.isDelimiter(peek(1))
      {
        position += 1
        return .reference(Int(number))
      }
    }
    position = start
    return .number(number)
  }

  private mutating func values(until end: UInt8, depth: Int) -> [PDFValue] {
    var values: [PDFValue] = []
    while true {
      skipSpace()
      if position >= bytes.count { return values }
      if bytes[position] == end {
        position += 1
        return values
      }
      guard let value = next(depth: depth + 1) else { return values }
      values.append(value)
    }
  }

  private mutating func members(depth: Int) -> PDFValue {
    position += 2
    let parts = values(until: UInt8(ascii: ">"), depth: depth)
    if peek(0) == UInt8(ascii: ">") { position += 1 }
    var members: [String: PDFValue] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      if let name = parts[index].name { members[name] = parts[index + 1] }
    }
    return .members(members)
  }

  private mutating func text() -> PDFValue {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      position += 1
      if depth == 0 { break }
    }
    return .text
  }

  private mutating func token() -> String {
    let start = position
    while position < bytes.count, !Self.isDelimiter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, ![10, 13].contains(bytes[position]) { position += 1 }
      } else if Self.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  private func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0 || byte == 32 || 9...13 ~= byte }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    isSpace(byte) || "()<>[]{}/%".utf8.contains(byte)
  }
}

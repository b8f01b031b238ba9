/// Reads a flat JSON list of strings, two by two.
struct PathReader {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The elements, root first.
  mutating func elements() throws(PathFormatError) -> [NavigationPath.Element] {
    try checkEncoding()
    var elements: [NavigationPath.Element] = []
    try open()
    while try !close(first: elements.isEmpty) {
      let tag = try text("a type's name")
      guard try !close(first: false) else {
        throw error(.valueNotFound, "the text that belongs to the type's name", at: position - 1)
      }
      elements.append(element(tag: tag, payload: try text("the value's JSON text")))
    }
    elements.reverse()
    return elements
  }

  /// The string that the bytes spell, if they are one JSON string and nothing else.
  mutating func wholeString() -> String? {
    guard let text = try? text("a text"), position == bytes.count else { return nil }
    return string(text)
  }

  private func checkEncoding() throws(PathFormatError) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw self.error(.dataCorrupted, "UTF-8", at: error.byteOffsets.lowerBound)
    }
  }

  private mutating func open() throws(PathFormatError) {
    skipSpace()
    guard position < bytes.count else { throw error(.dataCorrupted, "a list of texts") }
    guard bytes[position] == UInt8(ascii: "[") else { throw mismatch("a list of texts") }
    position += 1
  }

  /// Steps over the closing bracket if it is next, otherwise over the comma that must be there.
  private mutating func close(first: Bool) throws(PathFormatError) -> Bool {
    skipSpace()
    guard position < bytes.count else { throw error(.dataCorrupted, "“,” or “]”") }
    if bytes[position] == UInt8(ascii: "]") { return try end() }
    guard !first else { return false }
    guard bytes[position] == UInt8(ascii: ",") else { throw error(.dataCorrupted, "“,” or “]”") }
    position += 1
    skipSpace()
    return false
  }

  private mutating func end() throws(PathFormatError) -> Bool {
    position += 1
    let end = position
    skipSpace()
    guard position == bytes.count else { throw error(.dataCorrupted, "nothing after the list") }
    position = end
    return true
  }

  mutating func skipSpace() {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

extension JSONWriter {
  /// Appends text of the program as it stands: with its length known to the compiler, a few stores.
  @inlinable @inline(__always)
  public mutating func append(literal: StaticString) {
    let count = literal.utf8CodeUnitCount
    bytes.append(addingCapacity: count) { output in
      for index in 0..<count { output.append(unsafe literal.utf8Start[index]) }
    }
  }

  /// Appends a string in quotes, escaping only what JSON demands: `"`, `\` and control characters.
  public mutating func append(string text: String) {
    let start = bytes.count
    let characters = text.utf8Span.span
    var isPlain = true
    bytes.append(addingCapacity: characters.count + 2) { output in
      output.append(.quote)
      for index in 0..<characters.count {
        let byte = unsafe characters[unchecked: index]
        if byte.needsEscape {
          isPlain = false
          return
        }
        output.append(byte)
      }
      output.append(.quote)
    }
    if isPlain { return }
    bytes.removeLast(bytes.count - start)
    appendEscaped(text)
  }
}

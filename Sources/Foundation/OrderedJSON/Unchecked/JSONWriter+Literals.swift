extension JSONWriter {
  /// Appends literal text unchanged. The compiler knows its length, so this takes a few stores.
  @inlinable @inline(__always)
  public mutating func append(literal: StaticString) {
    bytes.append(addingCapacity: literal.utf8CodeUnitCount) { $0.append(literal: literal) }
  }

  /// Appends literal text, an integer, and literal text again, with one check of the capacity.
  @inlinable @inline(__always)
  package mutating func append(
    _ opening: StaticString, _ integer: Int, _ closing: StaticString = ""
  ) {
    let room = opening.utf8CodeUnitCount + OutputSpan<UInt8>.decimalBytes
    bytes.append(addingCapacity: room + closing.utf8CodeUnitCount) { output in
      output.append(literal: opening)
      output.append(decimal: integer)
      output.append(literal: closing)
    }
  }

  /// Appends a string in quotes, escaping only what JSON demands: `"`, `\` and control characters.
  public mutating func append(string text: String) {
    let characters = text.utf8Span.span
    guard characters.isPlainInJSON else { return appendEscaped(text) }
    bytes.append(addingCapacity: characters.count + 2) { output in
      output.append(.quote)
      output.append(copying: characters)
      output.append(.quote)
    }
  }
}

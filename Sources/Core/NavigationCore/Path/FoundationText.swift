import OrderedJSON

/// JSON text in the spelling of Foundation's `JSONEncoder` with its default options.
///
/// Measured: slashes are escaped, control characters are `\b \t \n \f \r` or `\u00xx` in lower case,
/// whole floating-point numbers have no fraction, everything from U+007F on is plain UTF-8.
enum FoundationText {
  static func append(_ scalar: Scalar, to writer: inout JSONWriter) throws {
    switch scalar {
    case .int(let value): writer.append(value)
    case .double(let value): try append(value, to: &writer)
    case .bool(let value): writer.append(literal: value ? "true" : "false")
    case .string(let value):
      writer.append(literal: "\"")
      appendEscaped(value, to: &writer)
      writer.append(literal: "\"")
    case .int8(let value): writer.append(Int(value))
    case .int16(let value): writer.append(Int(value))
    case .int32(let value): writer.append(Int(value))
    case .int64(let value): writer.append(Int(value))
    case .uint(let value): writer.append(text: value.description)
    case .uint8(let value): writer.append(Int(value))
    case .uint16(let value): writer.append(Int(value))
    case .uint32(let value): writer.append(Int(value))
    case .uint64(let value): writer.append(text: value.description)
    case .float(let value): try append(value, to: &writer)
    }
  }

  private static func append<F: BinaryFloatingPoint & CustomStringConvertible>(
    _ value: F, to writer: inout JSONWriter
  ) throws {
    guard value.isFinite else {
      let reason = "Unable to encode \(F.self).\(value) directly in JSON."
      let context = EncodingError.Context(codingPath: [], debugDescription: reason)
      throw EncodingError.invalidValue(value, context)
    }
    writer.append(text: value.description)
    if writer.bytes.suffix(2).elementsEqual(".0".utf8) { writer.bytes.removeLast(2) }
  }

  /// The string that a JSON string text spells; nil if the text is anything else.
  static func unquoted(_ text: String) -> UTF8String? {
    var reader = PathReader(Array(text.utf8))
    return reader.wholeString().map { UTF8String($0) }
  }
}

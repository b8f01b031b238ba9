import OrderedJSON

extension Scalar {
  /// The JSON text that Foundation's encoder writes for the value.
  ///
  /// - Throws: `EncodingError.invalidValue` for a number that is not finite.
  func payload() throws -> UTF8String {
    var writer = JSONWriter()
    try FoundationText.append(self, to: &writer)
    return UTF8String(String(decoding: writer.bytes, as: UTF8.self))
  }

  /// Reads a text with exactly the spelling in which the value is written; nil for any other.
  init?(tag: UTF8String, canonical text: UTF8String) {
    guard let kind = Kind(tag: tag), let scalar = Scalar(kind, lenient: text.string),
      let spelled = try? scalar.payload(), spelled == text
    else { return nil }
    self = scalar
  }

  /// Reads a text that Swift or a JSON string reader understands; the caller checks the spelling.
  private init?(_ kind: Kind, lenient text: String) {
    switch kind {
    case .int: self.init(made: Int(text), Scalar.int)
    case .double: self.init(made: Double(text), Scalar.double)
    case .bool: self.init(made: Bool(text), Scalar.bool)
    case .string: self.init(made: FoundationText.unquoted(text)?.streamSafe, Scalar.string)
    case .int8: self.init(made: Int8(text), Scalar.int8)
    case .int16: self.init(made: Int16(text), Scalar.int16)
    case .int32: self.init(made: Int32(text), Scalar.int32)
    case .int64: self.init(made: Int64(text), Scalar.int64)
    case .uint: self.init(made: UInt(text), Scalar.uint)
    case .uint8: self.init(made: UInt8(text), Scalar.uint8)
    case .uint16: self.init(made: UInt16(text), Scalar.uint16)
    case .uint32: self.init(made: UInt32(text), Scalar.uint32)
    case .uint64: self.init(made: UInt64(text), Scalar.uint64)
    case .float: self.init(made: Float(text), Scalar.float)
    }
  }

  private init?<T>(made value: T?, _ make: (T) -> Scalar) {
    guard let value else { return nil }
    self = make(value)
  }

  /// True if both are equal and spelled alike. Swift treats composed and decomposed letters as
  /// equal, and the two zeros.
  func isIdentical(to other: Scalar) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)): UTF8String(left) == UTF8String(right)
    case (.double(let left), .double(let right)): left.bitPattern == right.bitPattern
    case (.float(let left), .float(let right)): left.bitPattern == right.bitPattern
    default: self == other
    }
  }
}

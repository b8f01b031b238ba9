import OrderedJSON

extension Scalar {
  /// The scalar as JSON; what JSON or its readers cannot hold becomes a string.
  var wireValue: JSONValue {
    switch self {
    case .int(let value): Self.wire(value)
    case .double(let value): Self.wire(value, value.description)
    case .bool(let value): .bool(value)
    case .string(let value): .string(value)
    case .int8(let value): Self.wire(value)
    case .int16(let value): Self.wire(value)
    case .int32(let value): Self.wire(value)
    case .int64(let value): Self.wire(value)
    case .uint(let value): Self.wire(value)
    case .uint8(let value): Self.wire(value)
    case .uint16(let value): Self.wire(value)
    case .uint32(let value): Self.wire(value)
    case .uint64(let value): Self.wire(value)
    case .float(let value): Self.wire(Double(value), value.description)
    }
  }

  func appendWireValue(to writer: inout JSONWriter) {
    switch self {
    case .int(let value) where SafeIntegers.contains(value): writer.append(value)
    case .bool(let value): writer.append(literal: value ? "true" : "false")
    case .string(let value): writer.append(string: value)
    case .double(let value) where value.isFinite: writer.append(value)
    default: writer.append(wireValue)
    }
  }

  private static func wire(_ value: some FixedWidthInteger) -> JSONValue {
    guard let integer = Int(exactly: value), SafeIntegers.contains(integer) else {
      return .string(value.description)
    }
    return .number(JSONNumber(integer))
  }

  private static func wire(_ value: Double, _ text: String) -> JSONValue {
    JSONNumber(text: text).map(JSONValue.number) ?? .string(text)
  }
}

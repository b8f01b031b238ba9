/// A value of one of the standard library's scalar types, kept without a box.
@frozen @usableFromInline
enum Scalar: Hashable, Sendable {
  case int(Int)
  case double(Double)
  case bool(Bool)
  case string(String)
  case int8(Int8)
  case int16(Int16)
  case int32(Int32)
  case int64(Int64)
  case uint(UInt)
  case uint8(UInt8)
  case uint16(UInt16)
  case uint32(UInt32)
  case uint64(UInt64)
  case float(Float)

  /// Takes a value whose static type is one of the fourteen.
  ///
  /// The types are compared before anything is cast, so that a specialised caller keeps one line
  /// of this and an optional is never unwrapped.
  @inlinable
  init?<T>(_ value: T) {
    guard let scalar = Self.common(value) ?? Self.signed(value) ?? Self.unsigned(value) else {
      return nil
    }
    self = scalar
  }

  @inlinable
  static func common<T>(_ value: T) -> Scalar? {
    exactly(Int.self, value).map(Scalar.int)
      ?? exactly(String.self, value).map(Scalar.string)
      ?? exactly(Bool.self, value).map(Scalar.bool)
      ?? exactly(Double.self, value).map(Scalar.double)
      ?? exactly(Float.self, value).map(Scalar.float)
  }

  @inlinable
  static func signed<T>(_ value: T) -> Scalar? {
    exactly(Int8.self, value).map(Scalar.int8)
      ?? exactly(Int16.self, value).map(Scalar.int16)
      ?? exactly(Int32.self, value).map(Scalar.int32)
      ?? exactly(Int64.self, value).map(Scalar.int64)
  }

  @inlinable
  static func unsigned<T>(_ value: T) -> Scalar? {
    exactly(UInt.self, value).map(Scalar.uint)
      ?? exactly(UInt8.self, value).map(Scalar.uint8)
      ?? exactly(UInt16.self, value).map(Scalar.uint16)
      ?? exactly(UInt32.self, value).map(Scalar.uint32)
      ?? exactly(UInt64.self, value).map(Scalar.uint64)
  }

  var anyValue: any Hashable & Codable & Sendable {
    switch self {
    case .int(let value): value
    case .double(let value): value
    case .bool(let value): value
    case .string(let value): value
    case .int8(let value): value
    case .int16(let value): value
    case .int32(let value): value
    case .int64(let value): value
    case .uint(let value): value
    case .uint8(let value): value
    case .uint16(let value): value
    case .uint32(let value): value
    case .uint64(let value): value
    case .float(let value): value
    }
  }

  func value<T>(as type: T.Type) -> T? {
    switch self {
    case .int(let value): exactly(type, value)
    case .double(let value): exactly(type, value)
    case .bool(let value): exactly(type, value)
    case .string(let value): exactly(type, value)
    default: exactly(type, opening: anyValue)
    }
  }
}

/// The value, if it has the requested static type.
@inlinable @inline(__always)
func exactly<T, V>(_ type: T.Type, _ value: V) -> T? {
  T.self == V.self ? value as? T : nil
}

private func exactly<T>(_ type: T.Type, opening value: some Any) -> T? {
  exactly(type, value)
}

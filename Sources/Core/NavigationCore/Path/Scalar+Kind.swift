import OrderedJSON

extension Scalar {
  /// The type of a scalar.
  enum Kind: Int, CaseIterable {
    case int, double, bool, string
    case int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
    case float

    /// The type that a tag names.
    init?(tag: UTF8String) {
      self.init(tag: tag.string.utf8Span.span)
    }

    /// The type that the bytes of a tag name: found by one look-up, since no name after `Swift.` is
    /// longer than eight bytes.
    init?(tag: Span<UInt8>) {
      let prefix = 6
      guard (prefix + 3...prefix + 6).contains(tag.count),
        Self.packed(tag.extracting(first: prefix)) == Self.packedPrefix,
        let kind = Self.kinds[Self.packed(tag.extracting(droppingFirst: prefix))]
      else { return nil }
      self = kind
    }

    private static let packedPrefix = packed("Swift.".utf8Span.span)

    private static let kinds = Dictionary(
      uniqueKeysWithValues: allCases.map { kind in
        (packed(String(describing: kind.type).utf8Span.span), kind)
      })

    /// At most eight bytes as one number.
    private static func packed(_ bytes: Span<UInt8>) -> UInt64 {
      var number: UInt64 = 0
      for index in bytes.indices { number = number << 8 | UInt64(bytes[index]) }
      return number
    }
  }

  @inline(__always)
  var kind: Kind {
    switch self {
    case .int: .int
    case .double: .double
    case .bool: .bool
    case .string: .string
    case .int8: .int8
    case .int16: .int16
    case .int32: .int32
    case .int64: .int64
    case .uint: .uint
    case .uint8: .uint8
    case .uint16: .uint16
    case .uint32: .uint32
    case .uint64: .uint64
    case .float: .float
    }
  }

  /// The type's qualified name, which is its tag in SwiftUI's bytes.
  var typeName: UTF8String { kind.typeName }
}

extension Scalar.Kind {
  typealias ScalarType = any (Hashable & Codable & Sendable).Type

  var type: ScalarType {
    switch self {
    case .int: Int.self
    case .double: Double.self
    case .bool: Bool.self
    case .string: String.self
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .int64: Int64.self
    case .uint: UInt.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint64: UInt64.self
    case .float: Float.self
    }
  }

  var typeName: UTF8String {
    switch self {
    case .int: "Swift.Int"
    case .double: "Swift.Double"
    case .bool: "Swift.Bool"
    case .string: "Swift.String"
    case .int8: "Swift.Int8"
    case .int16: "Swift.Int16"
    case .int32: "Swift.Int32"
    case .int64: "Swift.Int64"
    case .uint: "Swift.UInt"
    case .uint8: "Swift.UInt8"
    case .uint16: "Swift.UInt16"
    case .uint32: "Swift.UInt32"
    case .uint64: "Swift.UInt64"
    case .float: "Swift.Float"
    }
  }
}

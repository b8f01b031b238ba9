/// A value for one of a statement's parameters, in PostgreSQL's binary form.
enum Parameter: Sendable {
  case int(Int?)
  case text(String?)
  case bytes([UInt8]?)
  case ints([Int?])
  case bools([Bool])
  case blobs([[UInt8]?])

  /// The number of the type in every PostgreSQL.
  var type: UInt32 {
    switch self {
    case .int: 20
    case .text: 25
    case .bytes: 17
    case .ints: 1016
    case .bools: 1000
    case .blobs: 1001
    }
  }

  /// Nil for NULL.
  var encoded: [UInt8]? {
    switch self {
    case .int(let number): number.map(Self.encoded)
    case .text(let text): text.map { Array($0.utf8) }
    case .bytes(let bytes): bytes
    case .ints(let numbers): Self.array(of: 20, numbers.map { $0.map(Self.encoded) })
    case .bools(let values): Self.array(of: 16, values.map { [$0 ? 1 : 0] })
    case .blobs(let values): Self.array(of: 17, values)
    }
  }

  private static func encoded(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: Int64(number))
    return bytes
  }

  /// One dimension, counted from 1.
  private static func array(of type: Int32, _ elements: [[UInt8]?]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(elements.reduce(20) { $0 + 4 + ($1?.count ?? 0) })
    bytes.append(bigEndian: Int32(elements.isEmpty ? 0 : 1))
    bytes.append(bigEndian: Int32(elements.contains { $0 == nil } ? 1 : 0))
    bytes.append(bigEndian: type)
    if elements.isEmpty { return bytes }
    bytes.append(bigEndian: Int32(elements.count))
    bytes.append(bigEndian: Int32(1))
    for element in elements {
      bytes.append(bigEndian: Int32(element?.count ?? -1))
      if let element { bytes += element }
    }
    return bytes
  }
}

extension [UInt8] {
  fileprivate mutating func append<Number: FixedWidthInteger>(bigEndian number: Number) {
    for shift in stride(from: Number.bitWidth - 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }
}

import FoundationEssentials
import OrderedJSON

/// A value of an author's own type, seen without its type.
@usableFromInline
protocol LiveValue {
  associatedtype Value: Hashable
  var value: Value { get }
  /// The length of the text that it was read from, or an estimate.
  var textBytes: Int { get }
  /// The text written before; none is kept for objects, which can change.
  var written: Written { get }
  /// The value as JSON text with sorted keys; throws if its type was not known to be codable.
  func payload() throws -> UTF8String
}

/// A value that was appended when it was only known to be `Hashable`.
struct PlainValue<Value: Hashable>: LiveValue {
  let value: Value
  let textBytes: Int
  let written = Written()

  func payload() throws -> UTF8String {
    let context = EncodingError.Context(
      codingPath: [], debugDescription: "\(Value.self) is not known to be Codable.")
    throw EncodingError.invalidValue(value, context)
  }
}

/// A value that was appended as codable.
struct CodableValue<Value: Hashable & Codable>: LiveValue {
  let value: Value
  let textBytes: Int
  let written = Written()

  func payload() throws -> UTF8String {
    if let payload = written.payload { return payload }
    let payload = UTF8String(String(decoding: try payloadEncoder.encode(value), as: UTF8.self))
    if isConstant { written.payload = payload }
    return payload
  }
}

extension LiveValue {
  var typeName: UTF8String { UTF8String(String(reflecting: Value.self)) }
  var shortTypeName: UTF8String { UTF8String(String(describing: Value.self)) }
  var anyValue: Any { value }
  /// True if it is always written the same.
  var isConstant: Bool { !(Value.self is AnyObject.Type) }
  var identity: ObjectIdentifier { ObjectIdentifier(Value.self) }

  func value<T>(as type: T.Type) -> T? {
    exactly(type, value)
  }

  func isEqual(to other: some LiveValue) -> Bool {
    other.value(as: Value.self) == value
  }

  func isEqual(to stored: StoredValue) -> Bool {
    stored.value(as: Value.self) == value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(value)
  }
}

/// Keys are sorted because JSONEncoder's own order changes from run to run.
private let payloadEncoder = {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return encoder
}()

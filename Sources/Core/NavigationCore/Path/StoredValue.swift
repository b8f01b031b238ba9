import FoundationEssentials
import OrderedJSON

/// A tag and a payload, kept letter for letter until the value is needed.
@usableFromInline
struct StoredValue {
  let tag: UTF8String
  /// Presumably JSON text: it has not been read.
  let payload: UTF8String
  let written = Written()

  init(tag: UTF8String, payload: UTF8String) {
    self.tag = tag
    self.payload = payload
  }

  /// The value, if the tag names exactly this type and the payload decodes.
  ///
  /// Also nil if the payload is not stream-safe: Swift's `==` compares living values.
  func value<T>(as type: T.Type) -> T? {
    guard names(UTF8String(String(reflecting: type))), let decodable = T.self as? any Decodable.Type
    else {
      return nil
    }
    return decode(decodable, as: type)
  }

  /// Like `value(as:)`, for a type whose qualified name is known.
  func value<D: Decodable>(as type: D.Type, named typeName: UTF8String) -> D? {
    guard names(typeName), payload.isStreamSafeJSON else { return nil }
    return try? payloadDecoder.decode(type, from: Data(payload.utf8))
  }

  /// The value, if it is a standard scalar in any spelling that JSON allows.
  var scalar: Scalar? {
    Scalar.Kind(tag: tag).flatMap { decode($0.type) }
  }

  /// True if the tag is this type's name. Foundation's types match under both module names, private
  /// types also under the name that people see.
  func names(_ typeName: UTF8String) -> Bool {
    tag == typeName || TypeTag.apple(tag) == TypeTag.apple(typeName)
      || tag.string == TypeName.display(typeName.string)
  }

  /// True if both texts have the same type and mean the same JSON.
  func isEquivalent(to other: StoredValue) -> Bool {
    self == other || (names(other.tag) && JSONText.areEqual(payload, other.payload))
  }

  private func decode<D: Decodable, T>(_ decodable: D.Type, as type: T.Type) -> T? {
    guard payload.isStreamSafeJSON else { return nil }
    return (try? payloadDecoder.decode(decodable, from: Data(payload.utf8)))
      .flatMap { exactly(type, $0) }
  }

  private func decode<D: Decodable>(_ decodable: D.Type) -> Scalar? {
    decode(decodable, as: D.self).flatMap { Scalar($0) }
  }
}

extension StoredValue: Hashable {
  @usableFromInline
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tag == rhs.tag && lhs.payload == rhs.payload
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(payload)
  }
}

/// One for all values: decoding a value takes less time than creating a decoder.
let payloadDecoder = JSONDecoder()

import FoundationEssentials
import OrderedJSON

/// A tag and a payload, kept letter for letter until somebody asks for the value.
@usableFromInline
struct StoredValue {
  let tag: String
  /// JSON text, as far as anybody knows: nothing has read it.
  let payload: String
  let written = Written()

  init(tag: String, payload: String) {
    self.tag = tag
    self.payload = payload
  }

  /// The value, if the tag names exactly this type and the payload decodes.
  func value<T>(as type: T.Type) -> T? {
    guard names(String(reflecting: type)), let decodable = T.self as? any Decodable.Type else {
      return nil
    }
    return decode(decodable, as: type)
  }

  /// The value, if it is a standard scalar in any spelling that JSON allows.
  var scalar: Scalar? {
    Scalar.Kind(tag: tag).flatMap { decode($0.type) }
  }

  /// Whether the tag is this type's name, Foundation's types being known by both module names.
  func names(_ typeName: String) -> Bool {
    tag == typeName || TypeTag.apple(tag) == TypeTag.apple(typeName)
  }

  /// Whether both texts are of one type and mean the same JSON.
  func isEquivalent(to other: StoredValue) -> Bool {
    self == other || (names(other.tag) && JSONText.areEqual(payload, other.payload))
  }

  private func decode<D: Decodable, T>(_ decodable: D.Type, as type: T.Type) -> T? {
    (try? JSONDecoder().decode(decodable, from: Data(payload.utf8))).flatMap { exactly(type, $0) }
  }

  private func decode<D: Decodable>(_ decodable: D.Type) -> Scalar? {
    decode(decodable, as: D.self).flatMap { Scalar($0) }
  }
}

extension StoredValue: Hashable {
  /// Compared by bytes, since Swift calls composed and decomposed letters equal.
  @usableFromInline
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tag.hasSameBytes(as: rhs.tag) && lhs.payload.hasSameBytes(as: rhs.payload)
  }

  /// By bytes as well: hashes of equivalent texts, of which somebody can write thousands, are equal.
  @usableFromInline
  func hash(into hasher: inout Hasher) {
    tag.hashBytes(into: &hasher)
    payload.hashBytes(into: &hasher)
  }
}

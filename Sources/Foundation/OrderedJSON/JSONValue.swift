/// A JSON text as a value: members in order, numbers as spelled, strings compared by their UTF-8 bytes.
///
/// Two values are equal when JSON says they mean the same: the order of members does not matter and `1`
/// equals `1.0`. `isIdentical(to:)` is stricter.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(UTF8String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// The member with that name; nil if there is none, or if this is not an object.
  @inlinable
  public subscript(key: UTF8String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The element at that index; nil outside the array, or if this is not an array.
  @inlinable
  public subscript(index: Int) -> JSONValue? {
    if case .array(let elements) = self, elements.indices.contains(index) {
      elements[index]
    } else {
      nil
    }
  }

  /// True for null.
  @inlinable public var isNull: Bool { if case .null = self { true } else { false } }

  /// The value of true or false; nil for anything else.
  @inlinable public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The text of a string; nil for anything else.
  @inlinable public var stringValue: UTF8String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The integer, if it is spelled as one (`1`, never `1.0`) and fits.
  @inlinable public var intValue: Int? {
    if case .number(let number) = self { number.intValue } else { nil }
  }

  /// The integer, if its own digits are the spelling.
  @inlinable package var plainInteger: Int? {
    if case .number(let number) = self { number.plainInteger } else { nil }
  }

  /// The nearest Double of any number; infinite if the number is beyond every finite Double.
  @inlinable public var doubleValue: Double? {
    if case .number(let number) = self { number.doubleValue } else { nil }
  }

  /// The elements of an array; nil for anything else.
  @inlinable public var arrayValue: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object; nil for anything else.
  @inlinable public var objectValue: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }
}

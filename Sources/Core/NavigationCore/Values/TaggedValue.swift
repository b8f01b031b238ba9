import OrderedJSON

/// The members of a tagged object, checked for presence.
///
/// Other members are allowed, so that an element can be copied from the state document.
struct TaggedValue {
  let type: UTF8String
  let value: JSONValue
  /// The value's JSON text letter for letter, if the message has it.
  let payload: UTF8String?

  init(_ object: JSONObject) throws(ValueError) {
    var value: JSONValue?
    var payload: UTF8String?
    var type: UTF8String?
    for member in object {
      switch member.key {
      case "type": type = try Self.text(member.value, of: "type")
      case "payload": payload = try Self.text(member.value, of: "payload")
      case "value": value = member.value
      default: break
      }
    }
    guard let type else { throw Self.missing("type") }
    guard value != nil || payload != nil else { throw Self.missing("value") }
    self.type = type
    self.value = value ?? .null
    self.payload = payload
  }

  private static func text(_ value: JSONValue, of key: UTF8String) throws(ValueError) -> UTF8String
  {
    guard let text = value.stringValue else {
      throw ValueError(.malformed, "“\(key)” of a tagged value is a string.", at: "/\(key)")
    }
    return text
  }

  private static func missing(_ key: String) -> ValueError {
    ValueError(
      .malformed, "A tagged value has the members “type” and “value”; “\(key)” is missing.")
  }
}

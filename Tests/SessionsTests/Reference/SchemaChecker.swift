import OrderedJSON

/// The part of JSON Schema that the reference uses; an unknown keyword is a complaint.
struct SchemaChecker {
  /// The document that `$ref` points into.
  let root: JSONValue

  /// The mistakes in a value, each with its position; empty for a valid value.
  func complaints(about value: JSONValue, _ schema: JSONValue, at place: String = "") -> [String] {
    switch schema {
    case .bool(true): return []
    case .bool(false): return ["\(place): nothing may stand here"]
    case .object(let words): return words.flatMap { complaints(about: value, $0, words, place) }
    default: return ["\(place): no schema: \(schema)"]
    }
  }

  private func isValid(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    complaints(about: value, schema).isEmpty
  }

  private func complaints(
    about value: JSONValue, _ word: JSONObject.Element, _ words: JSONObject, _ place: String
  ) -> [String] {
    func unless(_ isRight: Bool, _ complaint: String) -> [String] {
      isRight ? [] : ["\(place): \(complaint), got \(value)"]
    }
    let argument = word.value
    switch word.key {
    case "description", "title", "pattern", "examples": return []
    case "$ref": return followed(argument, value, place)
    case "type":
      let names = argument.arrayValue ?? [argument]
      return unless(names.contains { isOfType($0, value) }, "expected \(argument)")
    case "enum":
      return unless(argument.arrayValue?.contains(value) == true, "expected one of \(argument)")
    case "const": return unless(argument == value, "expected \(argument)")
    case "minimum":
      let minimum = argument.doubleValue ?? .infinity
      return unless((value.doubleValue ?? minimum) >= minimum, "expected \(argument) or more")
    case "minItems", "maxItems":
      guard let count = value.arrayValue?.count, let bound = argument.intValue else { return [] }
      let fits = word.key == "minItems" ? count >= bound : count <= bound
      return unless(fits, "expected \(word.key) \(bound)")
    case "oneOf":
      let count = argument.arrayValue?.count { isValid(value, $0) }
      return unless(count == 1, "expected exactly one of \(argument), \(count ?? 0) fit")
    case "anyOf":
      let fits = argument.arrayValue?.contains { isValid(value, $0) } == true
      return unless(fits, "expected any of \(argument)")
    case "not": return unless(!isValid(value, argument), "expected anything but \(argument)")
    case "items": return items(value, argument, place)
    case "required":
      guard let object = value.objectValue else { return [] }
      let missing = argument.arrayValue?.filter { object[$0.stringValue ?? ""] == nil } ?? []
      return unless(missing.isEmpty, "missing \(missing)")
    case "properties": return members(value, argument, place)
    case "additionalProperties":
      return surplus(of: value, words["properties"]?.objectValue, argument, place)
    default: return ["\(place): unknown word \(word.key)"]
    }
  }

  /// The members that no property names: none, any, or those that a schema allows.
  private func surplus(
    of value: JSONValue, _ known: JSONObject?, _ schema: JSONValue, _ place: String
  ) -> [String] {
    let surplus = value.objectValue?.filter { known?[$0.key] == nil } ?? []
    if schema == true || surplus.isEmpty { return [] }
    if schema == false { return ["\(place): surplus \(surplus.map(\.key)), got \(value)"] }
    return surplus.flatMap { complaints(about: $0.value, schema, at: "\(place)/\($0.key)") }
  }

  private func followed(_ reference: JSONValue, _ value: JSONValue, _ place: String) -> [String] {
    guard let text = reference.stringValue,
      let pointer = try? JSONPointer(parsing: UTF8String(String(text.string.dropFirst()))),
      let schema = root[at: pointer]
    else { return ["\(place): \(reference) leads nowhere"] }
    return complaints(about: value, schema, at: place)
  }

  private func items(_ value: JSONValue, _ schema: JSONValue, _ place: String) -> [String] {
    (value.arrayValue ?? []).enumerated().flatMap {
      complaints(about: $1, schema, at: "\(place)/\($0)")
    }
  }

  private func members(_ value: JSONValue, _ schemas: JSONValue, _ place: String) -> [String] {
    (value.objectValue.map(Array.init) ?? []).flatMap { member in
      schemas[member.key].map {
        complaints(about: member.value, $0, at: "\(place)/\(member.key)")
      } ?? []
    }
  }

  private func isOfType(_ name: JSONValue, _ value: JSONValue) -> Bool {
    switch (name.stringValue, value) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array),
      ("object", .object), ("number", .number):
      true
    case ("integer", .number(let number)): number.isInteger
    default: false
    }
  }
}

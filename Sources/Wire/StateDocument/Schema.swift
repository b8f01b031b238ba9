import OrderedJSON

/// Builders of JSON Schemas, and the schemas of the state.
package enum Schema {
  /// A reference to one of the schemas under `#/components/schemas`.
  package static func ref(_ name: String) -> JSONValue {
    ["$ref": .string("#/components/schemas/\(name)")]
  }

  /// A string, with a note for readers.
  package static func string(_ note: String) -> JSONValue {
    ["type": "string", "description": .string(note)]
  }

  /// An integer that is not less than a minimum.
  package static func integer(minimum: Int) -> JSONValue {
    ["type": "integer", "minimum": .number(.init(minimum))]
  }

  /// One of the raw values of an enumeration.
  package static func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) -> JSONValue where Choice.RawValue == String {
    ["enum": .array(Choice.allCases.map { .string($0.rawValue) })]
  }

  /// A value as a client writes it.
  package static let value = ref("Value")
  /// An array of values as a client writes them.
  package static let values: JSONValue = ["type": "array", "items": value]

  /// An object with these properties.
  ///
  /// - Parameter required: the names that must be there; nil for all of them.
  package static func object(
    _ properties: JSONObject, required: [UTF8String]? = nil
  ) -> JSONValue {
    let names = required ?? properties.map(\.key)
    return [
      "type": "object", "properties": .object(properties),
      "required": .array(names.map { .string($0) }),
    ]
  }

  /// A string or null.
  package static let stringOrNull: JSONValue = ["type": ["string", "null"]]
}

extension JSONValue: CustomStringConvertible {
  /// The shortest text: no white space, members in order, or sorted by the bytes of their names.
  public func serialized(sortedKeys: Bool = false) -> [UInt8] {
    var writer = JSONWriter()
    writer.append(sortedKeys ? withSortedKeys : self)
    return writer.bytes
  }

  /// The shortest text, members in order.
  public var text: String { String(decoding: serialized(), as: UTF8.self) }

  /// The value as JSON text.
  public var description: String { text }

  private var withSortedKeys: JSONValue {
    switch self {
    case .null, .bool, .number, .string: return self
    case .array(let elements): return .array(elements.map(\.withSortedKeys))
    case .object(let object):
      let members = object.members.map {
        JSONObject.Member(key: $0.key, value: $0.value.withSortedKeys)
      }
      return .object(JSONObject(distinct: members.sorted { $0.key < $1.key }))
    }
  }

  /// The text for people: one member or element a line, indented by two spaces.
  public func prettyPrinted() -> String {
    var writer = JSONWriter()
    writer.append(pretty: self, indentation: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func append(pretty value: JSONValue, indentation: Int) {
    switch value {
    case .array(let elements) where !elements.isEmpty:
      append(lines: elements, between: "[", "]", indentation) { writer, element in
        writer.append(pretty: element, indentation: indentation + 2)
      }
    case .object(let object) where !object.isEmpty:
      append(lines: object, between: "{", "}", indentation) { writer, member in
        writer.append(string: member.key)
        writer.append(literal: ": ")
        writer.append(pretty: member.value, indentation: indentation + 2)
      }
    case .null, .bool, .number, .string, .array, .object: append(value)
    }
  }

  private mutating func append<Lines: Collection>(
    lines: Lines, between opening: String, _ closing: String, _ indentation: Int,
    line: (inout JSONWriter, Lines.Element) -> Void
  ) {
    append(text: opening)
    for (index, element) in lines.enumerated() {
      append(literal: index == 0 ? "\n" : ",\n")
      append(text: String(repeating: " ", count: indentation + 2))
      line(&self, element)
    }
    append(text: "\n" + String(repeating: " ", count: indentation) + closing)
  }
}

import OrderedJSON

/// A value of the state that is an object in JSON, with members that a table lists.
package protocol StateRecord: StateValue {
  /// The members, in the order of writing.
  static var members: [StateField<Self>] { get }
}

extension StateRecord {
  /// The form as JSON Schema: an object with the table's members.
  package static var schema: JSONValue {
    var properties: JSONObject = [:]
    for member in members { properties[member.name] = member.schema }
    return [
      "type": "object", "properties": .object(properties),
      "required": .array(members.filter { !$0.isOptional }.map { .string($0.name) }),
    ]
  }

  /// The form in words, as the end of “Expected …”.
  package static var expectation: Sentence { "an object" }

  /// The value as a JSON object.
  package var json: JSONValue {
    var object: JSONObject = [:]
    for member in Self.members { object[member.name] = member.json(of: self) }
    return .object(object)
  }

  /// Writes the value as a JSON object.
  package func append(to writer: inout JSONWriter) {
    writer.append(literal: "{")
    appendMembers(to: &writer)
    writer.append(literal: "}")
  }

  /// Writes the members with commas between, without the braces.
  package func appendMembers(to writer: inout JSONWriter) {
    var isFirst = true
    for member in Self.members where member.isWritten(of: self) {
      if !isFirst { writer.append(literal: ",") }
      isFirst = false
      writer.append(string: member.name)
      writer.append(literal: ":")
      member.append(self, to: &writer)
    }
  }

  /// Reads every member that the table lists.
  package mutating func read(
    _ json: JSONValue?, at pointer: UTF8String, by reader: inout StateReader
  ) {
    readMembers(Self.members[...], of: json, at: pointer, by: &reader)
  }

  /// Reads some of the members that the table lists.
  package mutating func readMembers(
    _ members: ArraySlice<StateField<Self>>, of json: JSONValue?, at pointer: UTF8String,
    by reader: inout StateReader
  ) {
    for member in members {
      member.read(json?[member.name], at: "\(pointer)/\(member.name)", into: &self, by: &reader)
    }
  }
}

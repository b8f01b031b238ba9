import OrderedJSON

/// The one description of a member of a state record: its name, its schema, how it is read and
/// written.
///
/// State document, patches, schema, export, import, saving and the commands that replay a history
/// come from tables of these: `SplitSettings.parts` and `DeviceEnvironment.members`.
package struct StateField<Record: Sendable>: Sendable {
  /// The name in JSON.
  package let name: UTF8String
  /// The form as JSON Schema, with the title that people read, if there is one.
  package let schema: JSONValue
  /// The form in words, as the end of “Expected …”.
  package let expectation: Sentence
  /// A remark for readers of the reference.
  package let note: String
  /// True if the member may be absent in JSON.
  package let isOptional: Bool
  /// The members of a document for this field: usually only itself.
  package let members: [StateField]

  let access: Access

  /// The access to a member's value, whatever its type.
  struct Access: Sendable {
    let keyPath: PartialKeyPath<Record> & Sendable
    let isWritten: @Sendable (Record) -> Bool
    let json: @Sendable (Record) -> JSONValue
    let append: @Sendable (Record, inout JSONWriter) -> Void
    let read: @Sendable (inout Record, JSONValue?, UTF8String, inout StateReader) -> Void
    let copy: @Sendable (Record, inout Record) -> Void
    let isSame: @Sendable (Record, Record) -> Bool
  }

  init(
    _ name: UTF8String, _ schema: JSONValue, _ expectation: Sentence, note: String,
    isOptional: Bool, members: [StateField], _ access: Access
  ) {
    self.name = name
    self.schema = schema
    self.expectation = expectation
    self.note = note
    self.isOptional = isOptional
    self.members = members
    self.access = access
  }
}

extension StateField {
  /// True if the member is the one at a key path.
  package func isAt(_ keyPath: PartialKeyPath<Record>) -> Bool { access.keyPath == keyPath }

  /// True if both records have the same value here.
  package func isSame(_ left: Record, _ right: Record) -> Bool { access.isSame(left, right) }

  /// Gives one record the value of another.
  package func copy(from source: Record, to target: inout Record) { access.copy(source, &target) }

  /// True if a record's JSON contains the member.
  package func isWritten(of record: Record) -> Bool { access.isWritten(record) }

  /// The value as JSON; nil if it is left out.
  package func json(of record: Record) -> JSONValue? {
    // Not a plain nil, which would be JSON's null.
    access.isWritten(record) ? access.json(record) : Optional.none
  }

  /// Writes the value as JSON.
  package func append(_ record: Record, to writer: inout JSONWriter) {
    access.append(record, &writer)
  }

  /// Reads the value into a record, which is unchanged if no value can be read.
  ///
  /// - Parameters:
  ///   - json: nil if the member is absent.
  ///   - pointer: the member's place in the document.
  package func read(
    _ json: JSONValue?, at pointer: UTF8String, into record: inout Record,
    by reader: inout StateReader
  ) {
    access.read(&record, json, pointer, &reader)
  }
}

import OrderedJSON

/// A member of a record of the state, said once: its name, its schema, how it is read and written.
///
/// State document, patches, schema, export, import, saving and the commands that replay a history
/// are made from tables of these: `SplitSettings.parts` and `DeviceEnvironment.members`.
package struct StateField<Record: Sendable>: Sendable {
  /// The name in JSON.
  package let name: UTF8String
  /// The form as JSON Schema, with the title that people read where there is one.
  package let schema: JSONValue
  /// The form in words, as the end of “Expected …”.
  package let expectation: String
  /// A remark for readers of the reference.
  package let note: String
  /// True if the member may be absent in JSON.
  package let isOptional: Bool
  /// The members of a document that this one stands for: mostly itself alone.
  package let members: [StateField]

  let access: Access

  /// The ways to a member's value, whatever its type is.
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
    _ name: UTF8String, _ schema: JSONValue, _ expectation: String, note: String,
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
  /// Tells whether the member is the one at a key path.
  package func isAt(_ keyPath: PartialKeyPath<Record>) -> Bool { access.keyPath == keyPath }

  /// Tells whether both records have the same value here.
  package func isSame(_ left: Record, _ right: Record) -> Bool { access.isSame(left, right) }

  /// Gives one record the value of another.
  package func copy(from source: Record, to target: inout Record) { access.copy(source, &target) }

  /// Tells whether the member stands in a record's JSON.
  package func isWritten(of record: Record) -> Bool { access.isWritten(record) }

  /// The value as JSON; nil where it is left out.
  package func json(of record: Record) -> JSONValue? {
    // Not nil by itself, which would be JSON's null.
    access.isWritten(record) ? access.json(record) : Optional.none
  }

  /// Writes the value as JSON.
  package func append(_ record: Record, to writer: inout JSONWriter) {
    access.append(record, &writer)
  }

  /// Reads the value into a record, which stays as it is where none can be read.
  ///
  /// - Parameters:
  ///   - json: nil where the member is absent.
  ///   - pointer: the member's place in the document.
  package func read(
    _ json: JSONValue?, at pointer: UTF8String, into record: inout Record,
    by reader: inout StateReader
  ) {
    access.read(&record, json, pointer, &reader)
  }
}

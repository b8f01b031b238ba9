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
  /// Whether the member may be absent in JSON.
  package let isOptional: Bool
  /// The members of a document that this one stands for: mostly itself alone.
  package let members: [StateField]

  private let access: Access

  /// The ways to a member's value, whatever its type is.
  fileprivate struct Access: Sendable {
    let keyPath: PartialKeyPath<Record> & Sendable
    let isWritten: @Sendable (Record) -> Bool
    let json: @Sendable (Record) -> JSONValue
    let append: @Sendable (Record, inout JSONWriter) -> Void
    let read: @Sendable (inout Record, JSONValue?, UTF8String, inout StateReader) -> Void
    let copy: @Sendable (Record, inout Record) -> Void
    let isSame: @Sendable (Record, Record) -> Bool
  }

  private init(
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
  /// Whether the member is the one at a key path.
  package func isAt(_ keyPath: PartialKeyPath<Record>) -> Bool { access.keyPath == keyPath }

  /// Whether both records have the same value here.
  package func isSame(_ left: Record, _ right: Record) -> Bool { access.isSame(left, right) }

  /// Gives one record the value of another.
  package func copy(from source: Record, to target: inout Record) { access.copy(source, &target) }

  /// Whether the member stands in a record's JSON.
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
  ///   - pointer: where the member stands.
  package func read(
    _ json: JSONValue?, at pointer: UTF8String, into record: inout Record,
    by reader: inout StateReader
  ) {
    access.read(&record, json, pointer, &reader)
  }
}

extension StateField {
  /// Creates a member.
  ///
  /// - Parameters:
  ///   - title: a name for people, where the name itself as words is not good enough.
  ///   - standard: a value that is left out in JSON, so that what older versions saved and what
  ///     older clients expect stays as it is; nil for a member that is always there.
  package init<Value: StateValue>(
    _ name: UTF8String, _ keyPath: WritableKeyPath<Record, Value> & Sendable,
    title: String? = nil, note: String = "", leavingOut standard: Value? = nil
  ) {
    let access = Access(keyPath, leavingOut: standard) { record, json, pointer, reader in
      if let standard, json == nil {
        if reader.isComplete { record[keyPath: keyPath] = standard }
      } else {
        record[keyPath: keyPath].read(json, at: pointer, by: &reader)
      }
    }
    let schema = Value.schema.titled(title)
    let itself = Self(
      name, schema, Value.expectation, note: note, isOptional: standard != nil, members: [], access)
    self.init(
      name, schema, Value.expectation, note: note, isOptional: standard != nil, members: [itself],
      access)
  }

  /// Creates a number that must always be there.
  ///
  /// - Parameter range: the numbers that can be read.
  package init(
    _ name: UTF8String, _ keyPath: WritableKeyPath<Record, Int> & Sendable,
    in range: ClosedRange<Int>, note: String
  ) {
    let expectation = "an integer, \(range.lowerBound) to \(range.upperBound)"
    let access = Access(keyPath, leavingOut: nil) { record, json, pointer, reader in
      if let number = json?.intValue, range.contains(number) {
        record[keyPath: keyPath] = number
      } else {
        reader.mistake(pointer, "Expected \(expectation).")
      }
    }
    let schema: JSONValue = ["type": "integer", "minimum": .number(.init(range.lowerBound))]
    self.init(name, schema, expectation, note: note, isOptional: false, members: [], access)
  }

  /// Creates a part whose members stand in documents beside the others, not inside one of its own.
  package static func spread<Part: StateRecord>(
    _ name: UTF8String, _ part: WritableKeyPath<Record, Part> & Sendable
  ) -> StateField {
    let whole = StateField(name, part)
    let members = Part.members.map { StateField($0, of: part) }
    return StateField(
      name, whole.schema, whole.expectation, note: "", isOptional: false, members: members,
      whole.access)
  }

  /// Creates a member of a part as a member of the whole.
  private init<Part: StateRecord>(
    _ member: StateField<Part>, of part: WritableKeyPath<Record, Part> & Sendable
  ) {
    let access = Access(
      keyPath: part, isWritten: { member.access.isWritten($0[keyPath: part]) },
      json: { member.access.json($0[keyPath: part]) },
      append: { member.access.append($0[keyPath: part], &$1) },
      read: { member.access.read(&$0[keyPath: part], $1, $2, &$3) },
      copy: { member.access.copy($0[keyPath: part], &$1[keyPath: part]) },
      isSame: { member.access.isSame($0[keyPath: part], $1[keyPath: part]) })
    self.init(
      member.name, member.schema, member.expectation, note: member.note,
      isOptional: member.isOptional, members: [], access)
  }
}

extension StateField.Access {
  init<Value: StateValue>(
    _ keyPath: WritableKeyPath<Record, Value> & Sendable, leavingOut standard: Value?,
    read: @escaping @Sendable (inout Record, JSONValue?, UTF8String, inout StateReader) -> Void
  ) {
    self.keyPath = keyPath
    self.read = read
    isWritten = { $0[keyPath: keyPath] != standard }
    json = { $0[keyPath: keyPath].json }
    append = { $0[keyPath: keyPath].append(to: &$1) }
    copy = { $1[keyPath: keyPath] = $0[keyPath: keyPath] }
    isSame = { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}

extension JSONValue {
  fileprivate func titled(_ title: String?) -> JSONValue {
    guard let title, case .object(var schema) = self else { return self }
    schema["title"] = .string(UTF8String(title))
    return .object(schema)
  }
}

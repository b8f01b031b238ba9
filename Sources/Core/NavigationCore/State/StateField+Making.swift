import OrderedJSON

extension StateField {
  /// Creates a member.
  ///
  /// - Parameters:
  ///   - title: a name for people, if the name itself as words is not good enough.
  ///   - standard: a value that is left out in JSON, so that what older versions saved and what
  ///     older clients expect does not change; nil for a member that is always there.
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
    let expectation: Sentence = "an integer, \(range.lowerBound) to \(range.upperBound)"
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

  /// Creates a part whose members are beside the others in documents, not inside one of its own.
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

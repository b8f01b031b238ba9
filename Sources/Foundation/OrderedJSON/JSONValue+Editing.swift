extension JSONValue {
  /// The effect of an addition.
  enum Addition {
    case inserted(Int)
    case appended
    case replaced(JSONValue)
  }

  /// Changes the container that the tokens end in; the last token is the change's.
  ///
  /// The tokens are not empty.
  mutating func edit<Outcome>(
    _ tokens: ArraySlice<UTF8String>,
    _ change: (inout JSONValue, UTF8String) throws(JSONLookupError) -> Outcome
  ) throws(JSONLookupError) -> Outcome {
    precondition(!tokens.isEmpty)
    let token = tokens[tokens.startIndex]
    if tokens.count == 1 { return try change(&self, token) }
    // While a child is edited this value is null: the container has one owner and stays in place.
    switch self {
    case .object(var object):
      guard let index = object.index(forKey: token) else { throw .noMember(token) }
      self = .null
      defer { self = .object(object) }
      return try object.members[index].value.edit(tokens.dropFirst(), change)
    case .array(var elements):
      let index = try elements.index(of: token)
      self = .null
      defer { self = .array(elements) }
      return try elements[index].edit(tokens.dropFirst(), change)
    case .null, .bool, .number, .string:
      throw .noContainer(token)
    }
  }

  mutating func addChild(_ value: JSONValue, _ token: UTF8String) throws(JSONLookupError)
    -> Addition
  {
    switch self {
    case .object(var object):
      self = .null
      defer { self = .object(object) }
      let old = object[token]
      object[token] = value
      return old.map(Addition.replaced) ?? .appended
    case .array(var elements):
      let index = try elements.indexForInsertion(token)
      self = .null
      defer { self = .array(elements) }
      elements.insert(value, at: index)
      return .inserted(index)
    case .null, .bool, .number, .string:
      throw .noContainer(token)
    }
  }

  mutating func removeChild(_ token: UTF8String) throws(JSONLookupError) -> JSONValue {
    switch self {
    case .object(var object):
      guard let index = object.index(forKey: token) else { throw .noMember(token) }
      self = .null
      defer { self = .object(object) }
      return object.members.remove(at: index).value
    case .array(var elements):
      let index = try elements.index(of: token)
      self = .null
      defer { self = .array(elements) }
      return elements.remove(at: index)
    case .null, .bool, .number, .string:
      throw .noContainer(token)
    }
  }

  mutating func replaceChild(
    _ token: UTF8String, with value: JSONValue
  ) throws(JSONLookupError) -> JSONValue {
    let old = try child(token)
    switch self {
    case .object(var object):
      self = .null
      object[token] = value
      self = .object(object)
    case .array(var elements):
      let index = try elements.index(of: token)
      self = .null
      elements[index] = value
      self = .array(elements)
    case .null, .bool, .number, .string: break
    }
    return old
  }
}

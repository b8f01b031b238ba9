extension JSONValue {
  /// The value at a location; nil when there is none.
  public subscript(at pointer: JSONPointer) -> JSONValue? {
    try? value(at: pointer)
  }

  /// The value at a location, or the reason why there is none.
  ///
  /// - Throws: `noMember`, `noElement`, `noIndex`, or `noContainer`.
  public func value(at pointer: JSONPointer) throws(JSONLookupError) -> JSONValue {
    var value = self
    for token in pointer.tokens { value = try value.child(token) }
    return value
  }

  func child(_ token: UTF8String) throws(JSONLookupError) -> JSONValue {
    switch self {
    case .object(let object):
      guard let value = object[token] else { throw .noMember(token) }
      return value
    case .array(let elements):
      return elements[try elements.index(of: token)]
    case .null, .bool, .number, .string:
      throw .noContainer(token)
    }
  }
}

/// The reason that a document has no value at a pointer.
public enum JSONLookupError: Error, Hashable {
  /// An object on the way has no member with that name.
  case noMember(UTF8String)
  /// An array on the way has only `count` elements, too few for that index.
  case noElement(UTF8String, count: Int)
  /// An array on the way was asked for something that is not an index.
  case noIndex(UTF8String)
  /// A value on the way is neither array nor object.
  case noContainer(UTF8String)
}

extension JSONLookupError: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    switch self {
    case .noMember(let name): "there is no member '\(name)'"
    case .noElement(let index, let count): "there is no element \(index): the array has \(count)"
    case .noIndex(let token): "'\(token)' is not the index of an element"
    case .noContainer(let token): "there is neither array nor object to look for '\(token)' in"
    }
  }
}

extension [JSONValue] {
  /// The index that a token names: digits without leading zeros, below the count.
  func index(of token: UTF8String) throws(JSONLookupError) -> Int {
    let digits = token.utf8
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit), digits.first != .zero || digits.count == 1
    else { throw .noIndex(token) }
    guard let index = Int(token.string), index < count else {
      throw .noElement(token, count: count)
    }
    return index
  }

  /// The index at which a token inserts an element: the count and `-` mean the end.
  func indexForInsertion(_ token: UTF8String) throws(JSONLookupError) -> Int {
    if token == "-" || token == "\(count)" { return count }
    return try index(of: token)
  }
}

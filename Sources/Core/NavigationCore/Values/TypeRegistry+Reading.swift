import OrderedJSON

extension TypeRegistry {
  /// The element for a value of a message.
  ///
  /// Bare scalars are `Int`, `Double`, `String` and `Bool`. Everything else is tagged:
  /// `{"type":…,"value":…}`, or with `"payload"`, the JSON text letter for letter, which counts if
  /// both are given.
  ///
  /// - Throws: `unknownType`, `valueMismatch`, or `malformed`.
  public func element(
    fromWire value: JSONValue, unknownTypes: UnknownTypes = .keep
  ) throws(ValueError) -> NavigationPath.Element {
    switch value {
    case .number(let number): try element(bare: number)
    case .string(let text): NavigationPath.Element(try text.live(at: ""))
    case .bool(let flag): NavigationPath.Element(flag)
    case .object(let object): try element(tagged: TaggedValue(object), unknownTypes)
    case .null, .array:
      throw ValueError(
        .malformed,
        "A value is a number, a string, true, false, or \(Self.taggedForm) for anything else.")
    }
  }

  /// The element of a saved path's tag and text, alive if the type is known and the text decodes.
  public func element(fromTag tag: UTF8String, payload: UTF8String) -> NavigationPath.Element {
    resolved(NavigationPath.Element(storedTag: tag, payload: payload))
  }

  /// A stored element brought to life, if its type is known and its text decodes; else unchanged.
  public func resolved(_ element: NavigationPath.Element) -> NavigationPath.Element {
    guard case .stored(let stored) = element.content else { return element }
    return type(named: stored.tag)?.resolved(stored) ?? element
  }

  /// True if the element is alive or can be brought to life.
  public func isResolved(_ element: NavigationPath.Element) -> Bool {
    if case .stored = element.content { !resolved(element).isStored } else { true }
  }

  /// The indices, from the root, of the elements that stay stored: their type is not known, or their
  /// text does not decode.
  public func unresolvedIndices(in path: NavigationPath) -> [Int] {
    path.elements.indices.filter { !isResolved(path.elements[$0]) }
  }

  private func element(bare number: JSONNumber) throws(ValueError) -> NavigationPath.Element {
    if let integer = number.intValue, SafeIntegers.contains(integer) {
      return NavigationPath.Element(integer)
    }
    if number.isInteger { throw SafeIntegers.refusal(of: number, as: Int.self, at: "") }
    guard number.doubleValue.isFinite else {
      throw ValueError(.valueMismatch, "\("Swift.Double") expects \(Self.numberInRange).")
    }
    return NavigationPath.Element(number.doubleValue)
  }

  private func element(
    tagged: TaggedValue, _ unknownTypes: UnknownTypes
  ) throws(ValueError) -> NavigationPath.Element {
    guard let type = type(named: tagged.type) else {
      guard unknownTypes == .keep else { throw refusal(of: tagged.type) }
      return NavigationPath.Element(
        keeping: StoredValue(
          tag: tagged.type, payload: tagged.payload ?? UTF8String(tagged.value.text)))
    }
    guard let payload = tagged.payload else { return try type.read(tagged.value) }
    let stored = StoredValue(tag: type.tag(for: tagged.type), payload: payload)
    if let element = type.resolved(stored) { return element }
    guard unknownTypes == .keep else { throw refusal(of: payload, as: type) }
    return NavigationPath.Element(keeping: stored)
  }

  private static let taggedForm = #"{"type":…,"value":…}"#
  private static let numberInRange: Sentence = "a number that is in its range"

  private func refusal(of payload: UTF8String, as type: RegisteredType) -> ValueError {
    ValueError(
      .valueMismatch, "The payload can’t be decoded as \(type.name).", at: "/payload")
  }

  private func refusal(of name: UTF8String) -> ValueError {
    ValueError(.unknownType, "Unknown type “\(name.shortened())”.", at: "/type")
  }
}

import OrderedJSON

extension TypeRegistry {
  /// The member `type` of the written element: the registered name, or the unchanged tag.
  public func wireType(of element: NavigationPath.Element) -> UTF8String {
    switch element.content {
    case .scalar(let scalar): scalar.typeName
    case .live(let value):
      type(of: value.identity)?.name
        ?? TypeTag.apple(UTF8String(TypeName.display(value.typeName.string)))
    case .stored(let stored): stored.tag
    }
  }

  /// The member `value` of the written element.
  ///
  /// Integers beyond ±(2^53−1) are strings. A stored payload that is not JSON is a string, and
  /// `wirePayload(of:)` has it letter for letter. A living value that cannot be encoded is its
  /// description.
  public func wireValue(of element: NavigationPath.Element) -> JSONValue {
    switch element.content {
    case .scalar(let scalar): scalar.wireValue
    case .live(let value):
      (type(of: value.identity)?.write(element) ?? element.payloadJSON)
        ?? .string(String(describing: value.anyValue))
    case .stored(let stored):
      (element.isCodable ? element.payloadJSON : nil) ?? .string(stored.payload)
    }
  }

  /// The member `payload` of the written element: only there if `type` and `value` without it
  /// would not read back as the same stored element.
  public func wirePayload(of element: NavigationPath.Element) -> UTF8String? {
    guard element.isCodable, case .stored(let stored) = element.content else { return nil }
    let reads = type(named: stored.tag) == nil
    return reads && element.payloadJSON.map { UTF8String($0.text) } == stored.payload
      ? nil : stored.payload
  }

  /// Writes the element's `value` member.
  public func appendWireValue(of element: NavigationPath.Element, to writer: inout JSONWriter) {
    guard case .scalar(let scalar) = element.content else {
      return writer.append(wireValue(of: element))
    }
    scalar.appendWireValue(to: &writer)
  }

  /// Appends the members that say what the element is, without braces: `"type":…,"value":…`, then
  /// `"payload"` and `"codable":false` if they apply.
  public func appendWireMembers(of element: NavigationPath.Element, to writer: inout JSONWriter) {
    if element.appendScalarMembers(to: &writer) { return }
    writer.append(literal: #""type":"#)
    writer.append(string: wireType(of: element))
    writer.append(literal: #","value":"#)
    let wire = wire(of: element)
    writer.bytes.append(contentsOf: wire.bytes)
    if case .stored(let stored) = element.content, element.isCodable,
      let payload = payload(of: stored, besides: wire)
    {
      writer.append(literal: #","payload":"#)
      writer.append(string: payload)
    }
    if !element.isCodable { writer.append(literal: #","codable":false"#) }
  }
}

extension TypeRegistry {
  /// Writes the costly part of an element, which is only copied from then on.
  public func prepareToWrite(_ element: NavigationPath.Element) {
    if case .scalar = element.content { return }
    _ = wire(of: element)
    _ = element.displayTitle
  }

  /// The member `value` of the written element, as it was written before.
  private func wire(of element: NavigationPath.Element) -> Written.Wire {
    let (written, isConstant) = element.written
    if let wire = written?.wire { return wire }
    var writer = JSONWriter()
    let value = wireValue(of: element)
    writer.append(value)
    var isPayload = false
    if case .stored(let stored) = element.content {
      isPayload = element.payloadJSON != nil && stored.payload.utf8.elementsEqual(writer.bytes)
    }
    let wire = Written.Wire(bytes: writer.bytes, isPayload: isPayload)
    if isConstant { written?.wire = wire }
    return wire
  }

  private func payload(of stored: StoredValue, besides wire: Written.Wire) -> UTF8String? {
    wire.isPayload && type(named: stored.tag) == nil ? nil : stored.payload
  }
}

extension NavigationPath.Element {
  fileprivate var written: (Written?, isConstant: Bool) {
    switch content {
    case .scalar: (nil, false)
    case .live(let value): (value.written, value.isConstant)
    case .stored(let stored): (stored.written, true)
    }
  }

  /// Appends the members of a scalar, which is the same in every registry.
  ///
  /// - Returns: false if it is none; nothing is appended then.
  package func appendScalarMembers(to writer: inout JSONWriter) -> Bool {
    guard case .scalar(let scalar) = content else { return false }
    switch scalar {
    case .int(let value) where SafeIntegers.contains(value):
      writer.append(Scalar.Kind.int.memberOpening, value)
    default:
      writer.append(literal: scalar.kind.memberOpening)
      scalar.appendWireValue(to: &writer)
    }
    if !isCodable { writer.append(literal: #","codable":false"#) }
    return true
  }
}

extension Scalar.Kind {
  /// The text before a value's JSON: the type's name, and the name of what follows.
  var memberOpening: StaticString {
    switch self {
    case .int: #""type":"Swift.Int","value":"#
    case .double: #""type":"Swift.Double","value":"#
    case .bool: #""type":"Swift.Bool","value":"#
    case .string: #""type":"Swift.String","value":"#
    case .int8: #""type":"Swift.Int8","value":"#
    case .int16: #""type":"Swift.Int16","value":"#
    case .int32: #""type":"Swift.Int32","value":"#
    case .int64: #""type":"Swift.Int64","value":"#
    case .uint: #""type":"Swift.UInt","value":"#
    case .uint8: #""type":"Swift.UInt8","value":"#
    case .uint16: #""type":"Swift.UInt16","value":"#
    case .uint32: #""type":"Swift.UInt32","value":"#
    case .uint64: #""type":"Swift.UInt64","value":"#
    case .float: #""type":"Swift.Float","value":"#
    }
  }
}

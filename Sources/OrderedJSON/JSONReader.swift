/// Reads one JSON text without recursion: the containers not yet closed wait in a list.
struct JSONReader: ~Escapable {
  let bytes: Span<UInt8>
  let limits: JSONLimits
  var position = 0
  /// The innermost container, while `depth` is not 0.
  private var current = OpenContainer(isObject: false)
  /// The containers around `current`, outermost first.
  private var outer: [OpenContainer] = []
  private var depth = 0

  @_lifetime(copy bytes)
  init(_ bytes: borrowing Span<UInt8>, limits: JSONLimits) {
    self.bytes = copy bytes
    self.limits = limits
  }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    while true {
      var finished = try scalarOrOpening()
      while let value = finished {
        if depth == 0 { return try end(value) }
        finished = try place(value)
      }
    }
  }

  private mutating func end(_ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    guard position == bytes.count else { throw error("the end of the text") }
    return value
  }
}

extension JSONReader {
  /// Reads a scalar or an empty container; nil after the opening of one that has content.
  private mutating func scalarOrOpening() throws(JSONSyntaxError) -> JSONValue? {
    switch peek() {
    case .quote: return .string(try string())
    case .openBrace: return try open(isObject: true)
    case .openBracket: return try open(isObject: false)
    case .minus, .zero ... .nine: return .number(try number())
    case 0x74: return try word("true", .bool(true))
    case 0x66: return try word("false", .bool(false))
    case 0x6E: return try word("null", .null)
    default: throw error("a value")
    }
  }

  private mutating func word(
    _ spelling: StaticString, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    let text = spelling.description
    for byte in text.utf8 {
      guard peek() == byte else { throw error("'\(text)'") }
      position += 1
    }
    return value
  }

  private mutating func open(isObject: Bool) throws(JSONSyntaxError) -> JSONValue? {
    guard depth < limits.depth else {
      throw error("at most \(limits.depth) arrays and objects inside one another")
    }
    position += 1
    skipSpace()
    if peek() == (isObject ? .closeBrace : .closeBracket) {
      position += 1
      return isObject ? .object(JSONObject()) : .array([])
    }
    if depth > 0 { outer.append(current) }
    depth += 1
    current = OpenContainer(isObject: isObject)
    if isObject { try memberName() }
    return nil
  }

  /// Puts a value where it belongs and reads on: nil before another value, else the closed container.
  private mutating func place(_ value: consuming JSONValue) throws(JSONSyntaxError) -> JSONValue? {
    current.add(value)
    skipSpace()
    let byte = peek()
    if byte == .comma {
      position += 1
      skipSpace()
      if current.isObject { try memberName() }
      return nil
    }
    guard byte == (current.isObject ? .closeBrace : .closeBracket) else {
      throw error(current.isObject ? "',' or '}' after a member" : "',' or ']' after an element")
    }
    position += 1
    return close()
  }

  private mutating func close() -> JSONValue {
    var container = outer.popLast() ?? OpenContainer(isObject: false)
    swap(&container, &current)
    depth -= 1
    return container.closed()
  }

  /// Reads a member's name and its colon, up to the value.
  private mutating func memberName() throws(JSONSyntaxError) {
    let start = position
    guard peek() == .quote else { throw error("a member's name in double quotes") }
    guard current.name(try string()) else {
      throw error("a name that its object does not have yet", at: start)
    }
    skipSpace()
    guard peek() == .colon else { throw error("':' after a member's name") }
    position += 1
    skipSpace()
  }
}

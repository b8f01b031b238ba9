/// Reads one JSON text without recursion: the containers that are not closed yet wait in a list.
struct JSONReader: ~Escapable {
  let bytes: Span<UInt8>
  let limits: JSONLimits
  var position = 0

  @_lifetime(copy bytes)
  init(_ bytes: borrowing Span<UInt8>, limits: JSONLimits) {
    self.bytes = copy bytes
    self.limits = limits
  }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    let value = try value()
    try expectEnd()
    return value
  }

  mutating func expectEnd() throws(JSONSyntaxError) {
    skipSpace()
    guard position == bytes.count else { throw error("the end of the text") }
  }

  /// - Parameter depth: the number of arrays and objects around the value.
  mutating func value(below depth: Int = 0) throws(JSONSyntaxError) -> JSONValue {
    guard peek() == .openBrace || peek() == .openBracket else { return try scalar() }
    var current = try open(below: depth)
    var outer: [OpenContainer] = []
    while true {
      if try !reachesValue(in: &current) {
        guard var around = outer.popLast() else { return current.closed() }
        around.add(current.closed())
        current = around
      } else if peek() == .openBrace || peek() == .openBracket {
        outer.append(current)
        current = try open(below: depth + outer.count)
      } else {
        current.add(try scalar())
      }
    }
  }

  private mutating func scalar() throws(JSONSyntaxError) -> JSONValue {
    switch peek() {
    case .quote: return .string(UTF8String(try string()))
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
}

extension JSONReader {
  /// Reads an opening bracket.
  private mutating func open(below depth: Int) throws(JSONSyntaxError) -> OpenContainer {
    guard depth < limits.depth else {
      throw error("at most \(limits.depth) arrays and objects inside one another")
    }
    let isObject = peek() == .openBrace
    position += 1
    skipSpace()
    return OpenContainer(isObject: isObject)
  }

  /// Reads up to the next value of a container; false if its closing bracket has been read.
  private mutating func reachesValue(
    in container: inout OpenContainer
  ) throws(JSONSyntaxError) -> Bool {
    let closing: UInt8 = container.isObject ? .closeBrace : .closeBracket
    if container.isEmpty {
      guard peek() != closing else {
        position += 1
        return false
      }
    } else if try !goesOn(inObject: container.isObject) {
      return false
    }
    if container.isObject { try readName(into: &container) }
    return true
  }

  /// Reads what follows a value: true for a comma, false for the closing bracket.
  mutating func goesOn(inObject isObject: Bool) throws(JSONSyntaxError) -> Bool {
    let closing: UInt8 = isObject ? .closeBrace : .closeBracket
    skipSpace()
    let byte = peek()
    guard byte == .comma || byte == closing else {
      throw error(isObject ? "',' or '}' after a member" : "',' or ']' after an element")
    }
    position += 1
    if byte == closing { return false }
    skipSpace()
    return true
  }

  /// Reads a member's name and its colon, up to the value.
  private mutating func readName(into container: inout OpenContainer) throws(JSONSyntaxError) {
    let start = position
    guard peek() == .quote else { throw error("a member's name in double quotes") }
    guard container.name(UTF8String(try string())) else {
      throw error("a name that its object does not have yet", at: start)
    }
    try colon()
  }

  /// Reads the colon between a member's name and its value, with spaces.
  mutating func colon() throws(JSONSyntaxError) {
    skipSpace()
    guard peek() == .colon else { throw error("':' after a member's name") }
    position += 1
    skipSpace()
  }
}

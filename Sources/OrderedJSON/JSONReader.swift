/// Reads one JSON text; the limit on depth also bounds the recursion.
struct JSONReader: ~Escapable {
  let bytes: Span<UInt8>
  let limits: JSONLimits
  var position = 0
  /// How many containers are open.
  private var depth = 0

  @_lifetime(copy bytes)
  init(_ bytes: borrowing Span<UInt8>, limits: JSONLimits) {
    self.bytes = copy bytes
    self.limits = limits
  }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw error("the end of the text") }
    return value
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    switch peek() {
    case .quote: return .string(try string())
    case .openBrace: return .object(try object())
    case .openBracket: return .array(try array())
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
  private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
    var elements: [JSONValue] = []
    if try opens(before: .closeBracket) {
      repeat {
        elements.append(try value())
      } while try goesOn(or: .closeBracket, "',' or ']' after an element")
    }
    depth -= 1
    return elements
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONObject {
    var members = DistinctMembers()
    if try opens(before: .closeBrace) {
      repeat {
        let name = try name(of: &members)
        members.append(name, try value())
      } while try goesOn(or: .closeBrace, "',' or '}' after a member")
    }
    depth -= 1
    return JSONObject(members)
  }

  /// Reads an opening bracket; false where the container is closed at once.
  private mutating func opens(before closing: UInt8) throws(JSONSyntaxError) -> Bool {
    guard depth < limits.depth else {
      throw error("at most \(limits.depth) arrays and objects inside one another")
    }
    depth += 1
    position += 1
    skipSpace()
    if peek() != closing { return true }
    position += 1
    return false
  }

  /// Reads what stands behind a value: whether it is a comma, not the closing bracket.
  private mutating func goesOn(
    or closing: UInt8, _ expected: StaticString
  ) throws(JSONSyntaxError) -> Bool {
    skipSpace()
    let byte = peek()
    guard byte == .comma || byte == closing else { throw error(expected.description) }
    position += 1
    if byte == closing { return false }
    skipSpace()
    return true
  }

  /// Reads a member's name and its colon, up to the value.
  private mutating func name(
    of members: inout DistinctMembers
  ) throws(JSONSyntaxError) -> String {
    let start = position
    guard peek() == .quote else { throw error("a member's name in double quotes") }
    let name = try string()
    guard members.isNew(name) else {
      throw error("a name that its object does not have yet", at: start)
    }
    skipSpace()
    guard peek() == .colon else { throw error("':' after a member's name") }
    position += 1
    skipSpace()
    return name
  }
}

/// Writes JSON into bytes; commas and brackets around what is appended are the caller's.
public struct JSONWriter {
  /// The bytes written so far, without shared texts.
  public var bytes: [UInt8] = []
  /// The shared texts among `bytes`, in order; they are not copied there.
  public internal(set) var inserts: [Insert] = []

  /// Creates a writer that has written nothing.
  public init() {}

  /// Creates a writer with room for a number of bytes.
  public init(reservingCapacity capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Makes room for a large text at once: a buffer that grows with it is copied again and again.
  ///
  /// - Parameter count: about how many bytes follow; nothing is done for a few.
  public mutating func reserve(_ count: Int) {
    guard count >= 64 << 10, bytes.capacity - bytes.count < count else { return }
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Forgets everything written.
  public mutating func removeAll(keepingCapacity: Bool = true) {
    bytes.removeAll(keepingCapacity: keepingCapacity)
    if !inserts.isEmpty { inserts = [] }
  }

  /// Removes the first bytes and the shared texts among them.
  public mutating func removeFirst(_ count: Int) {
    bytes.removeFirst(count)
    if inserts.isEmpty { return }
    inserts = inserts.compactMap { insert in
      insert.offset < count ? nil : Insert(offset: insert.offset - count, text: insert.text)
    }
  }

  /// Appends text unchanged.
  @inlinable
  public mutating func append(text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends JSON that was written earlier.
  @inlinable
  public mutating func append(text: [UInt8]) { bytes.append(contentsOf: text) }

  /// Appends one ASCII character unchanged.
  @inlinable
  public mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Appends a value compactly, members in their order.
  public mutating func append(_ value: JSONValue) {
    switch value {
    case .null: append(literal: "null")
    case .bool(let value): append(literal: value ? "true" : "false")
    case .number(let number): append(number)
    case .string(let text): append(string: text)
    case .array(let elements): append(elements)
    case .object(let object): append(object)
    }
  }

  /// Writes an array.
  public mutating func append(_ elements: [JSONValue]) {
    bytes.append(.openBracket)
    for index in elements.indices {
      if index > 0 { bytes.append(.comma) }
      append(elements[index])
    }
    bytes.append(.closeBracket)
  }

  /// Writes an object.
  public mutating func append(_ object: JSONObject) {
    bytes.append(.openBrace)
    for index in object.members.indices {
      if index > 0 { bytes.append(.comma) }
      append(string: object.members[index].key)
      bytes.append(.colon)
      append(object.members[index].value)
    }
    bytes.append(.closeBrace)
  }
}

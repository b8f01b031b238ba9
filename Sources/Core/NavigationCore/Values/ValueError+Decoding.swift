import OrderedJSON

extension ValueError {
  /// Says in one sentence why a payload did not decode.
  init(decoding name: UTF8String, failedWith error: any Error) {
    let (path, sentence) = Self.reason(error, in: name)
    self.init(.valueMismatch, sentence, at: "/value\(path)")
  }

  /// The place inside the value, as a JSON pointer, and the sentence.
  private static func reason(
    _ error: any Error, in name: UTF8String
  ) -> (UTF8String, Sentence) {
    switch error as? DecodingError {
    case .typeMismatch(let type, let context)?: reason(name, noun(type), pointer(context))
    case .valueNotFound(let type, let context)?:
      missing(name, noun(type), pointer(context))
    case .keyNotFound(let key, let context)?:
      reason(name, "a member “\(key.stringValue.shortened(to: 200))”", pointer(context))
    case .dataCorrupted(let context)?: unreadable(name, context.debugDescription, pointer(context))
    case nil: ("", "\(name) refuses this value: \("\(error)".shortened(to: 200)).")
    @unknown default: ("", "\(name) refuses this value.")
    }
  }

  private static func reason(
    _ name: UTF8String, _ expected: Sentence, _ pointer: UTF8String
  ) -> (UTF8String, Sentence) {
    (
      pointer,
      pointer.isEmpty
        ? "\(name) expects \(expected)." : "\(name) expects \(expected) at \(pointer)."
    )
  }

  private static func missing(
    _ name: UTF8String, _ expected: Sentence, _ pointer: UTF8String
  ) -> (UTF8String, Sentence) {
    (
      pointer,
      pointer.isEmpty
        ? "\(name) expects \(expected), not null."
        : "\(name) expects \(expected), not null, at \(pointer)."
    )
  }

  private static func unreadable(
    _ name: UTF8String, _ complaint: String, _ pointer: UTF8String
  ) -> (UTF8String, Sentence) {
    let hasStop = complaint.utf8.last == UInt8(ascii: ".")
    let complaint = (hasStop ? String(complaint.dropLast()) : complaint).shortened(to: 200)
    return (
      pointer,
      pointer.isEmpty
        ? "\(name) can’t be read: \(complaint)."
        : "\(name) can’t be read: \(complaint) at \(pointer)."
    )
  }

  private static func pointer(_ context: DecodingError.Context) -> UTF8String {
    UTF8String(describing: JSONPointer(tokens: context.codingPath.map { token($0) }))
  }

  private static func token(_ key: any CodingKey) -> UTF8String {
    key.intValue.map { UTF8String(describing: $0) } ?? UTF8String(key.stringValue)
  }

  /// JSON's name for the type that Foundation's decoder missed.
  private static func noun(_ type: any Any.Type) -> Sentence {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "an integer"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any UnkeyedList.Type: "an array"
    case is any KeyedTable.Type: "an object"
    default: Sentence(verbatim: "\(type)")
    }
  }
}

private protocol UnkeyedList {}
extension Array: UnkeyedList {}
private protocol KeyedTable {}
extension Dictionary: KeyedTable {}

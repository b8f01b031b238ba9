import OrderedJSON

extension ValueError {
  /// Says in one sentence why a payload did not decode.
  init(decoding name: UTF8String, failedWith error: any Error) {
    guard let error = error as? DecodingError else {
      self.init(
        .valueMismatch, "\(name) refuses this value: \("\(error)".shortened(to: 200)).",
        at: "/value")
      return
    }
    switch error {
    case .typeMismatch(let type, let context):
      self.init(name, "expects \(Self.noun(type))", context.codingPath)
    case .valueNotFound(let type, let context):
      self.init(name, "expects \(Self.noun(type)), not null,", context.codingPath)
    case .keyNotFound(let key, let context):
      self.init(name, "expects a member “\(key.stringValue)”", context.codingPath)
    case .dataCorrupted(let context):
      self.init(name, "cannot be read: \(context.debugDescription)", context.codingPath)
    @unknown default:
      self.init(.valueMismatch, "\(name) refuses this value.", at: "/value")
    }
  }

  private init(_ name: UTF8String, _ complaint: String, _ path: [any CodingKey]) {
    let pointer = JSONPointer(tokens: path.map { Self.token($0) }).description
    let location = pointer.isEmpty ? "" : " at \(pointer)"
    let sentence =
      (complaint.utf8.last == UInt8(ascii: ".") ? String(complaint.dropLast()) : complaint)
      .shortened(to: 200)
    self.init(.valueMismatch, "\(name) \(sentence)\(location).", at: "/value\(pointer)")
  }

  private static func token(_ key: any CodingKey) -> UTF8String {
    key.intValue.map { UTF8String(describing: $0) } ?? UTF8String(key.stringValue)
  }

  /// JSON's name for the type that Foundation's decoder missed.
  private static func noun(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "an integer"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any UnkeyedList.Type: "an array"
    case is any KeyedTable.Type: "an object"
    default: "\(type)"
    }
  }
}

private protocol UnkeyedList {}
extension Array: UnkeyedList {}
private protocol KeyedTable {}
extension Dictionary: KeyedTable {}

extension JSONValue {
  /// About how many bytes it takes in memory.
  public var weight: Int {
    switch self {
    case .null, .bool: Self.emptyWeight
    case .number(let number): Self.emptyWeight + number.textBytes
    case .string(let text): Self.emptyWeight + text.utf8.count
    case .array(let elements): elements.reduce(Self.emptyWeight) { $0 + $1.weight }
    case .object(let object): Self.emptyWeight + object.weight
    }
  }

  /// What a value without any text or parts weighs.
  public static let emptyWeight = 32
}

extension JSONNumber {
  /// Bytes of the spelling, where it is kept.
  fileprivate var textBytes: Int {
    switch storage {
    case .integer: 0
    case .spelled(let text): text.utf8.count
    }
  }
}

extension JSONObject {
  /// About how many bytes its members take in memory.
  public var weight: Int {
    reduce(0) { $0 + JSONValue.emptyWeight + $1.key.utf8.count + $1.value.weight }
  }
}

extension NavigationPath.Element {
  /// About how many bytes it takes to keep: its text plus a fixed amount.
  ///
  /// A string counts with its length in JSON, which can be six times as long. A value that an
  /// author's own code puts on a path is not inspected: all such values have the same weight.
  public var weight: Int {
    switch content {
    case .scalar(.string(let text)): Self.emptyWeight + text.bytesInJSON
    case .scalar: Self.emptyWeight
    case .live(let value): Self.emptyWeight + value.textBytes
    case .stored(let stored): Self.emptyWeight + stored.tag.utf8.count + stored.payload.utf8.count
    }
  }

  /// The weight of an element without any text, in bytes.
  public static let emptyWeight = 64

  /// The bytes that are assumed for the text of an author's value that has not been written yet.
  static let unseenTextBytes = 192
}

extension [IdentifiedElement] {
  var weight: Int {
    var sum = 0
    for index in indices { sum += self[index].element.weight }
    return sum
  }
}

extension IdentifiedElement? {
  var weight: Int { self?.element.weight ?? 0 }
}

extension Selection {
  var weight: Int {
    switch self {
    case .none: 0
    case .single(let element): element.element.weight
    case .set(let elements): elements.weight
    }
  }
}

import OrderedJSON

extension NavigationPath.CodableRepresentation: Codable {
  /// Reads alternating tags and payloads. Payloads are not inspected; tags need not be known.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `valueNotFound`, or `dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [NavigationPath.Element] = []
    while !container.isAtEnd {
      let tag = try container.decode(String.self)
      let payload = try container.decode(String.self)
      elements.append(
        NavigationPath.Element(storedTag: UTF8String(tag), payload: UTF8String(payload)))
    }
    elements.reverse()
    self.init(elements: PathStorage(elements))
  }

  /// Writes the list of names and texts that SwiftUI writes.
  ///
  /// - Throws: the encoder's errors, and those of an author's value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements.reversed() {
      try container.encode(element.tag(tagSpelling).string)
      try container.encode(element.encodedPayload().string)
    }
  }
}

import OrderedJSON

extension NavigationPath.CodableRepresentation {
  /// The bytes that `JSONEncoder` writes with its default options, written directly.
  ///
  /// - Throws: What encoding an author's value throws, and `EncodingError.invalidValue` for numbers
  ///   that are not finite.
  public func bytes() throws -> [UInt8] {
    var writer = JSONWriter(reservingCapacity: elements.count * 24 + 2)
    writer.bytes.append(UInt8(ascii: "["))
    for element in elements.reversed() {
      if writer.bytes.count > 1 { writer.bytes.append(UInt8(ascii: ",")) }
      try append(element, to: &writer)
      writer.bytes.append(UInt8(ascii: "\""))
    }
    writer.bytes.append(UInt8(ascii: "]"))
    return writer.bytes
  }

  /// Appends tag and payload, except the last quotation mark.
  private func append(_ element: NavigationPath.Element, to writer: inout JSONWriter) throws {
    if case .scalar(let scalar) = element.content {
      writer.bytes.append(contentsOf: Scalar.Kind.pairOpenings[scalar.kind.rawValue])
      try append(scalar, to: &writer)
    } else {
      writer.append(literal: "\"")
      FoundationText.appendEscaped(element.tag(tagSpelling).string, to: &writer)
      writer.append(literal: #"",""#)
      FoundationText.appendEscaped(try element.encodedPayload().string, to: &writer)
    }
  }

  private func append(_ scalar: Scalar, to writer: inout JSONWriter) throws {
    if case .string(let text) = scalar {
      FoundationText.appendQuotedEscaped(text, to: &writer)
    } else {
      try FoundationText.append(scalar, to: &writer)
    }
  }
}

extension Scalar.Kind {
  /// The bytes before a payload, for each type: the quoted tag and the payload's opening quote.
  fileprivate static let pairOpenings = allCases.map { Array(#""\#($0.typeName)",""#.utf8) }
}

extension NavigationPath.Element {
  /// The type's name in a spelling for Foundation's types.
  public func tag(_ spelling: NavigationPath.CodableRepresentation.TagSpelling) -> UTF8String {
    switch spelling {
    case .platform: typeName
    case .apple: TypeTag.apple(typeName)
    }
  }
}

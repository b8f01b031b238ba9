extension NavigationPath.CodableRepresentation {
  /// Reads the bytes that `bytes()` or `JSONEncoder` wrote, without `JSONDecoder`.
  ///
  /// Payloads are not inspected and tags need not be known: an element that makes no sense is
  /// stored.
  ///
  /// - Throws: `valueNotFound`, `typeMismatch` or `dataCorrupted`, at the first mistake.
  public init(parsing bytes: [UInt8]) throws(PathFormatError) {
    var reader = PathReader(bytes)
    self.init(elements: PathStorage(try reader.elements()))
  }
}

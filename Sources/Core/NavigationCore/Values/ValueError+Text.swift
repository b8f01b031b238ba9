import OrderedJSON

extension UTF8String {
  /// The text as a living value, which Swift and authors compare.
  ///
  /// - Throws: `valueMismatch` if that would not take linear time.
  func live(at pointer: UTF8String) throws(ValueError) -> String {
    if let text = streamSafe { return text }
    throw ValueError(tooManyMarksAt: pointer)
  }
}

extension JSONValue {
  /// - Throws: `valueMismatch` if a value read from this would not be compared in linear time.
  func requireStreamSafe(at pointer: UTF8String) throws(ValueError) {
    guard let location = pointerToUnsafeText else { return }
    throw ValueError(tooManyMarksAt: "\(pointer)\(location)")
  }
}

extension ValueError {
  /// The text there can be kept unchanged, but cannot become a value.
  init(tooManyMarksAt pointer: UTF8String) {
    self.init(.valueMismatch, Self.tooManyMarks, at: pointer)
  }

  /// The sentence about a text that Swift could not compare in linear time.
  package static let tooManyMarks: Sentence = """
    Expected at most \(UTF8String.maxRunOfMarks) combining marks in a row, because Swift can’t \
    compare longer runs in bounded time.
    """
}

extension NavigationPath.Element {
  /// Creates the same text as a string.
  @available(*, unavailable, message: "Text from outside becomes a value as its `live` string.")
  public init(_ text: UTF8String) { self.init(text.string) }
}

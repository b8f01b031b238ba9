import OrderedJSON

extension Request.Meta {
  init(_ value: JSONValue?) throws(WireError) {
    guard let value, !value.isNull else { return }
    guard case .object(let object) = value else {
      throw Self.error("Expected “meta” to be an object.", "")
    }
    for (name, value) in object where !value.isNull { try read(name, value) }
    try checkConfirmed()
  }

  /// A command can confirm only keys before its own.
  private func checkConfirmed() throws(WireError) {
    guard let confirmed else { return }
    if let number = key.flatMap(NumberedKey.init)?.number, confirmed < number { return }
    throw Self.error(
      """
      “confirmed” is a number below that of the command’s own key, as 7 is with the key “name-8”.
      """, "/confirmed")
  }

  private mutating func read(_ name: UTF8String, _ value: JSONValue) throws(WireError) {
    switch name {
    case "ifRevision":
      guard let revision = value.intValue, revision >= 0 else {
        throw Self.error("Expected a revision number, 0 or more.", "/ifRevision")
      }
      ifRevision = revision
    case "key":
      guard let text = value.stringValue.flatMap(Identifier.validated) else {
        throw Self.error("Expected 1 to 64 letters, digits, “_” or “-”.", "/key")
      }
      key = text
    case "confirmed":
      guard let number = value.intValue, number >= 0 else {
        throw Self.error("Expected the number of a key, 0 or more.", "/confirmed")
      }
      confirmed = number
    case "label":
      guard let text = value.stringValue, text.utf8.count <= Self.maxLabel else {
        throw Self.error("Expected a string of at most \(Self.maxLabel) bytes.", "/label")
      }
      label = text
    default:
      throw Self.error(
        "Unknown member “\(name.shortened)” in meta. It takes ifRevision, key, confirmed and label.",
        "\(JSONPointer(tokens: [name]))")
    }
  }

  private static func error(_ sentence: Sentence, _ pointer: UTF8String) -> WireError {
    WireError(.invalidParams, sentence, pointer: pointer)
  }
}

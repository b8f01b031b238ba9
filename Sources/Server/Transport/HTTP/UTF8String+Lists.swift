import OrderedJSON

/// The pieces of a field's value, found by its bytes.
package extension UTF8String {
  init(bytes: Substring.UTF8View) { self.init(String(Substring(bytes))) }

  /// The members of a list, without the blanks around them; empty ones are left out.
  func members(separatedBy separator: Unicode.Scalar) -> [UTF8String] {
    utf8.split { $0 == UInt8(ascii: separator) }.map { UTF8String(bytes: $0).trimmed }
      .filter { !$0.isEmpty }
  }

  /// The text before the first separator and the text after it, which is nil if there is none.
  func split(at separator: Unicode.Scalar) -> (UTF8String, UTF8String?) {
    let parts = utf8.split(
      separator: UInt8(ascii: separator), maxSplits: 1, omittingEmptySubsequences: false
    ).map { UTF8String(bytes: $0) }
    return (parts[0], parts.count == 2 ? parts[1] : nil)
  }

  /// The text after a prefix; nil if it begins with something else.
  func dropping(prefix: UTF8String) -> UTF8String? {
    hasPrefix(prefix) ? UTF8String(bytes: utf8.dropFirst(prefix.utf8.count)) : nil
  }

  /// The text without the spaces and tabs around it.
  var trimmed: UTF8String {
    guard let end = utf8.lastIndex(where: { !Self.isBlank($0) }) else { return "" }
    return UTF8String(bytes: utf8[...end].drop(while: Self.isBlank))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The text with its ASCII letters in lower case, which is as far as the case of names goes.
  var lowercased: UTF8String {
    let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return UTF8String(String(decoding: utf8.map { upper ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self))
  }
}

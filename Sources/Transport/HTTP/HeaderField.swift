/// A header of a request as the guard has to see it: not only its value but how often it was there.
enum HeaderField: Hashable, Sendable {
  case absent
  case one(String)
  /// Sent more than once.
  case repeated
  /// Not UTF-8, or with a zero byte in it.
  case unreadable

  var value: String? {
    if case .one(let value) = self { value } else { nil }
  }

  /// The members of a comma-separated list, trimmed, the empty ones left out.
  var listMembers: [Substring] {
    (value ?? "").split(separator: ",").map(\.trimmedOfBlanks).filter { !$0.isEmpty }
  }
}

extension Substring {
  /// Without the spaces and tabs around it.
  var trimmedOfBlanks: Substring {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    guard let end = lastIndex(where: { !isBlank($0) }) else { return Substring() }
    return self[...end].drop(while: isBlank)
  }
}

import OrderedJSON

/// A header of a request as the guard has to see it: not only its value but how often it was there.
enum HeaderField: Hashable, Sendable {
  case absent
  case one(UTF8String)
  /// Sent more than once.
  case repeated
  /// Not UTF-8, or with a zero byte in it.
  case unreadable

  var value: UTF8String? {
    if case .one(let value) = self { value } else { nil }
  }

  /// The members of a comma-separated list, trimmed, the empty ones left out.
  var listMembers: [UTF8String] { (value ?? "").members(separatedBy: ",") }
}

import OrderedJSON

/// The reason that no screen follows from a URL.
public enum DeepLinkRefusal: Error, Hashable, Sendable {
  case otherScheme(String, expected: String)
  case otherHost(String, expected: String)
  case malformed(part: String)
  case unknown(patterns: [String])
  case badValue(name: String, text: String, expected: String)
  /// The pattern fits, but there is nothing with that name.
  case notFound(pattern: String)
}

extension DeepLinkRefusal: CustomStringConvertible {
  /// The reason in English, as the end of a sentence about the URL.
  public var description: String { sentence.text.string }

  /// The reason as the end of a sentence about the URL.
  package var sentence: Sentence {
    switch self {
    case .otherScheme(let scheme, let expected):
      "its scheme is “\(scheme)”, expected “\(expected)”."
    case .otherHost(let host, let expected): "its host is “\(host)”, expected “\(expected)”."
    case .malformed(let part): "its part “\(part)” is empty or not percent-encoded text."
    case .unknown(let patterns):
      "no pattern fits; there are \(patterns.joined(separator: ", "))."
    case .badValue(let name, let text, let expected):
      "its \(name) “\(text)” is not of type \(expected)."
    case .notFound(let pattern): "it fits “\(pattern)”, but leads to nothing that there is."
    }
  }
}

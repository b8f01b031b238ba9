extension PredicateExpressions {
  /// Makes the expression of `localizedStandardContains` in a predicate.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> LocalizedStandardContains<Root, Other> {
    LocalizedStandardContains(root: root, other: other)
  }

  /// Looks for a text in another as people expect it: without regard to case and accents.
  public struct LocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    let root: Root
    let other: Other

    /// True if the text is there.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }
}

extension PredicateExpressions.LocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.LocalizedStandardContains: Encodable
where Root: Encodable, Other: Encodable {
  /// Writes both expressions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(root)
    try container.encode(other)
  }
}

extension PredicateExpressions.LocalizedStandardContains: Decodable
where Root: Decodable, Other: Decodable {
  /// Reads both expressions.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    root = try container.decode(Root.self)
    other = try container.decode(Other.self)
  }
}

extension PredicateExpressions.LocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension String.StandardComparator {
  /// The order that people expect. A `Query` always orders text so; elsewhere it is that of the
  /// characters' numbers.
  public static var localizedStandard: String.StandardComparator { .lexical }
}

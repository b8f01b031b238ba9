import Foundation

/// A checker of spelling, to which every word is right.
///
/// Source: Apple, `UITextChecker`.
public final class UITextChecker {
  /// Creates a checker.
  public init() {}

  /// No range: nothing is checked.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// No words are known.
  public func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}

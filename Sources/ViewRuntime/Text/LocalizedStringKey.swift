import Foundation
import FoundationAdditions

/// Text that would be translated; here it stays as it is written.
///
/// Source: Apple, `LocalizedStringKey`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Marks in interpolated values are masked.
  private let text: String

  /// The text as it is written.
  package var string: String { Markdown.unmasked(text) }

  /// The words that a text shows, without Markdown's marks.
  var words: String { Markdown.unmasked(Markdown.words(of: text)) }

  /// Creates a key from a string.
  public init(_ value: String) {
    text = value
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects the text of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Marks in values are masked: only the literal's are Markdown.
    var text = ""

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends a value; numbers are formatted for people.
    public mutating func appendInterpolation<T>(_ value: T) { append(wordsForPeople(value)) }
    /// Appends the words of a text.
    public mutating func appendInterpolation(_ value: Text) { append(value.string) }
    /// Appends nothing: an image has no words here.
    public mutating func appendInterpolation(_ image: Image) {}
    /// Appends the characters, without their attributes.
    public mutating func appendInterpolation(_ string: AttributedString) {
      append(String(string.characters))
    }
    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(style.words(for: date))
    }
    /// Appends a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }
    /// Appends the string that a formatter makes of a value.
    public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter) {
      append(formatter.string(for: value) ?? wordsForPeople(value))
    }
    /// Appends a value by a format specifier such as `%.2f`.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      append((value as? any CVarArg).map { String(format: specifier, $0) } ?? "\(value)")
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  private mutating func append(_ value: String) { text += Markdown.masked(value) }
}

import Foundation
import FoundationAdditions

/// Text that would be translated; here it stays as it is written.
///
/// Source: Apple, `LocalizedStringKey`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Marks in interpolated values are masked.
  private let text: String
  /// The texts and pictures that stand among the words.
  private var attached: [Text] = []

  /// The text as it is written.
  package var string: String {
    attached.isEmpty ? Markdown.unmasked(text) : runs.map(\.string).joined()
  }

  /// The runs that a text shows, without Markdown's marks.
  var runs: [Text.Run] { Markdown.runs(of: text, attached: attached) }

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
    attached = stringInterpolation.attached
  }

  /// Collects the text of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Marks in values are masked: only the literal's are Markdown.
    var text = ""
    var attached: [Text] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends a value; numbers are formatted for people.
    public mutating func appendInterpolation<T>(_ value: T) { append(wordsForPeople(value)) }
    /// Appends a text, which keeps its look.
    public mutating func appendInterpolation(_ value: Text) { attach(value) }
    /// Appends a picture.
    public mutating func appendInterpolation(_ image: Image) { attach(Text(image)) }
    /// Appends a text with attributes.
    public mutating func appendInterpolation(_ string: AttributedString) { attach(Text(string)) }
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

  private mutating func attach(_ value: Text) {
    text.append(Markdown.attachment)
    attached.append(value)
  }
}

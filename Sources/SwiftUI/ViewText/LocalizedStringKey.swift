import AppResources
import Foundation
import FoundationAdditions

/// Text that is looked up in the app's translations.
///
/// Source: Apple, `LocalizedStringKey`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Marks in interpolated values are masked.
  private let text: String
  /// The texts and images among the words.
  private(set) var attached: [Text] = []
  /// The key that tables have; nil if the text is the key.
  private var formatKey: String?
  private(set) var arguments: [FormatArgument] = []
  /// The format if there is no translation; nil for the key.
  private(set) var standard: String?

  /// The key as tables have it: `%lld trips`.
  var format: String { formatKey ?? text }

  /// The text as written.
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
    if stringInterpolation.keepsKey {
      formatKey = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }
  }

  /// Creates the key of a resource, in whose text no marks are read.
  package init(_ resource: LocalizedStringResource) {
    text = Markdown.masked(resource.string)
    standard = resource.defaultValue.format
    formatKey = resource.key
    arguments = resource.defaultValue.arguments
  }

  /// Collects the text of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Marks in values are masked: only the literal's are Markdown.
    var text = ""
    var attached: [Text] = []
    /// The key for tables, which is kept only if there are any.
    let keepsKey: Bool
    var key = ""
    var arguments: [FormatArgument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      keepsKey = interpolationCount > 0 && Translator.hasTables
    }

    init(keepsKey: Bool) { self.keepsKey = keepsKey }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      if keepsKey { key += literal.replacing("%", with: "%%") }
    }
    /// Appends a value; numbers are formatted for people.
    public mutating func appendInterpolation<T>(_ value: T) {
      let words = wordsForPeople(value)
      append(words)
      if keepsKey { addArgument(FormatArgument(of: value) { words }) }
    }
    /// Appends a text, which keeps its look.
    public mutating func appendInterpolation(_ value: Text) { attach(value) }
    /// Appends a picture.
    public mutating func appendInterpolation(_ image: Image) { attach(Text(image)) }
    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(words: style.words(for: date))
    }
    /// Appends a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(words: format.format(input))
    }
    /// Appends the string that a formatter creates from a value.
    public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter) {
      append(words: formatter.string(for: value) ?? wordsForPeople(value))
    }
    /// Appends a value by a format specifier such as `%.2f`.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      let words = (value as? any CVarArg).map { String(format: specifier, $0) } ?? "\(value)"
      append(words)
      if keepsKey { addArgument(FormatArgument(of: value, specifier: specifier) { words }) }
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  private mutating func append(_ value: String) { text += Markdown.masked(value) }

  private mutating func append(words: String) {
    append(words)
    if keepsKey { addArgument(FormatArgument(.words(words))) }
  }

  private mutating func addArgument(_ argument: FormatArgument) {
    key += argument.specifier
    arguments.append(argument)
  }

  private mutating func attach(_ value: Text) {
    if keepsKey { addArgument(FormatArgument(.attachment(attached.count))) }
    text.append(Markdown.attachment)
    attached.append(value)
  }
}

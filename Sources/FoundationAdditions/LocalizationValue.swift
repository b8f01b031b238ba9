import Foundation

extension String {
  /// A text that would be translated; here it stays as it is written.
  ///
  /// Source: Apple, `String.LocalizationValue`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let string: String

    /// Creates a value of a string.
    public init(_ value: String) { string = value }
    /// Creates a value of a literal.
    public init(stringLiteral value: String) { string = value }
    /// Creates a value of a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.text }

    /// Collects the text of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      var text = ""

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Appends a part of the literal.
      public mutating func appendLiteral(_ literal: String) { text += literal }
      /// Appends a value; numbers are formatted for people.
      public mutating func appendInterpolation<T>(_ value: T) { text += wordsForPeople(value) }
      /// Appends a value in a format.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        text += format.format(value)
      }
      /// Appends a value by a format specifier such as `%.2f`.
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
        text += (value as? any CVarArg).map { String(format: specifier, $0) } ?? "\(value)"
      }
    }
  }

  /// Creates a text that would be translated.
  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = value.string
  }

  /// Creates a text with a key of its own; here it is the text that stands for missing translations.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.string
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.string }
}

/// A text that would be translated where it is shown; here it stays as it is written.
///
/// Source: Apple, `LocalizedStringResource`.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The key.
  public let key: String
  /// The text that stands for missing translations: here all are missing.
  public let defaultValue: String.LocalizationValue
  /// The table, which is not looked at.
  public let table: String?
  /// The language, which is not looked at.
  public var locale: Locale
  package var string: String { defaultValue.string }

  /// A place of translations; accepted, and has no effect here.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)
  }

  /// Creates a resource whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.string
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }

  /// Creates a resource with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }

  /// Creates a resource of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource of a literal with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// The words of a value in a text that would be translated: 2,026 with its comma, 1.5 as 1.500000.
///
/// Source: Apple, `LocalizedStringKey`: interpolated numbers become `%lld` and `%lf` of a
/// localised format.
package func wordsForPeople<T>(_ value: T) -> String {
  switch value {
  case let number as any BinaryInteger: grouped(String(describing: number))
  case let number as Double: String(format: "%lf", number)
  case let number as Float: String(format: "%f", Double(number))
  case let number as CGFloat: String(format: "%lf", Double(number))
  default: String(describing: value)
  }
}

private func grouped(_ digits: String) -> String {
  var result = ""
  for (index, digit) in digits.reversed().enumerated() {
    if index > 0 && index % 3 == 0 && digit != "-" { result.append(",") }
    result.append(digit)
  }
  return String(result.reversed())
}

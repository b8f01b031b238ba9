import AppResources
import Foundation

extension String {
  /// A text that is looked up in the app's translations.
  ///
  /// Source: Apple, `String.LocalizationValue`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The text as it is written.
    package let string: String
    /// The key as tables have it: `%lld trips`.
    package let format: String
    package let arguments: [FormatArgument]

    /// Creates a value of a string.
    public init(_ value: String) {
      (string, format, arguments) = (value, value, [])
    }
    /// Creates a value of a literal.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a value of a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      string = stringInterpolation.text
      let keepsKey = stringInterpolation.keepsKey
      format = keepsKey ? stringInterpolation.key : string
      arguments = keepsKey ? stringInterpolation.arguments : []
    }

    /// Equal where text and key are.
    public static func == (left: Self, right: Self) -> Bool {
      left.string == right.string && left.format == right.format
    }
    /// Hashes the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(string) }

    /// Collects the text of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      var text = ""
      /// The key for tables, which is kept only where there are any.
      let keepsKey: Bool
      var key = ""
      var arguments: [FormatArgument] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {
        keepsKey = interpolationCount > 0 && !StringTables.ofApp.isEmpty
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
        append(words, FormatArgument(of: value) { words })
      }
      /// Appends a value in a format.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        let words = format.format(value)
        append(words, FormatArgument(.words(words)))
      }
      /// Appends a value by a format specifier such as `%.2f`.
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
        let words = (value as? any CVarArg).map { String(format: specifier, $0) } ?? "\(value)"
        append(words, FormatArgument(of: value, specifier: specifier) { words })
      }

      private mutating func append(
        _ words: String, _ argument: @autoclosure () -> FormatArgument
      ) {
        text += words
        guard keepsKey else { return }
        let argument = argument()
        key += argument.specifier
        arguments.append(argument)
      }
    }
  }

  /// Creates a text in the language of the scene whose code runs: the one that its reader has chosen,
  /// else the source language of the translations.
  ///
  /// - Parameter locale: that of numbers, where it is not the server's.
  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = value.words(key: nil, table: table, folder: bundle?.bundlePath, locale)
  }

  /// Creates a text with a key of its own.
  ///
  /// - Parameters:
  ///   - defaultValue: the text where there is no translation.
  ///   - locale: that of numbers, where it is not the server's.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.words(key: "\(key)", table: table, folder: bundle?.bundlePath, locale)
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.words(
      key: resource.key, table: resource.table, folder: resource.folder, resource.locale)
  }
}

extension String.LocalizationValue {
  fileprivate func words(
    key: String?, table: String?, folder: String?, _ locale: Locale
  ) -> String {
    let own = locale == .current ? nil : locale
    return LocalizedWords(key: key ?? format, standard: format, arguments).translated(
      table: table, folder: folder, locale: own, for: ReaderLanguage.current) ?? string
  }
}

extension AttributedString {
  /// Creates a text in the language of the scene whose code runs; Markdown in it is read.
  public init(
    localized value: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let words = String(
      localized: value, table: table, bundle: bundle, locale: locale ?? .current)
    self = (try? AttributedString(markdown: words)) ?? AttributedString(words)
  }

  /// Creates the text of a resource; Markdown in it is read.
  public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
    let words = String(localized: resource)
    self = (try? AttributedString(markdown: words)) ?? AttributedString(words)
  }

  /// Settings of values in a text; accepted, and have no effect here.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Accepted; has no effect here.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }
}

/// A text that is translated where it is shown.
///
/// Source: Apple, `LocalizedStringResource`.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The key.
  public let key: String
  /// The text to use for missing translations.
  public let defaultValue: String.LocalizationValue
  /// The table; nil for the usual one.
  public let table: String?
  /// The locale of numbers, where it is not the server's.
  public var locale: Locale
  package var string: String { defaultValue.string }
  /// The folder of the bundle with the table; nil for all.
  package let folder: String?

  /// A place of translations.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)

    fileprivate var folder: String? {
      if case .atURL(let url) = self { url.path } else { nil }
    }
  }

  /// Creates a resource whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.format
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    folder = bundle.folder
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
    folder = bundle.folder
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

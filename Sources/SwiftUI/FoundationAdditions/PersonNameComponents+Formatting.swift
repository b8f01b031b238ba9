import Foundation

extension PersonNameComponents {
  /// A name in one line, in the order of western languages.
  ///
  /// Source: Apple, `PersonNameComponents.FormatStyle`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A length of a name.
    public enum Style: Hashable, Codable, Sendable { case short, medium, long, abbreviated }

    /// The length of the name.
    public var style: Style
    /// The language, which has no effect here.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The name; its initials if it is abbreviated.
    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: Self.line(value.givenName, value.familyName)
      case .long:
        Self.line(
          value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix)
      case .abbreviated:
        [value.givenName, value.familyName].compactMap { $0?.first.map(String.init) }.joined()
      }
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }

    private static func line(_ parts: String?...) -> String {
      parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The given name and the family name.
  public func formatted() -> String { FormatStyle().format(self) }
  /// The name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name of a length.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

import Foundation

/// A weight of text by legibility; accepted, and has no effect here.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// A language for the setting of text; accepted, and has no effect here.
public struct TypesettingLanguage: Equatable, Sendable {
  private let language: Locale.Language?
  /// Accepted; has no effect here.
  public static let automatic = TypesettingLanguage(language: nil)
  /// Accepted; has no effect here.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension Text {
  /// A size next to other text; accepted, and has no effect here.
  public struct Scale: Hashable, Sendable {
    private let number: Int
    /// Accepted; has no effect here.
    public static let `default` = Scale(number: 0)
    /// Accepted; has no effect here.
    public static let secondary = Scale(number: 1)
  }
}

extension Image {
  /// A range of brightness; accepted, and has no effect here.
  public struct DynamicRange: Hashable, Sendable {
    private let number: Int
    /// Accepted; has no effect here.
    public static let standard = DynamicRange(number: 0)
    /// Accepted; has no effect here.
    public static let constrainedHigh = DynamicRange(number: 1)
    /// Accepted; has no effect here.
    public static let high = DynamicRange(number: 2)
  }
}

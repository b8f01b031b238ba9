import Foundation

// The modifiers of a text that give a text again, so that texts can be joined.
extension Text {
  /// The text with other words for people who cannot see it, which also name its control in `tap`.
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { speaking(label) }
  /// The text with other, localized words for people who cannot see it.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    speaking(Text(labelKey))
  }
  /// The text with other words for people who cannot see it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    speaking(Text(label))
  }
  /// The text with other words for people who cannot see it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
    speaking(Text(labelResource))
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

/// A value that an author attaches to a text; accepted, and has no effect here.
///
/// Source: Apple, `TextAttribute`.
public protocol TextAttribute {}

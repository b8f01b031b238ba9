import Foundation

// The setting of text: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func typeSelectEquivalent<S>(_ string: S) -> some View
  where S: StringProtocol { self }
  /// Accepted; has no effect here.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }
}

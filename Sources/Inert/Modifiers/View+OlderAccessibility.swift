// The older forms: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func accessibility(hint: Text) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibility(value: Text) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibility(hidden: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }
}

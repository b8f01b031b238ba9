// The way in which a text is spoken: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

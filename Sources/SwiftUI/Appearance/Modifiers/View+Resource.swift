// Titles and other words that are resources of an app.
extension View {
  /// Describes what the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource
  ) -> some View {
    accessibilityHint(LocalizedStringKey(hintResource))
  }

  /// Describes the value that the view shows.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> some View {
    accessibilityValue(LocalizedStringKey(valueResource))
  }

  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: LocalizedStringKey(nameResource), handler)
  }

  /// Describes what the view does when the pointer is over it.
  @_disfavoredOverload
  public nonisolated func help(
    _ textResource: LocalizedStringResource
  ) -> some View {
    help(LocalizedStringKey(textResource))
  }

  /// Sets the words under the title of the screen with this view.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(
    _ subtitleResource: LocalizedStringResource
  ) -> some View {
    navigationSubtitle(LocalizedStringKey(subtitleResource))
  }
}

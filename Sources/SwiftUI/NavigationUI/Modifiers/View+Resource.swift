// Titles and other words that are resources of an app.
extension View {
  /// Puts a localized text next to the view.
  @_disfavoredOverload
  public nonisolated func badge(
    _ resource: LocalizedStringResource?
  ) -> some View {
    badge(resource.map { Text($0) })
  }

  /// Names the view for people who cannot see it, and its control in `tap`.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    accessibilityLabel(LocalizedStringKey(labelResource))
  }

  /// Puts a search field with a localized prompt above the view.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: LocalizedStringKey(prompt))
  }

  /// Puts a search field with a localized prompt above the view; the flag has no effect.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: LocalizedStringKey(prompt)
    )
  }

  /// Puts a search field with a localized prompt above the view; tokens are not shown.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: LocalizedStringKey(prompt),
      token: token)
  }

  /// Puts a search field with a localized prompt above the view; tokens are not shown.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: LocalizedStringKey(prompt), token: token)
  }

  /// Sets the title of the screen to a localized text.
  @_disfavoredOverload
  public nonisolated func navigationTitle(
    _ titleResource: LocalizedStringResource
  ) -> some View {
    navigationTitle(LocalizedStringKey(titleResource))
  }
}

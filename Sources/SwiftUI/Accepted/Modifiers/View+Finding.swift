import Foundation

// Search, replacing and renaming beyond the search field: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func searchScopes<V, S>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View { self }
  /// Accepted; has no effect here.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
}

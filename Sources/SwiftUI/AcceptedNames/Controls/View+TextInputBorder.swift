import AuthorAPI

extension View {
  /// Accepted; has no effect here.
  public nonisolated func textInputBorderShape(_ shape: some Shape) -> some View { self }
}

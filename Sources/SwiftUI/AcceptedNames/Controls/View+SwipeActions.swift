import AuthorAPI

extension View {
  /// Accepted; has no effect here: rows have their actions also outside of lists.
  public nonisolated func swipeActionsContainer() -> some View { self }

  /// Adds actions to a row; a page has no swipe, so none is reported.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T, onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content)
  }
}

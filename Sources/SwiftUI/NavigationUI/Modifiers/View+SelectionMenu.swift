import Platform

extension View {
  /// Gives the rows of the lists in this view a menu, whose buttons are next to them, and an action
  /// for a tap outside of editing. The closures get what the row selects: all selected values if it
  /// is one of them.
  ///
  /// Source: Apple, `contextMenu(forSelectionType:menu:primaryAction:)`.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    // Called only on the main actor, wherever the view was created.
    let closures = UncheckedSendable((menu: menu, primaryAction: primaryAction))
    return EnvironmentModified(content: self) { environment in
      environment.rowMenu = RowMenu(
        accepts: { $0.base is I },
        render: { tags, context in closures.value.menu(values(of: tags))._render(in: &context) },
        primaryAction: closures.value.primaryAction.map { action in
          { tags in action(values(of: tags)) }
        })
    }
  }
}

private func values<I: Hashable>(of tags: Set<AnyHashable>) -> Set<I> {
  Set(tags.compactMap { $0.base as? I })
}

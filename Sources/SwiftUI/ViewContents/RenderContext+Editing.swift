import NavigationCore

/// The effect of a tap on a link in a row while its list is edited: it selects instead of navigating.
///
/// Source: Apple, `EditMode`; a list in edit mode selects its rows, those with links too.
@MainActor
package struct EditedSelection {
  private let host: ViewHost
  private let selection: any SelectionBinding
  private let tag: AnyHashable
  private let editMode: Binding<EditMode>?

  fileprivate init(
    of tag: AnyHashable, in selection: any SelectionBinding, _ context: RenderContext
  ) {
    (self.tag, self.selection) = (tag, selection)
    (host, editMode) = (context.host, context.environment.editMode)
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }

  /// True if the row is selected; nil while the list is not edited.
  package var isSelected: Bool? { isEditing ? selection.contains(tag) : nil }

  /// Selects the row, or takes it out of the selection.
  ///
  /// - Returns: false if the list is not edited; nothing has changed then.
  package func takeTap() -> Bool {
    if isEditing { host.choose(tag, in: selection, isEditing: true) }
    return isEditing
  }
}

extension RenderContext {
  /// The selection of the row around a link while its list is edited; nil if the list has none that
  /// accepts the link's value or the row's tag.
  package func editedSelection(of value: (any Hashable)? = nil) -> EditedSelection? {
    guard let selection = container.selection else { return nil }
    let tags = [value.map { AnyHashable($0) }, container.tag].compactMap(\.self)
    return tags.first(where: selection.accepts).map { EditedSelection(of: $0, in: selection, self) }
  }
}

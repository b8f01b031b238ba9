/// A button that begins and ends editing the lists around it.
///
/// Source: Apple, `EditButton`.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public init() {}
}

@MainActor
extension EditButton: View {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}

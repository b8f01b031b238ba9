/// The state of editing lists.
///
/// Source: Apple, `EditMode`.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// True while rows show their buttons for editing.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Each stack, column and sheet has one of its own, if its author gives it none.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[OwnEditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Sets the mode that applies if the author sets none.
  mutating func offerEditMode(_ mode: StateBox<EditMode>) {
    self[OwnEditModeKey.self] = Binding(get: { mode.value }, set: { mode.value = $0 })
  }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum OwnEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that would rename something; it calls the action that `renameAction` gave it: none here.
public struct RenameButton: View {
  /// Creates the button.
  public init() {}

  public var body: some View { Button("Rename") {}.disabled(true) }
}

/// A button that would paste something; nothing is on a pasteboard here.
public struct PasteButton: View {
  /// Creates the button, which is disabled.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {}.disabled(true) }
}

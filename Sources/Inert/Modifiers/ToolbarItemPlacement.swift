/// A position of an item; all are shown in one bar.
public struct ToolbarItemPlacement: Sendable {
  /// Accepted; has no effect here.
  public static let automatic = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let principal = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let navigation = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let primaryAction = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let secondaryAction = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let status = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let confirmationAction = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let cancellationAction = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let destructiveAction = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let topBarLeading = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let bottomBar = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let bottomOrnament = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let keyboard = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let title = ToolbarItemPlacement()
  /// Accepted; has no effect here.
  public static let largeTitle = ToolbarItemPlacement()
}

/// An item of a bar that the system puts there.
///
/// Source: Apple, `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// Accepted; has no effect here.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// Accepted; has no effect here.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// Accepted; has no effect here.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Accepted; has no effect here: who drives the scene from outside keeps the sidebar's toggle.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    self
  }
}

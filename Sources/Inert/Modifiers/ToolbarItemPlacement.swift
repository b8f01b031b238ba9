/// Where an item stands: all are shown in one bar.
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let secondaryAction = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let bottomOrnament = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  public static let title = ToolbarItemPlacement()
  public static let largeTitle = ToolbarItemPlacement()
}

/// An item of a bar that the system puts there.
///
/// Source: Apple, `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Accepted and without effect: who drives the scene from outside keeps the sidebar's toggle.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
}

import OrderedJSON

/// A position of an item in the bars of a screen.
public struct ToolbarItemPlacement: Sendable {
  /// The name that styles have for it.
  package let word: UTF8String

  /// The place `automatic`.
  public static let automatic = ToolbarItemPlacement(word: "automatic")
  /// The place `principal`.
  public static let principal = ToolbarItemPlacement(word: "principal")
  /// The place `navigation`.
  public static let navigation = ToolbarItemPlacement(word: "navigation")
  /// The place `primaryAction`.
  public static let primaryAction = ToolbarItemPlacement(word: "primary")
  /// The place `secondaryAction`.
  public static let secondaryAction = ToolbarItemPlacement(word: "secondary")
  /// The place `status`.
  public static let status = ToolbarItemPlacement(word: "status")
  /// The place `confirmationAction`.
  public static let confirmationAction = ToolbarItemPlacement(word: "confirmation")
  /// The place `cancellationAction`.
  public static let cancellationAction = ToolbarItemPlacement(word: "cancellation")
  /// The place `destructiveAction`.
  public static let destructiveAction = ToolbarItemPlacement(word: "destructive")
  /// The place `topBarLeading`.
  public static let topBarLeading = ToolbarItemPlacement(word: "topBarLeading")
  /// The place `topBarTrailing`.
  public static let topBarTrailing = ToolbarItemPlacement(word: "topBarTrailing")
  /// The place `navigationBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(word: "topBarLeading")
  /// The place `navigationBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(word: "topBarTrailing")
  /// The place `bottomBar`.
  public static let bottomBar = ToolbarItemPlacement(word: "bottomBar")
  /// The place `bottomOrnament`.
  public static let bottomOrnament = ToolbarItemPlacement(word: "bottomBar")
  /// The place `keyboard`.
  public static let keyboard = ToolbarItemPlacement(word: "keyboard")
  /// The place `title`.
  public static let title = ToolbarItemPlacement(word: "principal")
  /// The place `largeTitle`.
  public static let largeTitle = ToolbarItemPlacement(word: "principal")
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

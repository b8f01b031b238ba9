import AuthorAPI

/// An item that the system places; here bars have their own, so it shows nothing.
///
/// Source: Apple, `DefaultToolbarItem`.
public struct DefaultToolbarItem: ToolbarContent {
  /// Creates the item; its placement has no effect here.
  public nonisolated init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}

  public var body: some ToolbarContent { ToolbarItem { EmptyView() } }
}

/// The menu of a title; accepted, and has no effect here.
///
/// Source: Apple, `ToolbarTitleMenu`.
public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
  /// Accepted; has no effect here.
  public nonisolated init() where Content == EmptyView {}
  /// Accepted; has no effect here.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  public var body: some CustomizableToolbarContent {
    ToolbarItem(id: "titleMenu") { EmptyView() }
  }
}

/// The menu “…” of a bar.
///
/// Source: Apple, `ToolbarOverflowMenu`.
public struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// Creates a menu at the end of the bar.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) {
      Menu {
        content
      } label: {
        Label("More", systemImage: "ellipsis")
      }
    }
  }
}

extension View {
  /// Adds the menu “…” to the bar.
  @MainActor
  public func toolbarOverflowMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    toolbar { ToolbarOverflowMenu(content: content) }
  }
}

extension ToolbarItemPlacement {
  /// The trailing end of the bar, where no item moves into the menu “…”.
  public static var topBarPinnedTrailing: ToolbarItemPlacement { .topBarTrailing }
  /// The place of the title; the same as `title` here.
  public static var subtitle: ToolbarItemPlacement { .principal }
  /// The place of the title; the same as `title` here.
  public static var largeSubtitle: ToolbarItemPlacement { .principal }
}

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

/// How long an item stays in a bar that is too narrow; accepted, and has no effect here.
///
/// Source: Apple, `ToolbarItemVisibilityPriority`.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  private let level: Double

  /// Accepted; has no effect here.
  public static var automatic: Self { Self(level: 0) }
  /// Accepted; has no effect here.
  public static var low: Self { Self(level: -1) }
  /// Accepted; has no effect here.
  public static var high: Self { Self(level: 1) }

  private init(level: Double) { self.level = level }
  /// Accepted; has no effect here.
  public init(higherThan other: Self) { level = other.level + 0.5 }
  /// Accepted; has no effect here.
  public init(lowerThan other: Self) { level = other.level - 0.5 }
}

extension ToolbarContent {
  /// Accepted; has no effect here.
  public nonisolated func visibilityPriority(
    _ priority: ToolbarItemVisibilityPriority
  ) -> some ToolbarContent { self }
  /// Accepted; has no effect here.
  public nonisolated func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent {
    self
  }
}

/// When a bar shrinks; accepted, and has no effect here.
///
/// Source: Apple, `ToolbarMinimizationBehavior`.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  private let name: String
  /// Accepted; has no effect here.
  public static var automatic: Self { Self(name: "automatic") }
  /// Accepted; has no effect here.
  public static var never: Self { Self(name: "never") }
  /// Accepted; has no effect here.
  public static var onScrollDown: Self { Self(name: "onScrollDown") }
  /// Accepted; has no effect here.
  public static var onScrollUp: Self { Self(name: "onScrollUp") }
}

/// When a bar grows again; accepted, and has no effect here.
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
  private let name: String
  /// Accepted; has no effect here.
  public static var automatic: Self { Self(name: "automatic") }
  /// Accepted; has no effect here.
  public static var atScrollEdge: Self { Self(name: "atScrollEdge") }
}

/// A rule for content below a bar that shrinks; accepted, and has no effect here.
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
  private let name: String
  /// Accepted; has no effect here.
  public static var automatic: Self { Self(name: "automatic") }
  /// Accepted; has no effect here.
  public static var enabled: Self { Self(name: "enabled") }
  /// Accepted; has no effect here.
  public static var disabled: Self { Self(name: "disabled") }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func toolbarMinimizationRestoration(
    _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func toolbarMinimizationSafeAreaAdjustment(
    _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
  ) -> some View { self }
}

import AuthorAPI

/// A moment at which a bar shrinks; accepted, and has no effect here.
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

/// A moment at which a bar grows again; accepted, and has no effect here.
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

import AuthorAPI

/// A rank of an item in a bar that is too narrow; accepted, and has no effect here.
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

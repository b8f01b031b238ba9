/// The bar of a screen; accepted, and has no effect here.
public struct NavigationBarItem: Sendable {
  /// A size of the title; accepted, and has no effect here.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// A size of the title; accepted, and has no effect here.
public struct ToolbarTitleDisplayMode: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var inline: Self { Self() }
  /// Accepted; has no effect here.
  public static var inlineLarge: Self { Self() }
  /// Accepted; has no effect here.
  public static var large: Self { Self() }
}

/// A bar; accepted, and has no effect here.
public struct ToolbarPlacement: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var navigationBar: Self { Self() }
  /// Accepted; has no effect here.
  public static var tabBar: Self { Self() }
  /// Accepted; has no effect here.
  public static var bottomBar: Self { Self() }
  /// Accepted; has no effect here.
  public static var windowToolbar: Self { Self() }
}

/// A purpose of a bar; accepted, and has no effect here.
public struct ToolbarRole: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var navigationStack: Self { Self() }
  /// Accepted; has no effect here.
  public static var browser: Self { Self() }
  /// Accepted; has no effect here.
  public static var editor: Self { Self() }
}

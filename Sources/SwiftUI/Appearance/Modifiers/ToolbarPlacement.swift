import OrderedJSON

/// The bar of a screen.
public struct NavigationBarItem: Sendable {
  /// A size of the title.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large

    var word: UTF8String {
      switch self {
      case .automatic: "automatic"
      case .inline: "inline"
      case .large: "large"
      }
    }
  }
}

/// A size of the title.
public struct ToolbarTitleDisplayMode: Sendable {
  let word: UTF8String
  /// The usual size.
  public static var automatic: Self { Self(word: "automatic") }
  /// In the bar.
  public static var inline: Self { Self(word: "inline") }
  /// Large.
  public static var inlineLarge: Self { Self(word: "large") }
  /// Large, under the bar.
  public static var large: Self { Self(word: "large") }
}

/// A bar.
public struct ToolbarPlacement: Sendable {
  /// Nil for a bar that is not drawn.
  let word: UTF8String?
  /// The bar with the title.
  public static var automatic: Self { .navigationBar }
  /// The bar with the title.
  public static var navigationBar: Self { Self(word: "navigation") }
  /// The bar with the tabs.
  public static var tabBar: Self { Self(word: "tab") }
  /// The bar at the bottom.
  public static var bottomBar: Self { Self(word: "bottom") }
  /// The bar of a window.
  public static var windowToolbar: Self { Self(word: "navigation") }
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

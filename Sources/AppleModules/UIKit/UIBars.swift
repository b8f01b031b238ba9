/// A bar of UIKit; its appearance has no effect.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// A view whose settings have no effect.
  open override class func appearance() -> UINavigationBar { UINavigationBar() }
  /// Accepted; has no effect here.
  public var barTintColor: UIColor?
  /// Accepted; has no effect here.
  public var isTranslucent = true
  /// Accepted; has no effect here.
  public var prefersLargeTitles = true
  /// Accepted; has no effect here.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Accepted; has no effect here.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Accepted; has no effect here.
  public var standardAppearance = UINavigationBarAppearance()
  /// Accepted; has no effect here.
  public var compactAppearance: UINavigationBarAppearance?
  /// Accepted; has no effect here.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// A bar of tabs; its appearance has no effect.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// A view whose settings have no effect.
  open override class func appearance() -> UITabBar { UITabBar() }
  /// Accepted; has no effect here.
  public var barTintColor: UIColor?
  /// Accepted; has no effect here.
  public var unselectedItemTintColor: UIColor?
  /// Accepted; has no effect here.
  public var isTranslucent = true
  /// Accepted; has no effect here.
  public var standardAppearance = UITabBarAppearance()
  /// Accepted; has no effect here.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The look of a bar; accepted, and has no effect here.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// Accepted; has no effect here.
  public var backgroundColor: UIColor?
  /// Accepted; has no effect here.
  public var shadowColor: UIColor?

  /// Creates a look.
  public required override init() { super.init() }

  /// Does nothing.
  public func configureWithDefaultBackground() {}
  /// Does nothing.
  public func configureWithOpaqueBackground() {}
  /// Does nothing.
  public func configureWithTransparentBackground() {}
}

/// The look of a navigation bar; accepted, and has no effect here.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// Accepted; has no effect here.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Accepted; has no effect here.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a tab bar; accepted, and has no effect here.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
  /// The key of a text's colour.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The key of a text's font.
  public static let font = NSAttributedString.Key("NSFont")
}

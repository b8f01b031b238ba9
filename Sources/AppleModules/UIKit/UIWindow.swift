/// A window; there is none.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// A view whose settings have no effect.
  open override class func appearance() -> UIWindow { UIWindow() }
  /// Always nil.
  public var rootViewController: UIViewController?
  /// Always false.
  public let isKeyWindow = false
  /// Always nil.
  public var windowScene: UIWindowScene? { nil }
  /// Accepted; has no effect here.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}

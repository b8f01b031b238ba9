/// A controller of a stack; SwiftUI's stacks have none, and what is set on one has no effect.
///
/// Authors extend it for the swipe back under a hidden bar, which is always possible here. An extension
/// cannot override methods, because there is no Objective-C on Linux.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers that were set.
  open var viewControllers: [UIViewController] = []
  /// A bar that is not drawn.
  public let navigationBar = UINavigationBar()
  /// A gesture that never begins.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// Accepted; has no effect here.
  open var isNavigationBarHidden = false
  /// Accepted; has no effect here.
  open var hidesBarsOnSwipe = false
  /// The object that hears of the stack; it hears nothing.
  public weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a stack of a controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates an empty stack; nothing is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The last controller.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The last controller.
  public var visibleViewController: UIViewController? { viewControllers.last }

  /// Adds a controller, which is not shown.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Removes the last controller unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes all controllers but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return removed
  }

  /// Accepted; has no effect here.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Sets the controllers, which are not shown.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// Hears of a stack; it hears nothing here.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// A controller of tabs; SwiftUI's tabs have none.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The controllers that were set.
  open var viewControllers: [UIViewController]?
  /// The number of the chosen tab.
  open var selectedIndex = 0
  /// A bar that is not drawn.
  public let tabBar = UITabBar()
}

/// A gesture of UIKit, which never begins.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// A part of a gesture.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  /// The object that decides about the gesture; it is not asked.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Accepted; has no effect here.
  open var isEnabled = true
  /// Accepted; has no effect here.
  open var cancelsTouchesInView = true
  /// Always possible.
  public let state = State.possible
  /// Always nil.
  public var view: UIView? { nil }

  /// Creates a gesture.
  public override init() { super.init() }
}

/// Decides about gestures; it is not asked here.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Says yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Says no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Says no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A controller of views; what it shows is not drawn.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The view.
  public var view: UIView! = UIView()
  /// The view.
  public var viewIfLoaded: UIView? { view }
  /// The title.
  open var title: String?
  /// Always false.
  public let isViewLoaded = false
  /// Always nil.
  public var navigationController: UINavigationController? { nil }
  /// Always nil.
  public var tabBarController: UITabBarController? { nil }
  /// Always nil.
  public var parent: UIViewController? { nil }
  /// Always nil.
  public var presentedViewController: UIViewController? { nil }
  /// Always nil.
  public var presentingViewController: UIViewController? { nil }
  /// The controllers inside.
  public private(set) var children: [UIViewController] = []
  /// The ways to hold a device. Accepted; has no effect here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Accepted; has no effect here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Accepted; has no effect here.
  open var prefersStatusBarHidden: Bool { false }
  /// Accepted; has no effect here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Creates a controller; nothing is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Does nothing.
  open func viewDidLoad() {}
  /// Does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Does nothing.
  open func viewWillLayoutSubviews() {}
  /// Does nothing.
  open func viewDidLayoutSubviews() {}
  /// Adds a controller inside, which is not shown.
  open func addChild(_ childController: UIViewController) { children.append(childController) }
  /// Does nothing.
  open func removeFromParent() {}
  /// Does nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Does nothing.
  open func didMove(toParent parent: UIViewController?) {}
  /// Does nothing.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    completion?()
  }
  /// Does nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// A look of the status bar; accepted, and has no effect here.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The ways to hold a device that something allows; accepted, and have no effect here.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On a side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On a side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// A way in which an interface is held; always upright.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// True for the two upright orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for the two orientations on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

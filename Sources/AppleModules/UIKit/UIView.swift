/// The beginning of all that hears of events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Is not posted.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Is not posted.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Is not posted.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Is not posted.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The key of the keyboard's frame.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

/// A view of UIKit; it is not drawn.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Accepted; has no effect here.
  public var backgroundColor: UIColor?
  /// Accepted; has no effect here.
  public var tintColor: UIColor?
  /// Accepted; has no effect here.
  public var alpha: CGFloat = 1
  /// Accepted; has no effect here.
  public var isHidden = false
  /// Accepted; has no effect here.
  public var isUserInteractionEnabled = true
  /// The frame that was set.
  public var frame: CGRect
  /// The view around this one.
  public private(set) weak var superview: UIView?
  /// A layer that is not drawn.
  public let layer = CALayer()
  /// Always nil.
  public var window: UIWindow? { nil }
  /// The views inside.
  public private(set) var subviews: [UIView] = []

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view; nothing is read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Creates a view.
  public convenience override init() { self.init(frame: .zero) }

  /// The frame at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// Adds a view inside.
  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  /// Removes the view from the one around it.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Does nothing.
  public func setNeedsLayout() {}
  /// Does nothing.
  public func setNeedsDisplay() {}
  /// Always zero.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// A view whose settings have no effect.
  open class func appearance() -> UIView { UIView() }
}

/// A table of UIKit; only its appearance is set here, without effect.
@MainActor @preconcurrency
open class UITableView: UIView {
  /// A view whose settings have no effect.
  open override class func appearance() -> UITableView { UITableView() }
  /// Accepted; has no effect here.
  public var separatorColor: UIColor?
}

/// A cell of a table; its appearance has no effect.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// A view whose settings have no effect.
  open override class func appearance() -> UITableViewCell { UITableViewCell() }
}

/// A scroll view of UIKit; its appearance has no effect.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// A view whose settings have no effect.
  open override class func appearance() -> UIScrollView { UIScrollView() }
  /// Accepted; has no effect here.
  public var bounces = true
  /// Accepted; has no effect here.
  public var isPagingEnabled = false
}

/// A text view of UIKit; its appearance has no effect.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// A view whose settings have no effect.
  open override class func appearance() -> UITextView { UITextView() }
  /// The text.
  public var text: String?
}

/// A label of UIKit; it is not drawn.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// A view whose settings have no effect.
  open override class func appearance() -> UILabel { UILabel() }
  /// The text.
  public var text: String?
  /// Accepted; has no effect here.
  public var textColor: UIColor?
  /// Accepted; has no effect here.
  public var font: UIFont?
  /// Accepted; has no effect here.
  public var numberOfLines = 1
}

/// Controls of one choice; its appearance has no effect.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// A view whose settings have no effect.
  open override class func appearance() -> UISegmentedControl { UISegmentedControl() }
  /// Accepted; has no effect here.
  public var selectedSegmentTintColor: UIColor?
  /// Does nothing.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
}

/// Dots of pages; its appearance has no effect.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// A view whose settings have no effect.
  open override class func appearance() -> UIPageControl { UIPageControl() }
  /// Accepted; has no effect here.
  public var currentPageIndicatorTintColor: UIColor?
  /// Accepted; has no effect here.
  public var pageIndicatorTintColor: UIColor?
}

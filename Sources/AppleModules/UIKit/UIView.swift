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
  /// The views inside.
  public private(set) var subviews: [UIView] = []

  /// Creates a view.
  public required init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  /// The frame at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// Adds a view inside.
  public func addSubview(_ view: UIView) { subviews.append(view) }
  /// Does nothing.
  public func setNeedsLayout() {}
  /// Does nothing.
  public func setNeedsDisplay() {}
  /// Always zero.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// A view whose settings have no effect.
  public static func appearance() -> Self { Self(frame: .zero) }
}

/// A table of UIKit; only its appearance is set here, without effect.
@MainActor @preconcurrency
open class UITableView: UIView {
  /// Accepted; has no effect here.
  public var separatorColor: UIColor?
}

/// A cell of a table; its appearance has no effect.
@MainActor @preconcurrency
open class UITableViewCell: UIView {}

/// A scroll view of UIKit; its appearance has no effect.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// Accepted; has no effect here.
  public var bounces = true
  /// Accepted; has no effect here.
  public var isPagingEnabled = false
}

/// A text view of UIKit; its appearance has no effect.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text.
  public var text: String?
}

/// A label of UIKit; it is not drawn.
@MainActor @preconcurrency
open class UILabel: UIView {
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
open class UISegmentedControl: UIView {
  /// Accepted; has no effect here.
  public var selectedSegmentTintColor: UIColor?
  /// Does nothing.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
}

/// Dots of pages; its appearance has no effect.
@MainActor @preconcurrency
open class UIPageControl: UIView {
  /// Accepted; has no effect here.
  public var currentPageIndicatorTintColor: UIColor?
  /// Accepted; has no effect here.
  public var pageIndicatorTintColor: UIColor?
}

/// A state of a control.
public struct UIControlState: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// No state.
  public static let normal: UIControlState = []
  /// Selected.
  public static let selected = UIControlState(rawValue: 4)
}

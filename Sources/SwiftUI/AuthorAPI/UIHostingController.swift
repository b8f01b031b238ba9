import Appearance
import Foundation
import UIKit

/// A controller of UIKit with a view of SwiftUI. It keeps the view, and has no effect here: Colonnade
/// runs no controllers, so an app starts from an `App`.
///
/// Source: Apple, `UIHostingController`.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view; it has no effect here.
  open var rootView: Content
  /// Accepted; has no effect here.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// Accepted; has no effect here.
  public var safeAreaRegions: SafeAreaRegions = .all

  /// Creates a controller with a view; it has no effect here.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a view; what an archive keeps has no effect here.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: an archive has no effect here.
  public required init?(coder aDecoder: NSCoder) { return nil }

  /// Always zero; a size has no effect here.
  public func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}

/// The sizes of a view that its controller follows; accepted, has no effect here.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as bits, which have no effect here.
  public let rawValue: Int

  /// Creates options from bits; they have no effect here.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preferred size of the content; has no effect here.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic size of the content; has no effect here.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

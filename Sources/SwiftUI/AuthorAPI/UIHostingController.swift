import Appearance
import Foundation
import UIKit

/// A controller of UIKit with a view of SwiftUI. It keeps the view and is never shown: Colonnade runs
/// no controllers, so an app starts from an `App`.
///
/// Source: Apple, `UIHostingController`.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content
  /// Accepted; has no effect here.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// Accepted; has no effect here.
  public var safeAreaRegions: SafeAreaRegions = .all

  /// Creates a controller with a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a view; what an archive keeps is not read.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: an archive has no view.
  public required init?(coder aDecoder: NSCoder) { return nil }

  /// Always zero: nothing is measured here.
  public func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}

/// The sizes of a view that its controller follows; accepted, has no effect here.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preferred size of the content.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic size of the content.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

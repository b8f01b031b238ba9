import Foundation

/// A height of a sheet; accepted, and has no effect here.
public struct PresentationDetent: Hashable, Sendable {
  /// Accepted; has no effect here.
  public static let medium = PresentationDetent()
  /// Accepted; has no effect here.
  public static let large = PresentationDetent()
  /// Accepted; has no effect here.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// Accepted; has no effect here.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// A form that a presentation takes in a compact width; accepted, and has no effect here.
public struct PresentationAdaptation: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var none: Self { Self() }
  /// Accepted; has no effect here.
  public static var popover: Self { Self() }
  /// Accepted; has no effect here.
  public static var sheet: Self { Self() }
  /// Accepted; has no effect here.
  public static var fullScreenCover: Self { Self() }
}

/// A permission to use the screen behind a sheet; accepted, and has no effect here.
public struct PresentationBackgroundInteraction: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var enabled: Self { Self() }
  /// Accepted; has no effect here.
  public static var disabled: Self { Self() }
}

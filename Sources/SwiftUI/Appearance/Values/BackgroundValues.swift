import Foundation
import OrderedJSON

/// Stripes of rows; accepted, and has no effect here.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = AlternatingRowBackgroundBehavior(number: 0)
  /// Accepted; has no effect here.
  public static let enabled = AlternatingRowBackgroundBehavior(number: 1)
  /// Accepted; has no effect here.
  public static let disabled = AlternatingRowBackgroundBehavior(number: 2)
}

/// A prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  let word: UTF8String?

  /// The usual prominence.
  public static let standard = BadgeProminence(word: nil)
  /// More than the usual prominence.
  public static let increased = BadgeProminence(word: "increased")
  /// Less than the usual prominence.
  public static let decreased = BadgeProminence(word: "decreased")
}

/// A prominence of backgrounds; accepted, and has no effect here.
public struct BackgroundProminence: Hashable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let standard = BackgroundProminence(number: 0)
  /// Accepted; has no effect here.
  public static let increased = BackgroundProminence(number: 1)
}

/// A place of a background; accepted, and has no effect here.
public struct ContainerBackgroundPlacement: Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let navigation = ContainerBackgroundPlacement(number: 0)
  /// Accepted; has no effect here.
  public static let tabView = ContainerBackgroundPlacement(number: 1)
  /// Accepted; has no effect here.
  public static let window = ContainerBackgroundPlacement(number: 2)
  /// Accepted; has no effect here.
  public static let widget = ContainerBackgroundPlacement(number: 3)
}

/// A space of colours for drawing; accepted, and has no effect here.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// A behaviour under what is dragged; accepted, and has no effect here.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let automatic = SpringLoadingBehavior(number: 0)
  /// Accepted; has no effect here.
  public static let enabled = SpringLoadingBehavior(number: 1)
  /// Accepted; has no effect here.
  public static let disabled = SpringLoadingBehavior(number: 2)
}

/// A size of rows in a sidebar; accepted, and has no effect here.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

import OrderedJSON

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Sendable {
  let isHidden: Bool
  /// Shown while something scrolls.
  public static var automatic: Self { Self(isHidden: false) }
  /// Shown while something scrolls.
  public static var visible: Self { Self(isHidden: false) }
  /// Hidden.
  public static var hidden: Self { Self(isHidden: true) }
  /// Hidden.
  public static var never: Self { Self(isHidden: true) }
}

/// A behaviour at the end of scrolling; accepted, and has no effect here.
public struct ScrollBounceBehavior: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var always: Self { Self() }
  /// Accepted; has no effect here.
  public static var basedOnSize: Self { Self() }
}

/// A rule where scrolling ends.
public protocol ScrollTargetBehavior {}

/// Scrolling by pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, SystemLook {
  package nonisolated var word: UTF8String? { "page" }

  /// Creates the rule.
  public init() {}
}

/// Scrolling by views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, SystemLook {
  /// A limit of how far one swipe scrolls; accepted, and has no effect here.
  public struct LimitBehavior: Sendable {
    /// Accepted; has no effect here.
    public static var automatic: Self { Self() }
    /// Accepted; has no effect here.
    public static var always: Self { Self() }
    /// Accepted; has no effect here.
    public static var never: Self { Self() }
    /// Accepted; has no effect here.
    public static var alwaysByFew: Self { Self() }
    /// Accepted; has no effect here.
    public static var alwaysByOne: Self { Self() }
  }

  package nonisolated var word: UTF8String? { "view" }

  /// Creates the rule; the limit has no effect here.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling by pages.
  public nonisolated static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling by views.
  public nonisolated static var viewAligned: Self { Self() }
  /// Scrolling by views; the limit has no effect here.
  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { Self() }
}

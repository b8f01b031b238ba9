/// The visibility of scroll indicators; accepted, and has no effect here.
public struct ScrollIndicatorVisibility: Sendable {
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var visible: Self { Self() }
  /// Accepted; has no effect here.
  public static var hidden: Self { Self() }
  /// Accepted; has no effect here.
  public static var never: Self { Self() }
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

/// A rule where scrolling ends; accepted, and has no effect here.
public protocol ScrollTargetBehavior {}

/// Scrolling by pages; accepted, and has no effect here.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}

/// Scrolling by views; accepted, and has no effect here.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Accepted; has no effect here.
  public nonisolated static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Accepted; has no effect here.
  public nonisolated static var viewAligned: Self { Self() }
}

import Foundation

/// A point for a popover's arrow; accepted, and has no effect here.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// A value measured in a view; nothing is measured here.
public struct Anchor<Value: Sendable>: Sendable {
  /// The part of a view that is measured; accepted, and has no effect here.
  public struct Source: Sendable {}
}

extension Anchor<CGRect>.Source {
  /// Accepted; has no effect here.
  public static let bounds = Self()
  /// Accepted; has no effect here.
  public static func rect(_ rect: CGRect) -> Self { Self() }
}

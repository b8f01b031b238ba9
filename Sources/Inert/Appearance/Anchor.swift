import Foundation

/// Where a popover points to; accepted and without effect.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// A value measured in a view; nothing is measured here.
public struct Anchor<Value: Sendable>: Sendable {
  public struct Source: Sendable {}
}

extension Anchor<CGRect>.Source {
  public static let bounds = Self()
  public static func rect(_ rect: CGRect) -> Self { Self() }
}

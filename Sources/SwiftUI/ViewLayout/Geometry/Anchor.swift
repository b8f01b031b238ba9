import Foundation

/// A point for a popover's arrow; accepted, and has no effect here.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// A value measured in a view; nothing is measured here, and it is zero.
public struct Anchor<Value: Sendable>: Sendable {
  package let value: Value

  /// The part of a view that is measured; accepted, and has no effect here.
  public struct Source: Sendable {
    package let value: Value
  }

  package init(of source: Source) { value = source.value }
}

extension Anchor<CGRect>.Source {
  /// Accepted; has no effect here.
  public static let bounds = Self(value: .zero)
  /// A fixed rectangle.
  public static func rect(_ rect: CGRect) -> Self { Self(value: rect) }
}

extension Anchor<CGPoint>.Source {
  /// A fixed point.
  public static func point(_ point: CGPoint) -> Self { Self(value: point) }
  /// Accepted; has no effect here.
  public static func unitPoint(_ point: UnitPoint) -> Self { Self(value: .zero) }
  /// Accepted; has no effect here.
  public static let topLeading = Self(value: .zero)
  /// Accepted; has no effect here.
  public static let top = Self(value: .zero)
  /// Accepted; has no effect here.
  public static let topTrailing = Self(value: .zero)
  /// Accepted; has no effect here.
  public static let leading = Self(value: .zero)
  /// Accepted; has no effect here.
  public static let center = Self(value: .zero)
  /// Accepted; has no effect here.
  public static let trailing = Self(value: .zero)
  /// Accepted; has no effect here.
  public static let bottomLeading = Self(value: .zero)
  /// Accepted; has no effect here.
  public static let bottom = Self(value: .zero)
  /// Accepted; has no effect here.
  public static let bottomTrailing = Self(value: .zero)
}

import Foundation

/// A change of a view's look that moves nothing else; accepted, and has no effect here.
///
/// Source: Apple, `VisualEffect`.
public protocol VisualEffect: Sendable, Animatable {}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
}

extension VisualEffect {
  /// Accepted; has no effect here.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Accepted; has no effect here.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Accepted; has no effect here.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Accepted; has no effect here.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  /// Accepted; has no effect here.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { self }
}

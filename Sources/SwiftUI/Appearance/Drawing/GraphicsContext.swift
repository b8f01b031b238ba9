import Foundation

/// A place to draw; nothing is drawn.
///
/// Source: Apple, `GraphicsContext`.
public struct GraphicsContext {
  /// The opacity of the next calls; it has no effect here.
  public var opacity = 1.0
  /// The blend mode of the next calls; it has no effect here.
  public var blendMode = BlendMode.normal
  /// The values of the environment; always the usual ones.
  public var environment: EnvironmentValues { EnvironmentValues() }
  /// The transform of the next calls; it has no effect here.
  public var transform = CGAffineTransform.identity
  /// Always empty.
  public var clipBoundingRect: CGRect { .zero }
}

// The calls that draw.
extension GraphicsContext {
  /// Draws nothing.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws nothing.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws nothing.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws nothing.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws nothing.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws nothing.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws nothing.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws nothing.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// Draws nothing.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing: the closure is not called.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
}

// The calls that change how the next ones draw.
extension GraphicsContext {
  /// Changes the transform, which has no effect here.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Changes the transform, which has no effect here.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Changes the transform, which has no effect here.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }
  /// Changes the transform, which has no effect here.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  /// Accepted; has no effect here.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}
  /// Accepted; has no effect here, and the closure is not called.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {}
  /// Accepted; has no effect here.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}
}

import Foundation

/// A drawing: a hatched box here, which is reported; its closure is not called.
///
/// Source: Apple, `Canvas`.
public struct Canvas: PrimitiveView {
  /// Creates a drawing, which is not drawn.
  public nonisolated init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
  public func _render(in context: inout RenderContext) { context.drawNothing(of: "Canvas") }
}

/// A place to draw; nothing is drawn.
public struct GraphicsContext {
  /// A filling; accepted, and has no effect here.
  public struct Shading: Sendable {
    /// Accepted; has no effect here.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// Accepted; has no effect here.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// Accepted; has no effect here.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
  }

  /// Accepted; has no effect here.
  public var opacity = 1.0
  /// Accepted; has no effect here.
  public var blendMode = BlendMode.normal

  /// Draws nothing.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws nothing.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws nothing.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws nothing.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws nothing.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws nothing.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Accepted; has no effect here.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Accepted; has no effect here.
  public mutating func rotate(by angle: Angle) {}
  /// Accepted; has no effect here.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Accepted; has no effect here.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
}

/// A picture of a view; there is none.
///
/// Source: Apple, `ImageRenderer`.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// Accepted; has no effect here.
  public var scale: CGFloat = 1

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// Always nil.
  public var uiImage: UIImage? { nil }
  /// Always nil.
  public var nsImage: NSImage? { nil }
}

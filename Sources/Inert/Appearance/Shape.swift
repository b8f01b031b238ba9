import Foundation

/// A form that is filled or drawn. It shows nothing: what is described here has no look.
///
/// Source: Apple, `Shape`.
public protocol Shape: View, Animatable {
  func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: EmptyView { EmptyView() }
  public func _render(in context: inout RenderContext) {}

  /// Accepted; has no effect here.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func offset(_ offset: CGSize) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func size(_ size: CGSize) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

/// A form that can be drawn inside of its edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Accepted; has no effect here.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  { self }
}

/// A value that an animation could change step by step; nothing is animated here.
public protocol Animatable {}

import Foundation

// Forms made of forms: accepted, and without effect here.
extension Shape {
  /// Accepted; has no effect here.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape { self }
  /// Accepted; has no effect here.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> some View { self }
}

extension InsettableShape {
  /// Accepted; has no effect here.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    self
  }
}

extension UnevenRoundedRectangle {
  /// Accepted; has no effect here.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { self.init() }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Accepted; has no effect here.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle() }
  /// Accepted; has no effect here.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Accepted; has no effect here.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// Accepted; has no effect here.
  public static var containerRelative: Self { ContainerRelativeShape() }
}

import Foundation
import NavigationCore

extension Shape {
  /// Fills the shape with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    PaintedShape(shape: self, layer: .init(fill: content.styleValue, isEvenOdd: style.isEOFilled))
  }
  /// Fills the shape with the foreground's style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    fill(.foreground, style: style)
  }
  /// Draws a line along the edge.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws a line along the edge.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> some ShapeView<Self> {
    PaintedShape(shape: self, layer: .init(stroke: style.styleValue(content.styleValue)))
  }
  /// Draws a line along the edge.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> some ShapeView<Self> { stroke(content, lineWidth: lineWidth) }
  /// Draws a line along the edge.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> some ShapeView<Self> { stroke(content, style: style) }
  /// The line along the edge.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The line along the edge.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    ModifiedShape(base: self, change: .stroke(style))
  }
}

extension InsettableShape {
  /// Draws a line inside of the edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws a line inside of the edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    PaintedShape(
      shape: self, layer: .init(stroke: style.styleValue(content.styleValue, isInset: true)))
  }
  /// Draws a line inside of the edge, with the foreground's style.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some ShapeView<Self>
  {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }
  /// Draws a line inside of the edge, with the foreground's style.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(.foreground, style: style)
  }
}

extension ShapeView {
  /// Fills the shape with a style over what there is.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    RepaintedShape(base: self, layer: .init(fill: content.styleValue, isEvenOdd: style.isEOFilled))
  }
  /// Draws a line along the edge over what there is.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws a line along the edge over what there is.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    RepaintedShape(base: self, layer: .init(stroke: style.styleValue(content.styleValue)))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside of the edge over what there is.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws a line inside of the edge over what there is.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    RepaintedShape(
      base: self, layer: .init(stroke: style.styleValue(content.styleValue, isInset: true)))
  }
}

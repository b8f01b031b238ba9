import Foundation
import OrderedJSON
import SceneModel

/// A grid of colours that run into each other; as a view it fills all the room there is. Pages draw an
/// approximation: each colour fades out around its point.
///
/// Source: Apple, `MeshGradient`.
public struct MeshGradient: PaintedStyle, PrimitiveView, Equatable {
  /// A point of the grid with the control points of its edges.
  public struct BezierPoint: Equatable, Sendable {
    /// The point, each coordinate from 0 to 1.
    public var position: SIMD2<Float>
    /// Accepted; has no effect here.
    public var leadingControlPoint: SIMD2<Float>
    /// Accepted; has no effect here.
    public var topControlPoint: SIMD2<Float>
    /// Accepted; has no effect here.
    public var trailingControlPoint: SIMD2<Float>
    /// Accepted; has no effect here.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of the grid, row by row.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points.
  public var locations: Locations
  /// The colours.
  public var colors: Colors
  /// The colour outside of the grid.
  public var background: Color
  /// Accepted; has no effect here.
  public var smoothsColors: Bool
  /// Accepted; has no effect here.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient.
  public nonisolated init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  package nonisolated var paint: StyleValue {
    let positions: [SIMD2<Float>] =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let paints: [StyleValue] =
      switch colors {
      case .colors(let colors): colors.map(\.paint)
      case .resolvedColors(let colors): colors.map(\.paint)
      }
    let count = max(0, width.multipliedReportingOverflow(by: height).partialValue)
    let points = zip(paints, positions).prefix(min(count, Self.maxPoints)).map { paint, point in
      StyleValue.list([paint, [.number(Double(point.x)), .number(Double(point.y))]])
    }
    return .object([
      "mesh": .list(points), "width": .number(Double(width)), "height": .number(Double(height)),
      "background": background.paint,
    ])
  }

  public func _render(in context: inout RenderContext) { context.draw("fill", paint) }

  /// Further colours are not drawn.
  private nonisolated static let maxPoints = 64
}

extension MeshGradient {
  /// Creates a gradient of points and colours.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of points and resolved colours.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of points with curved edges and colours.
  public nonisolated init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a gradient of points with curved edges and resolved colours.
  public nonisolated init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension GraphicsContext.Shading {
  /// Accepted; has no effect here.
  public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading { .foreground }
}

import NavigationUI

/// A straight line.
///
/// Source: Apple, Charts `RuleMark`.
public struct RuleMark: ChartContent {
  public typealias Body = Never
  private let mark: ChartMark

  @MainActor public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }

  /// Creates a vertical line through the chart.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = ChartMark(kind: .rule, x: x.place)
  }

  /// Creates a horizontal line through the chart.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .rule, y: y.place)
  }

  /// Creates a vertical line between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .rule, x: x.place, y: yStart.place, yEnd: yEnd.place)
  }

  /// Creates a horizontal line between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .rule, x: xStart.place, y: y.place, xEnd: xEnd.place)
  }
}

/// A rectangle.
///
/// Source: Apple, Charts `RectangleMark`.
public struct RectangleMark: ChartContent {
  public typealias Body = Never
  private let mark: ChartMark

  @MainActor public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }

  /// Creates a rectangle around two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(kind: .rectangle, x: x.place, y: y.place, width: width)
  }

  /// Creates a rectangle between values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(
      kind: .rectangle, x: xStart.place, y: yStart.place, xEnd: xEnd.place, yEnd: yEnd.place)
  }

  /// Creates a rectangle between values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = ChartMark(kind: .rectangle, x: x.place, y: yStart.place, yEnd: yEnd.place, width: width)
  }

  /// Creates a rectangle between values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(kind: .rectangle, x: xStart.place, y: y.place, xEnd: xEnd.place, width: height)
  }

  /// Creates a rectangle as high as the chart.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = ChartMark(kind: .rectangle, x: xStart.place, xEnd: xEnd.place)
  }

  /// Creates a rectangle as high as the chart.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = ChartMark(kind: .rectangle, x: x.place, width: width)
  }

  /// Creates a rectangle as wide as the chart.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .rectangle, y: yStart.place, yEnd: yEnd.place)
  }
}

/// A sector of a circle.
///
/// Source: Apple, Charts `SectorMark`.
public struct SectorMark: ChartContent {
  public typealias Body = Never
  private let mark: ChartMark

  @MainActor public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }

  /// Creates a sector as large as its part of all.
  public nonisolated init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = ChartMark(kind: .sector, angle: angle.place.value.onLine ?? 0, innerRadius: innerRadius)
  }
}

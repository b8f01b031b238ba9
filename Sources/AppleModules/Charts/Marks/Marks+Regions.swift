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
    var mark = ChartMark(.rule)
    mark.x = x.place
    self.mark = mark
  }

  /// Creates a horizontal line through the chart.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    var mark = ChartMark(.rule)
    mark.y = y.place
    self.mark = mark
  }

  /// Creates a vertical line between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = ChartMark(.rule)
    mark.x = x.place
    mark.y = yStart.place
    mark.yEnd = yEnd.place
    self.mark = mark
  }

  /// Creates a horizontal line between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = ChartMark(.rule)
    mark.x = xStart.place
    mark.xEnd = xEnd.place
    mark.y = y.place
    self.mark = mark
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
    var mark = ChartMark(.rectangle)
    mark.x = x.place
    mark.y = y.place
    mark.width = width
    self.mark = mark
  }

  /// Creates a rectangle between values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    var mark = ChartMark(.rectangle)
    mark.x = xStart.place
    mark.xEnd = xEnd.place
    mark.y = yStart.place
    mark.yEnd = yEnd.place
    self.mark = mark
  }

  /// Creates a rectangle between values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.rectangle)
    mark.x = x.place
    mark.y = yStart.place
    mark.yEnd = yEnd.place
    mark.width = width
    self.mark = mark
  }

  /// Creates a rectangle between values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.rectangle)
    mark.x = xStart.place
    mark.xEnd = xEnd.place
    mark.y = y.place
    mark.width = height
    self.mark = mark
  }

  /// Creates a rectangle as high as the chart.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = ChartMark(.rectangle)
    mark.x = xStart.place
    mark.xEnd = xEnd.place
    self.mark = mark
  }

  /// Creates a rectangle as high as the chart.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.rectangle)
    mark.x = x.place
    mark.width = width
    self.mark = mark
  }

  /// Creates a rectangle as wide as the chart.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = ChartMark(.rectangle)
    mark.y = yStart.place
    mark.yEnd = yEnd.place
    self.mark = mark
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
    var mark = ChartMark(.sector)
    mark.angle = angle.place.value.onLine ?? 0
    mark.innerRadius = innerRadius
    self.mark = mark
  }
}

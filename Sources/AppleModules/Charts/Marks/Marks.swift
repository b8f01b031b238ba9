import NavigationUI

/// A bar.
///
/// Source: Apple, Charts `BarMark`.
public struct BarMark: ChartContent {
  public typealias Body = Never
  private let mark: ChartMark

  @MainActor public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }

  /// Creates a bar from 0 to a value.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .bar, x: x.place, y: y.place, width: width.part == nil ? height : width,
      stacking: stacking)
  }

  /// Creates a bar between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = ChartMark(kind: .bar, x: x.place, y: yStart.place, yEnd: yEnd.place, width: width)
  }

  /// Creates a bar between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(kind: .bar, x: xStart.place, y: y.place, xEnd: xEnd.place, width: height)
  }

  /// Creates a bar of a value as high as the chart.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(kind: .bar, x: x.place, stacking: stacking)
  }

  /// Creates a bar of a value as wide as the chart.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(kind: .bar, y: y.place, stacking: stacking)
  }
}

/// A point of a line.
///
/// Source: Apple, Charts `LineMark`.
public struct LineMark: ChartContent {
  public typealias Body = Never
  private let mark: ChartMark

  @MainActor public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }

  /// Creates a point of a line.
  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .line, x: x.place, y: y.place)
  }

  /// Creates a point of a line of several.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(kind: .line, x: x.place, y: y.place, series: series.place.value)
  }
}

/// A point of the edge of an area.
///
/// Source: Apple, Charts `AreaMark`.
public struct AreaMark: ChartContent {
  public typealias Body = Never
  private let mark: ChartMark

  @MainActor public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }

  /// Creates a point of an area above 0.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(kind: .area, x: x.place, y: y.place, stacking: stacking)
  }

  /// Creates a point of an area of several.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .area, x: x.place, y: y.place, stacking: stacking, series: series.place.value)
  }

  /// Creates a point of both edges of an area.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .area, x: x.place, y: yStart.place, yEnd: yEnd.place)
  }

  /// Creates a point of both edges of an area of several.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = ChartMark(
      kind: .area, x: x.place, y: yStart.place, yEnd: yEnd.place, series: series.place.value)
  }
}

/// A point.
///
/// Source: Apple, Charts `PointMark`.
public struct PointMark: ChartContent {
  public typealias Body = Never
  private let mark: ChartMark

  @MainActor public func _collect(into marks: inout _ChartMarks) { marks.marks.append(mark) }

  /// Creates a point.
  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .point, x: x.place, y: y.place)
  }

  /// Creates a point in the middle of the chart's height.
  public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = ChartMark(kind: .point, x: x.place)
  }

  /// Creates a point in the middle of the chart's width.
  public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .point, y: y.place)
  }
}

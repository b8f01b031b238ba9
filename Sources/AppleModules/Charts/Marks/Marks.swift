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
    var mark = ChartMark(.bar)
    mark.x = x.place
    mark.y = y.place
    mark.width = width.part == nil ? height : width
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a bar between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.bar)
    mark.x = x.place
    mark.y = yStart.place
    mark.yEnd = yEnd.place
    mark.width = width
    self.mark = mark
  }

  /// Creates a bar between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.bar)
    mark.x = xStart.place
    mark.xEnd = xEnd.place
    mark.y = y.place
    mark.width = height
    self.mark = mark
  }

  /// Creates a bar of a value as high as the chart.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark(.bar)
    mark.x = x.place
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a bar of a value as wide as the chart.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark(.bar)
    mark.y = y.place
    mark.stacking = stacking
    self.mark = mark
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
    var mark = ChartMark(.line)
    mark.x = x.place
    mark.y = y.place
    self.mark = mark
  }

  /// Creates a point of a line of several.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = ChartMark(.line)
    mark.x = x.place
    mark.y = y.place
    mark.series = series.place.value
    self.mark = mark
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
    var mark = ChartMark(.area)
    mark.x = x.place
    mark.y = y.place
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a point of an area of several.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark(.area)
    mark.x = x.place
    mark.y = y.place
    mark.series = series.place.value
    mark.stacking = stacking
    self.mark = mark
  }

  /// Creates a point of both edges of an area.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = ChartMark(.area)
    mark.x = x.place
    mark.y = yStart.place
    mark.yEnd = yEnd.place
    self.mark = mark
  }

  /// Creates a point of both edges of an area of several.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var mark = ChartMark(.area)
    mark.x = x.place
    mark.y = yStart.place
    mark.yEnd = yEnd.place
    mark.series = series.place.value
    self.mark = mark
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
    var mark = ChartMark(.point)
    mark.x = x.place
    mark.y = y.place
    self.mark = mark
  }

  /// Creates a point in the middle of the chart's height.
  public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    var mark = ChartMark(.point)
    mark.x = x.place
    self.mark = mark
  }

  /// Creates a point in the middle of the chart's width.
  public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    var mark = ChartMark(.point)
    mark.y = y.place
    self.mark = mark
  }
}

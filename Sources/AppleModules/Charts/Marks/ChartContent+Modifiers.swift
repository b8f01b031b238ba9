import NavigationUI

/// Marks with a change.
struct ChangedMarks<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let change: (inout ChartMark) -> Void

  @MainActor func _collect(into marks: inout _ChartMarks) {
    let start = marks.marks.count
    content._collect(into: &marks)
    for index in marks.marks.indices.dropFirst(start) { change(&marks.marks[index]) }
  }
}

extension ChartContent {
  private nonisolated func changing(
    _ change: @escaping (inout ChartMark) -> Void
  ) -> ChangedMarks<Self> { ChangedMarks(content: self, change: change) }

  /// Colors the marks; a mark's own color counts more.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return changing { mark in
      if mark.style == nil, mark.group == nil { mark.style = style }
    }
  }

  /// Colors the marks by a category, which the legend names.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    let group = value.place.value
    return changing { mark in
      if mark.group == nil, mark.style == nil { mark.group = group }
    }
  }

  /// Makes the marks more transparent.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= opacity }
  }

  /// Draws lines in a style.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.stroke = $0.stroke ?? style }
  }

  /// Draws the lines of a category for themselves; their style is the same here.
  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    let series = value.place.value
    return changing { $0.series = $0.series ?? series }
  }

  /// Leads lines from point to point in a way.
  public nonisolated func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent {
    changing { $0.interpolation = method }
  }

  /// Puts the marks of a category beside those of another.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let neighbor = value.place.value
    return changing { $0.neighbor = $0.neighbor ?? neighbor }
  }

  /// Marks the points of lines; every symbol is a circle here.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changing { $0.hasSymbol = true }
  }

  /// Marks the points of lines; every symbol is a circle here.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let series = value.place.value
    return changing { mark in
      mark.hasSymbol = true
      mark.series = mark.series ?? series
    }
  }

  /// Marks the points of lines; every symbol is a circle here.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    changing { $0.hasSymbol = true }
  }

  /// Draws symbols with an area, in points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { $0.symbolSize = max(area, 0).squareRoot() }
  }

  /// Draws symbols as wide as a size.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { $0.symbolSize = size.width }
  }

  /// Accepted; has no effect here.
  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent { self }
}

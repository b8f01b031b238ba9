import NavigationUI

/// A bar, an area's edge or another mark with its ends.
struct PlotMark {
  let mark: ChartMark
  /// True if the mark's length is horizontal.
  let isHorizontal: Bool
  /// The two ends of a bar or an area along its length; nil if it has none.
  var ends: ClosedRange<Double>?

  /// The place across the length.
  var across: PlotPlace? { isHorizontal ? mark.y : mark.x }
  /// The place along the length.
  var along: PlotPlace? { isHorizontal ? mark.x : mark.y }

  init(_ mark: ChartMark) {
    self.mark = mark
    isHorizontal = Self.isHorizontal(mark)
    let end = isHorizontal ? mark.xEnd : mark.yEnd
    if let low = along?.value.onLine, let high = end?.value.onLine {
      ends = min(low, high)...max(low, high)
    }
  }

  private static func isHorizontal(_ mark: ChartMark) -> Bool {
    if mark.xEnd != nil { return mark.yEnd == nil }
    if mark.yEnd != nil { return false }
    guard let x = mark.x?.value else { return false }
    guard let y = mark.y?.value else { return !x.isCategory && mark.kind == .bar }
    if x.isCategory { return false }
    if y.isCategory { return mark.kind == .bar || mark.kind == .area }
    if case .date = y, case .number = x { return true }
    return false
  }
}

/// The marks that are one on the other.
private struct Pile: Hashable {
  let kind: ChartMark.Kind
  let across: PlotPlace?
  let neighbor: PlotValue?
}

/// The ends of a pile above 0 and below, and its whole length.
private struct Heights {
  var up = 0.0
  var down = 0.0
  var total = 0.0
}

extension [PlotMark] {
  /// The marks with the ends of bars and areas, one on the other.
  var stacked: [PlotMark] {
    func pile(of plotted: PlotMark) -> Pile {
      Pile(
        kind: plotted.mark.kind, across: plotted.across, neighbor: plotted.mark.neighbor)
    }
    func length(of plotted: PlotMark) -> Double? {
      let isLong = plotted.mark.kind == .bar || plotted.mark.kind == .area
      return isLong && plotted.ends == nil ? plotted.along?.value.onLine : nil
    }
    var heights: [Pile: Heights] = [:]
    for plotted in self {
      heights[pile(of: plotted), default: Heights()].total += abs(length(of: plotted) ?? 0)
    }
    return map { plotted in
      guard var length = length(of: plotted) else { return plotted }
      let pile = pile(of: plotted)
      var height = heights[pile] ?? Heights()
      if plotted.mark.stacking == .normalized, height.total > 0 { length /= height.total }
      var start = length < 0 ? height.down : height.up
      if plotted.mark.stacking == .unstacked { start = 0 }
      var plotted = plotted
      plotted.ends = Swift.min(start, start + length)...Swift.max(start, start + length)
      if length < 0 { height.down += length } else { height.up += length }
      heights[pile] = height
      return plotted
    }
  }
}

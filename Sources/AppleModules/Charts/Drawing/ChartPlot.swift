import NavigationUI

/// The marks of a chart as layers of shapes, with both axes.
@MainActor
struct ChartPlot {
  let x: PlotScale
  let y: PlotScale
  /// The categories of the legend, each with its style.
  let legend: [(words: String, style: AnyShapeStyle)]
  private(set) var layers: [PlotLayer] = []
  let isRound: Bool
  private let marks: [PlotMark]
  private let neighbors: [PlotValue]

  init(_ found: [ChartMark], settings: ChartSettings) {
    let marks = found.map { PlotMark($0) }.stacked
    self.marks = marks
    isRound = found.contains { $0.kind == .sector }
    neighbors = found.compactMap(\.neighbor).reduce(into: []) { all, value in
      if !all.contains(value) { all.append(value) }
    }
    func lengths(_ isHorizontal: Bool) -> [Double] {
      marks.filter { $0.isHorizontal == isHorizontal }
        .flatMap { $0.ends.map { [$0.lowerBound, $0.upperBound] } ?? [] }
    }
    func hasBars(_ isHorizontal: Bool) -> Bool {
      marks.contains { mark in
        [.bar, .rectangle].contains(mark.mark.kind) && mark.isHorizontal == isHorizontal
      }
    }
    // The ends of a pile replace the values of its marks.
    func places(_ isX: Bool) -> [PlotPlace] {
      marks.flatMap { plotted in
        let mark = plotted.mark
        let isAlong = plotted.isHorizontal == isX
        if isAlong, plotted.ends != nil { return [PlotPlace]() }
        return (isX ? [mark.x, mark.xEnd] : [mark.y, mark.yEnd]).compactMap(\.self)
      }
    }
    x = PlotScale(
      places(true), lengths: lengths(true), hasBars: hasBars(false),
      includesZero: hasBars(true), isVertical: false, domain: settings.x)
    y = PlotScale(
      places(false), lengths: lengths(false), hasBars: hasBars(true),
      includesZero: !hasBars(true), isVertical: true, domain: settings.y)
    var words = settings.order
    for group in found.compactMap(\.group?.words) where !words.contains(group) {
      words.append(group)
    }
    let used = Set(found.compactMap(\.group?.words))
    legend = words.filter { used.contains($0) }.enumerated().map { index, words in
      (words, settings.styles[words] ?? settings.range[index % settings.range.count])
    }
    draw()
  }

  private func style(of mark: ChartMark) -> AnyShapeStyle {
    if let style = mark.style { return style }
    let group = mark.group?.words
    return legend.first { $0.words == group }?.style ?? AnyShapeStyle(Color.blue)
  }

  private mutating func draw() {
    var lines: [(key: LineKey, marks: [PlotMark])] = []
    let turn = marks.reduce(0) { $0 + ($1.mark.angle ?? 0) }
    var angle = 0.0
    for plotted in marks {
      let mark = plotted.mark
      switch mark.kind {
      case .line, .area:
        let key = LineKey(
          kind: mark.kind, series: mark.series ?? mark.group,
          style: mark.style.map { "\($0)" } ?? "")
        if let index = lines.firstIndex(where: { $0.key == key }) {
          lines[index].marks.append(plotted)
        } else {
          lines.append((key, [plotted]))
        }
      case .bar, .rectangle:
        if let box = box(of: plotted) { add(.box(box), of: mark, isFilled: true) }
      case .rule:
        if let line = rule(of: plotted) { add(.line(line, .linear), of: mark, isFilled: false) }
      case .point:
        if let point = point(of: mark) { add(.dot(point), of: mark, isFilled: false, isDot: true) }
      case .sector:
        let part = turn > 0 ? (mark.angle ?? 0) / turn : 0
        add(
          .sector(from: angle, to: angle + part, inner: mark.innerRadius.part ?? 0), of: mark,
          isFilled: true)
        angle += part
      }
    }
    for line in lines { draw(line.marks) }
  }

  private struct LineKey: Hashable {
    let kind: ChartMark.Kind
    let series: PlotValue?
    let style: String
  }

  /// Draws the points of a line or of an area, and their symbols.
  private mutating func draw(_ line: [PlotMark]) {
    guard let first = line.first?.mark else { return }
    if first.kind == .line {
      let points = line.compactMap { point(of: $0.mark) }
      add(.line(points, first.interpolation), of: first, isFilled: false)
      for plotted in line where plotted.mark.hasSymbol {
        guard let point = point(of: plotted.mark) else { continue }
        add(.dot(point), of: plotted.mark, isFilled: false, isDot: true)
      }
      return
    }
    var (top, bottom): ([CGPoint], [CGPoint]) = ([], [])
    for plotted in line {
      let (across, along) = plotted.isHorizontal ? (y, x) : (x, y)
      guard let place = plotted.across, let ends = plotted.ends,
        let middle = across.middle(of: place)
      else { continue }
      let edges = [ends.upperBound, ends.lowerBound].map { along.part(of: $0) }
      let points = edges.map {
        plotted.isHorizontal ? CGPoint(x: $0, y: middle) : CGPoint(x: middle, y: $0)
      }
      top.append(points[0])
      bottom.append(points[1])
    }
    add(.area(top: top, bottom: bottom, first.interpolation), of: first, isFilled: true)
  }

  private func point(of mark: ChartMark) -> CGPoint? {
    guard mark.x != nil || mark.y != nil,
      let across = span(mark.x, nil, on: x, part: 0),
      let along = span(mark.y, nil, on: y, part: 0)
    else { return nil }
    return CGPoint(
      x: (across.lowerBound + across.upperBound) / 2, y: (along.lowerBound + along.upperBound) / 2)
  }

  /// The part of an axis between the places of a mark; all of it if it has none.
  private func span(
    _ start: PlotPlace?, _ end: PlotPlace?, on scale: PlotScale, part: Double
  ) -> ClosedRange<Double>? {
    guard let start else { return 0...1 }
    guard let end else { return scale.band(of: start, part: part) }
    guard let from = scale.middle(of: start), let to = scale.middle(of: end) else { return nil }
    return min(from, to)...max(from, to)
  }

  private func box(of plotted: PlotMark) -> CGRect? {
    let mark = plotted.mark
    let part = mark.width.part ?? (mark.kind == .bar ? 0.7 : 1)
    var across: ClosedRange<Double>?
    var along: ClosedRange<Double>?
    if mark.kind == .rectangle || plotted.ends == nil {
      let xs = span(mark.x, mark.xEnd, on: x, part: part)
      let ys = span(mark.y, mark.yEnd, on: y, part: part)
      (across, along) = plotted.isHorizontal ? (ys, xs) : (xs, ys)
    } else if let ends = plotted.ends {
      let (wide, long) = plotted.isHorizontal ? (y, x) : (x, y)
      across = span(plotted.across, nil, on: wide, part: part)
      let parts = [long.part(of: ends.lowerBound), long.part(of: ends.upperBound)]
      along = min(parts[0], parts[1])...max(parts[0], parts[1])
    }
    guard var across, let along else { return nil }
    if let neighbor = mark.neighbor, let index = neighbors.firstIndex(of: neighbor) {
      let width = (across.upperBound - across.lowerBound) / Double(neighbors.count)
      let start = across.lowerBound + Double(index) * width
      across = start...start + width * 0.95
    }
    let (xs, ys) = plotted.isHorizontal ? (along, across) : (across, along)
    return CGRect(
      x: xs.lowerBound, y: ys.lowerBound, width: xs.upperBound - xs.lowerBound,
      height: ys.upperBound - ys.lowerBound)
  }

  private func rule(of plotted: PlotMark) -> [CGPoint]? {
    let mark = plotted.mark
    guard let xs = span(mark.x, mark.xEnd, on: x, part: 0),
      let ys = span(mark.y, mark.yEnd, on: y, part: 0)
    else { return nil }
    return [
      CGPoint(x: xs.lowerBound, y: ys.lowerBound), CGPoint(x: xs.upperBound, y: ys.upperBound),
    ]
  }

  private mutating func add(
    _ part: PlotPart, of mark: ChartMark, isFilled: Bool, isDot: Bool = false
  ) {
    let style = style(of: mark)
    let usual: CGFloat = mark.kind == .rule ? 1 : 2
    let key = PlotLayer.Key(
      style: "\(style)", opacity: mark.opacity, isFilled: isFilled,
      lineWidth: isDot ? mark.symbolSize : Double(mark.stroke?.lineWidth ?? usual),
      dash: isDot ? [] : mark.stroke?.dash ?? [], isRound: isDot || mark.kind == .line)
    if let last = layers.indices.last, layers[last].key == key {
      layers[last].parts.append(part)
    } else if let index = layers.firstIndex(where: { $0.key == key }), !isDot {
      layers[index].parts.append(part)
    } else {
      layers.append(PlotLayer(parts: [part], style: style, key: key))
    }
  }
}

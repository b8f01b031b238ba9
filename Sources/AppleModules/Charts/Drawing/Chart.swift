import NavigationUI

/// A chart of marks, drawn with axes and a legend.
///
/// Bars, lines, areas, points, rules, rectangles and sectors are where their values are. What
/// modifiers say of the axes' marks, of annotations and of symbols' forms has no effect.
///
/// Source: Apple, Charts `Chart`.
public struct Chart<Content: ChartContent> {
  private let content: Content
  @Environment(\.chartSettings) private var settings

  /// Creates a chart.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Chart {
  /// Creates a chart with marks for each element.
  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with marks for each element, which is identified by a property.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

@MainActor
extension Chart: View {
  public var body: some View {
    var marks = _ChartMarks()
    content._collect(into: &marks)
    return ChartView(plot: ChartPlot(marks.marks, settings: settings), settings: settings)
  }
}

/// The drawing of a chart.
private struct ChartView: View {
  let plot: ChartPlot
  let settings: ChartSettings

  private static let labelHeight = 16.0

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let label = settings.yLabel { small(label) }
      if plot.isRound {
        round
      } else {
        HStack(spacing: 4) {
          VStack(spacing: 2) {
            ZStack {
              grid
              drawing
            }
            if !settings.hidesX { horizontalLabels }
          }
          if !settings.hidesY {
            VStack(spacing: 2) {
              verticalLabels
              if !settings.hidesX { Color.clear.frame(width: 1, height: Self.labelHeight) }
            }
          }
        }
      }
      if let label = settings.xLabel { small(label).frame(maxWidth: .infinity) }
      if !settings.hidesLegend, !plot.legend.isEmpty { legend }
    }
  }

  private func small(_ text: Text) -> some View {
    text.font(.caption2).foregroundStyle(.secondary).lineLimit(1)
  }

  private var drawing: some View {
    ZStack {
      ForEach(Array(plot.layers.enumerated()), id: \.offset) { _, layer in
        if layer.key.isFilled {
          PlotShape(parts: layer.parts).fill(layer.style).opacity(layer.key.opacity)
        } else {
          PlotShape(parts: layer.parts)
            .stroke(
              layer.style,
              style: StrokeStyle(
                lineWidth: layer.key.lineWidth, lineCap: layer.key.isRound ? .round : .butt,
                lineJoin: .round, dash: layer.key.dash)
            )
            .opacity(layer.key.opacity)
        }
      }
    }
  }

  /// The drawing in the largest square that there is room for.
  private var round: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      drawing.frame(width: side, height: side)
        .frame(width: geometry.size.width, height: geometry.size.height)
    }
  }

  /// Lines at the numbers of the axes; categories have none.
  private var grid: some View {
    let across = plot.x.categories.isEmpty && !settings.hidesX ? plot.x.ticks : []
    let along = plot.y.categories.isEmpty && !settings.hidesY ? plot.y.ticks : []
    let lines =
      across.map { [CGPoint(x: $0.part, y: 0), CGPoint(x: $0.part, y: 1)] }
      + along.map { [CGPoint(x: 0, y: $0.part), CGPoint(x: 1, y: $0.part)] }
    return PlotShape(parts: lines.map { .line($0, .linear) })
      .stroke(Color.gray.opacity(0.3), lineWidth: 0.5)
  }

  @ViewBuilder private var horizontalLabels: some View {
    if plot.x.categories.isEmpty {
      GeometryReader { geometry in
        ZStack(alignment: .topLeading) {
          ForEach(plot.x.ticks.filter { $0.part < 0.95 }, id: \.self) { tick in
            small(Text(verbatim: tick.words)).fixedSize()
              .offset(x: tick.part * geometry.size.width)
          }
        }
      }
      .frame(height: Self.labelHeight)
    } else {
      HStack(spacing: 0) {
        ForEach(plot.x.ticks, id: \.self) { tick in
          small(Text(verbatim: tick.words)).frame(maxWidth: .infinity)
        }
      }
      .frame(height: Self.labelHeight)
    }
  }

  @ViewBuilder private var verticalLabels: some View {
    let ticks = Array(plot.y.ticks.reversed())
    let isWhole = (ticks.first?.part ?? 1) > 0.999 && (ticks.last?.part ?? 0) < 0.001
    if plot.y.categories.isEmpty, !isWhole {
      let width = (ticks.map(\.words.count).max() ?? 0) * 7
      GeometryReader { geometry in
        ZStack(alignment: .topLeading) {
          ForEach(ticks, id: \.self) { tick in
            small(Text(verbatim: tick.words)).fixedSize().frame(height: Self.labelHeight)
              .offset(y: (1 - tick.part) * geometry.size.height - Self.labelHeight / 2)
          }
        }
      }
      .frame(width: CGFloat(width))
    } else if plot.y.categories.isEmpty {
      // Half a label is above the first line, and half a label below the last.
      VStack(spacing: 0) {
        ForEach(Array(ticks.enumerated()), id: \.offset) { index, tick in
          if index > 0 { Spacer(minLength: 0) }
          small(Text(verbatim: tick.words)).frame(height: Self.labelHeight)
        }
      }
      .padding(.vertical, -Self.labelHeight / 2)
    } else {
      VStack(spacing: 0) {
        ForEach(ticks, id: \.self) { tick in
          small(Text(verbatim: tick.words)).frame(maxHeight: .infinity)
        }
      }
    }
  }

  private var legend: some View {
    HStack(spacing: 8) {
      ForEach(Array(plot.legend.enumerated()), id: \.offset) { _, entry in
        HStack(spacing: 4) {
          Circle().fill(entry.style).frame(width: 8, height: 8)
          small(Text(verbatim: entry.words))
        }
      }
    }
  }
}

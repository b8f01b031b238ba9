import SwiftUI

// Shapes and drawing: bars, a ring, a line, with paths and geometry.

struct ChartsApp: App {
  var body: some Scene {
    WindowGroup {
      ChartsView()
    }
  }
}

struct Measurement2: Identifiable, Hashable {
  let day: String
  let value: Double
  var id: String { day }
}

struct ChartSeries: Identifiable, Hashable {
  let id = UUID()
  let name: String
  let values: [Measurement2]

  var maximum: Double { values.map(\.value).max() ?? 1 }
  var average: Double { values.map(\.value).reduce(0, +) / Double(max(values.count, 1)) }

  static let samples: [ChartSeries] = [
    ChartSeries(
      name: "Steps",
      values: zip(["Mon", "Tue", "Wed"], [4000, 9000, 6500]).map(Measurement2.init)),
    ChartSeries(
      name: "Sleep", values: zip(["Mon", "Tue", "Wed"], [7, 6, 8]).map(Measurement2.init)),
  ]
}

struct LineShape: Shape {
  var values: [Double]
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard values.count > 1, let maximum = values.max(), maximum > 0 else { return path }
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.maxY - rect.height * CGFloat(value / maximum))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path.trimmedPath(from: 0, to: progress)
  }
}

struct Ring: View {
  let fraction: Double

  var body: some View {
    ZStack {
      Circle().stroke(Color.secondary.opacity(0.3), lineWidth: 12)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.pink, .orange]), center: .center),
          style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text(fraction, format: .percent.precision(.fractionLength(0)))
    }
    .frame(width: 120, height: 120)
  }
}

struct BarChart: View {
  let series: ChartSeries
  @Binding var highlighted: Measurement2?

  var body: some View {
    GeometryReader { geometry in
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(series.values) { measurement in
          VStack {
            Capsule()
              .fill(highlighted == measurement ? Color.accentColor : .gray)
              .frame(
                height: max(1, geometry.size.height * CGFloat(measurement.value / series.maximum)))
            Text(measurement.day).font(.caption2).fixedSize()
          }
          .onTapGesture {
            withAnimation(.interactiveSpring()) {
              highlighted = highlighted == measurement ? nil : measurement
            }
          }
        }
      }
    }
    .frame(height: 200)
  }
}

struct ChartsView: View {
  private let series = ChartSeries.samples
  @State private var style = ChartStyle.bars

  enum ChartStyle: String, CaseIterable {
    case bars, line, ring
  }

  var body: some View {
    NavigationView {
      List {
        Picker("Style", selection: $style) {
          ForEach(ChartStyle.allCases, id: \.self) { style in
            Text(style.rawValue.capitalized).tag(style)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        .listRowSeparator(.hidden)
        ForEach(series) { series in
          NavigationLink {
            ChartDetail(series: series, style: style)
          } label: {
            HStack {
              Text(series.name)
              Spacer()
              LineShape(values: series.values.map(\.value), progress: 1)
                .stroke(.tint, style: .init(lineWidth: 2, lineJoin: .round))
                .frame(width: 60, height: 20)
            }
          }
        }
      }
      .navigationTitle("Charts")
      ChartDetail(series: series[0], style: style)
    }
  }
}

struct ChartDetail: View {
  let series: ChartSeries
  let style: ChartsView.ChartStyle
  @State private var highlighted: Measurement2?
  @State private var progress: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading) {
      switch style {
      case .bars:
        BarChart(series: series, highlighted: $highlighted)
      case .line:
        LineShape(values: series.values.map(\.value), progress: progress)
          .stroke(Color.green, lineWidth: 3)
          .frame(height: 200)
          .onAppear { withAnimation(.linear(duration: 1)) { progress = 1 } }
      case .ring:
        Ring(fraction: series.average / series.maximum)
      }
      if let highlighted {
        Text("\(highlighted.day): \(Int(highlighted.value))")
      }
      Canvas { context, size in
        let rect = CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2)
        context.stroke(Path(roundedRect: rect, cornerRadius: 4), with: .color(.gray), lineWidth: 1)
      }
      .frame(height: 20)
      NavigationLink("Table") {
        List(series.values) { measurement in
          HStack {
            Text(measurement.day)
            Spacer()
            Text(measurement.value.formatted())
          }
        }
        .navigationTitle("Table")
      }
    }
    .padding()
    .navigationTitle(series.name)
  }
}

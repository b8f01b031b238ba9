import Charts
import SwiftUI

struct Sale: Identifiable {
  enum Kind: String, Plottable, CaseIterable { case tea, coffee }
  let id = UUID()
  let day: Date
  let weekday: String
  let kind: Kind
  let count: Int
}

struct Sales: View {
  let sales: [Sale]
  @State private var selected: Date?
  @State private var angle: Double?

  var body: some View {
    ScrollView {
      Chart(sales) { sale in
        BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Count", sale.count))
          .foregroundStyle(by: .value("Kind", sale.kind))
          .cornerRadius(4)
          .position(by: .value("Kind", sale.kind))
      }
      .chartForegroundStyleScale([Sale.Kind.tea: Color.green, .coffee: .brown])
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { value in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
          if let date = value.as(Date.self) {
            AxisValueLabel { Text(date, style: .date) }
          }
        }
      }
      .chartYAxis { AxisMarks(position: .leading) }
      .chartYScale(domain: 0...20)
      .chartLegend(position: .bottom, alignment: .leading)
      .chartXSelection(value: $selected)
      .frame(height: 200)
      Chart {
        ForEach(sales) { sale in
          LineMark(x: .value("Weekday", sale.weekday), y: .value("Count", sale.count))
            .interpolationMethod(.catmullRom)
            .lineStyle(StrokeStyle(lineWidth: 3))
            .symbol(by: .value("Kind", sale.kind.rawValue))
          AreaMark(x: .value("Weekday", sale.weekday), y: .value("Count", sale.count))
            .foregroundStyle(
              LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
          PointMark(x: .value("Weekday", sale.weekday), y: .value("Count", sale.count))
            .annotation(position: .top) { Text("\(sale.count)") }
        }
        if let selected {
          RuleMark(x: .value("Selected", selected, unit: .day))
            .foregroundStyle(.gray.opacity(0.3))
            .annotation(
              position: .top, spacing: 0,
              overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) { Text(selected, format: .dateTime.day()) }
        }
        RuleMark(y: .value("Average", 7)).lineStyle(StrokeStyle(dash: [4]))
        RectangleMark(
          xStart: .value("From", 0), xEnd: .value("To", 2), yStart: .value("Low", 1),
          yEnd: .value("High", 3))
      }
      .chartXAxis(.hidden)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).onTapGesture { location in
            selected = proxy.value(atX: location.x - geometry.size.width, as: Date.self)
          }
        }
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3600 * 24 * 30)
      Chart(sales, id: \.id) { sale in
        SectorMark(
          angle: .value("Count", sale.count), innerRadius: .ratio(0.6), angularInset: 1.5
        )
        .foregroundStyle(by: .value("Kind", sale.kind.rawValue))
        .opacity(sale.count > 3 ? 1 : 0.5)
      }
      .chartAngleSelection(value: $angle)
      .chartLegend(.hidden)
      .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
    }
  }
}

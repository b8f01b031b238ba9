import Charts
import SceneStage
import SwiftUI
import Testing

private struct Count: Identifiable {
  let day: String
  let kind: String
  let number: Double
  var id: String { day + kind }
}

private let counts = [
  Count(day: "Mon", kind: "Tea", number: 2), Count(day: "Tue", kind: "Tea", number: 4),
  Count(day: "Mon", kind: "Coffee", number: 2), Count(day: "Tue", kind: "Coffee", number: -2),
]

/// The drawings of charts, in a square of 100 points that a page stretches.
@MainActor
@Suite struct ChartTests {
  private func outlines<Content: View>(_ content: @escaping () -> Content) throws -> [String] {
    let scene = try scene { content() }
    return scene.styles.values.filter { $0.contains(#""shape""#) && !$0.contains("gray") }
  }

  private func path(_ path: String, in outlines: [String]) -> String? {
    outlines.first { $0.contains(#""path":"\#(path)""#) }
  }

  @Test func `bars are as high as their values, above and below zero`() throws {
    let found = try outlines {
      Chart([counts[1], counts[3]]) {
        BarMark(x: .value("Kind", $0.kind), y: .value("Number", $0.number))
      }
    }
    // From -2 to 4: zero is two thirds down, and a bar covers seven tenths of its band.
    let bars = "M7.5 0L42.5 0L42.5 66.67L7.5 66.67ZM57.5 66.67L92.5 66.67L92.5 100L57.5 100Z"
    #expect(try #require(path(bars, in: found)).contains(#""fill":"blue""#))
  }

  @Test func `horizontal bars begin with the first category, at the top`() throws {
    let found = try outlines {
      Chart(counts.prefix(2)) {
        BarMark(x: .value("Number", $0.number), y: .value("Day", $0.day))
      }
    }
    #expect(
      path("M0 7.5L50 7.5L50 42.5L0 42.5ZM0 57.5L100 57.5L100 92.5L0 92.5Z", in: found) != nil)
  }

  @Test func `bars with the same place are one on the other, each in its category's color`() throws
  {
    let found = try outlines {
      Chart(counts.prefix(3)) { count in
        BarMark(x: .value("Day", count.day), y: .value("Number", count.number))
          .foregroundStyle(by: .value("Kind", count.kind))
      }
      .chartForegroundStyleScale(["Tea": Color.green, "Coffee": Color.brown])
    }
    let tea = "M7.5 50L42.5 50L42.5 100L7.5 100ZM57.5 0L92.5 0L92.5 100L57.5 100Z"
    #expect(try #require(path(tea, in: found)).contains("green"))
    #expect(
      try #require(path("M7.5 0L42.5 0L42.5 50L7.5 50Z", in: found)).contains("brown"))
  }

  @Test func `lines, areas, points and rules are where their values are`() throws {
    let found = try outlines {
      Chart {
        ForEach(0..<3) { index in
          LineMark(x: .value("X", index), y: .value("Y", index * 5))
          AreaMark(x: .value("X", index), y: .value("Y", 5)).foregroundStyle(.red)
        }
        PointMark(x: .value("X", 1), y: .value("Y", 10)).symbolSize(100)
        RuleMark(y: .value("Y", 5)).lineStyle(StrokeStyle(lineWidth: 3, dash: [4]))
      }
      .chartXScale(domain: 0...2)
    }
    #expect(try #require(path("M0 100L50 50L100 0", in: found)).contains(#""width":2"#))
    #expect(
      try #require(path("M0 50L50 50L100 50L100 100L50 100L0 100Z", in: found)).contains("red"))
    #expect(try #require(path("M50 0L50.01 0", in: found)).contains(#""width":10"#))
    #expect(try #require(path("M0 50L100 50", in: found)).contains(#""dash":[4]"#))
  }

  @Test func `sectors share a circle, and rectangles lie between their values`() throws {
    let sectors = try outlines {
      Chart(counts.prefix(2)) {
        SectorMark(angle: .value("Number", $0.number), innerRadius: .ratio(0.5))
          .foregroundStyle($0.day == "Mon" ? .red : .blue)
      }
    }
    #expect(sectors.count == 2)
    let rectangles = try outlines {
      Chart {
        RectangleMark(
          xStart: .value("X", 1), xEnd: .value("X", 2), yStart: .value("Y", 1),
          yEnd: .value("Y", 3))
      }
      .chartXScale(domain: 0...4)
      .chartYScale(domain: 0...4)
    }
    #expect(path("M25 25L50 25L50 75L25 75Z", in: rectangles) != nil)
  }

  @Test func `axes have round numbers or the categories, and the legend has the kinds`() throws {
    let scene = try scene {
      Chart(counts) { count in
        BarMark(x: .value("Day", count.day), y: .value("Number", count.number * 10))
          .foregroundStyle(by: .value("Kind", count.kind))
      }
    }
    let labels = scene.labels(in: .detail)
    for label in ["Mon", "Tue", "Tea", "Coffee", "-20", "0", "20", "40"] {
      #expect(labels.contains(label), "\(label) in \(labels)")
    }
  }

  @Test func `hidden axes and legends have no words`() throws {
    let scene = try scene {
      Chart(counts) { count in
        BarMark(x: .value("Day", count.day), y: .value("Number", count.number))
          .foregroundStyle(by: .value("Kind", count.kind))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartLegend(.hidden)
    }
    #expect(scene.labels(in: .detail).isEmpty)
  }
}

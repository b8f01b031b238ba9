import Foundation
import NavigationCore
import NavigationUI
import OrderedJSON
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// Sizes that a page reports, and their effect on code.
@MainActor
@Suite struct MeasurementTests {
  /// The names under which the looks of a scene request sizes.
  private func names(in scene: SceneRuntime) -> [UTF8String] {
    scene.styles.values.flatMap { look in
      look.matches(of: /"measure":"(g[0-9]+)"/).map { UTF8String(String($0.output.1)) }
    }.sorted { $0.string < $1.string }
  }

  private func size(_ width: Double, _ height: Double = 100) -> ViewMeasurement {
    ViewMeasurement(width: width, height: height)
  }

  private struct Room: View {
    var body: some View {
      GeometryReader { room in
        Text("\(Int(room.size.width * 10)) × \(Int(room.size.height * 10))")
      }
    }
  }

  @Test func `a geometry reader has the device's size until a page reports its own`() throws {
    let scene = try scene(on: "iphone-16") { NavigationStack { Room() } }
    #expect(scene.body.labels == ["3,930 × 8,520"])
    var told = 0
    scene.onChange = { told += $0.isEmpty ? 1 : 100 }
    let name = try #require(names(in: scene).only)
    #expect(scene.accept([name: size(361.3, 200.1)]) == 1)
    #expect(scene.body.labels == ["3,615 × 2,000"])
    #expect(told == 1)
    #expect(names(in: scene) == [name])
    // The same again, to half a point, changes nothing.
    #expect(scene.accept([name: size(361.4, 199.9), "g99": size(1)]) == 0)
    #expect(told == 1)
  }

  @Test func `a size with no effect on the screen makes no revision`() throws {
    let scene = try scene {
      GeometryReader { room in Text(room.size.width > 300 ? "wide" : "narrow") }
    }
    var told = 0
    scene.onChange = { _ in told += 1 }
    let name = try #require(names(in: scene).only)
    #expect(scene.accept([name: size(500)]) == 1)
    #expect(told == 0)
    #expect(scene.accept([name: size(200)]) == 1)
    #expect(told == 1 && scene.body.labels == ["narrow"])
  }

  @Test func `only readers that use their position have it reported`() throws {
    let scene = try scene {
      VStack {
        GeometryReader { room in Text("\(Int(room.frame(in: .global).minY))") }
        GeometryReader { room in Text("\(Int(room.frame(in: .local).minY + room.size.height))") }
        GeometryReader { room in Text("\(Int(room.safeAreaInsets.bottom))") }
        GeometryReader { room in Text("\(Int(room.frame(in: .named("scroll")).minX))") }
      }
    }
    let asking = scene.looks + scene.styles.values
    #expect(asking.filter { $0.contains("\"frame\":true") }.count == 3)
    var report = size(10, 20)
    report.origin = .init(x: 3, y: 44)
    report.originInScroll = .init(x: -7, y: 0)
    report.insets = .init(top: 0, leading: 0, bottom: 34, trailing: 0)
    #expect(
      scene.accept(Dictionary(uniqueKeysWithValues: names(in: scene).map { ($0, report) })) == 4)
    #expect(scene.body.labels == ["44", "20", "34", "-7"])
  }

  @Test func `a removed reader has no size, nor has one on another device`() throws {
    let shown = Shown()
    let scene = try scene(on: "iphone-16") { Switched(shown: shown) }
    let name = try #require(names(in: scene).only)
    _ = scene.accept([name: size(50, 50)])
    #expect(scene.body.labels == ["500 × 500"])
    scene.turn { shown.isOn = false }
    #expect(scene.measuredViews.count == 0)
    scene.turn { shown.isOn = true }
    #expect(scene.body.labels == ["3,930 × 8,520"])
    #expect(scene.accept([name: size(50, 50)]) == 0)
    let other = try #require(names(in: scene).last)
    _ = scene.accept([other: size(60, 60)])
    try scene.show(on: "iphone-se")
    #expect(scene.body.labels == ["3,750 × 6,670"])
    #expect(scene.accept([other: size(60, 60)]) == 1)
  }

  @Test func `a size that keeps changing is ignored after some rounds, with a problem`() throws {
    let scene = try scene {
      VStack {
        GeometryReader { room in Text("\(Int(room.size.width))") }
        Button("Again") {}
      }
    }
    let now = ContinuousClock.now
    scene.measuredViews.clock = { now }
    let name = try #require(names(in: scene).only)
    let taken = (1...1_000).reduce(0) { sum, width in
      sum + scene.accept([name: size(Double(width))])
    }
    #expect(taken == MeasuredViews.maxChanges)
    #expect(scene.codes == [.infiniteUpdate])
    #expect(scene.body.labels.first == "16")
    // After an action by a person, or after a while, it is tried again.
    try scene.tap("Again")
    #expect(scene.codes == [])
    #expect(scene.accept([name: size(70)]) == 1)
    for width in 100...200 { _ = scene.accept([name: size(Double(width))]) }
    #expect(scene.codes == [.infiniteUpdate])
    scene.measuredViews.clock = { now + .seconds(2) }
    #expect(scene.accept([name: size(71)]) == 1)
    #expect(scene.codes == [])
  }

  @Test func `views that are made again with each size come to an end`() throws {
    let scene = try scene {
      GeometryReader { room in
        GeometryReader { inner in Text("\(Int(inner.size.width))") }.id(UUID())
          .frame(width: room.size.width)
      }
    }
    let now = ContinuousClock.now
    scene.measuredViews.clock = { now }
    var rounds = 0
    while rounds < 10_000 {
      let reports = names(in: scene).map { ($0, size(Double(rounds % 300 + 20))) }
      if scene.accept(Dictionary(reports) { $1 }) == 0 { break }
      rounds += 1
    }
    #expect(rounds <= MeasuredViews.maxRequests)
    #expect(scene.measuredViews.count <= 2)
  }

  @Test func `a closure gets a view's size when it is known, and when it changes`() throws {
    let heard = Heard()
    let scene = try scene {
      Text("Hello").padding().onGeometryChange(for: CGFloat.self, of: \.size.width) {
        heard.widths.append($0)
      }
    }
    #expect(heard.widths == [])
    let name = try #require(names(in: scene).only)
    #expect(
      scene.body[0].look.hasSuffix(#"{"padding":[16,16,16,16]},{"measure":{"measure":"g1"}}]"#))
    _ = scene.accept([name: size(80, 20)])
    _ = scene.accept([name: size(80, 40)])
    _ = scene.accept([name: size(90, 40)])
    #expect(heard.widths == [80, 90])
  }

  @Test func `the first view that fits is the one that a page reports`() throws {
    let scene = try scene {
      ViewThatFits(in: .horizontal) {
        Button("Long words on a button") {}
        VStack {
          Text("Short")
          Button("Press") {}
        }
      }
    }
    #expect(scene.body.labels == ["Long words on a button"])
    #expect(throws: Refusal.self) { try scene.tap("Press") }
    let name = try #require(names(in: scene).only)
    var report = ViewMeasurement()
    report.choice = 1
    #expect(scene.accept([name: report]) == 1)
    #expect(scene.body.labels == ["Short", "Press"])
    try scene.tap("Press")
    report.choice = 7
    #expect(scene.accept([name: report]) == 1)
    #expect(scene.body.labels == ["Short", "Press"])
  }

  @Test func `a closure makes a frame's lengths from its container's`() throws {
    let scene = try scene(on: "iphone-16") {
      Text("Page").containerRelativeFrame(.horizontal) { length, _ in length / 2 - 0.5 }
    }
    #expect(scene.body[0].look == #"[{"relative":{"axes":"h","w":196,"measure":"g1"}}]"#)
    _ = scene.accept(["g1": size(301, 500)])
    #expect(scene.body[0].look == #"[{"relative":{"axes":"h","w":150,"measure":"g1"}}]"#)
  }
}

private final class Shown: ObservableObject {
  @Published var isOn = true
}

private final class Heard {
  var widths: [CGFloat] = []
}

private struct Switched: View {
  @ObservedObject var shown: Shown

  var body: some View {
    if shown.isOn {
      GeometryReader { room in
        Text("\(Int(room.size.width * 10)) × \(Int(room.size.height * 10))")
      }
    }
  }
}

extension [ViewNode] {
  fileprivate var labels: [String] { flatMap(\.labels) }
}

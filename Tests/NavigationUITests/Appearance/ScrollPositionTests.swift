import Foundation
import NavigationUI
import OrderedJSON
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// The position to which a person scrolls on a page, as code gets it.
@MainActor
@Suite struct ScrollPositionTests {
  private func names(in scene: SceneRuntime) -> [UTF8String] {
    (scene.styles.values + scene.looks).flatMap { look in
      look.matches(of: /"(?:follows|sights)":{"(g[0-9]+)"/).map { UTF8String(String($0.output.1)) }
    }.sorted { $0.string < $1.string }
  }

  private func name(in scene: SceneRuntime) throws -> UTF8String {
    let all = Set(names(in: scene))
    try #require(all.count == 1)
    return try #require(all.first)
  }

  private func report(_ change: (inout ScrollReport) -> Void) -> ViewMeasurement {
    var scroll = ScrollReport()
    scroll.isByUser = true
    change(&scroll)
    var report = ViewMeasurement()
    report.scroll = scroll
    return report
  }

  private func at(_ target: Int...) -> ViewMeasurement { report { $0.target = target } }

  private struct Pages: View {
    @State private var page: Int?

    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack {
            Text("Cover")
            ForEach(10..<13) { number in
              VStack {
                Text("Page \(number)")
                Text("Words").id(99)
              }
            }
            ForEach(0..<2) { _ in Color.red }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $page, anchor: .leading)
        Text(page.map { "On \($0)" } ?? "Anywhere")
        Button("Last") { page = 12 }
      }
    }
  }

  @Test func `a person who scrolls writes the binding, once for each view at the anchor`() throws {
    let scene = try scene { Pages() }
    var told = 0
    scene.onChange = { told += $0.isEmpty ? 1 : 100 }
    let name = try name(in: scene)
    #expect(scene.styles.values.contains { $0.contains(#"{"target":true,"anchor":[0,0.5]}"#) })
    #expect(scene.styles.values.contains { $0.contains(#"{"targets":true}"#) })
    // A view without an id, or with one of another type, is no target.
    #expect(scene.accept([name: at(0)]) == 1)
    #expect(scene.body.flatMap(\.labels).contains("Anywhere") && told == 0)
    #expect(scene.accept([name: at(2)]) == 1)
    #expect(scene.body.flatMap(\.labels).contains("On 11") && told == 1)
    #expect(scene.accept([name: at(2)]) == 0)
    #expect(scene.accept([name: at(4)]) == 1)
    #expect(scene.body.flatMap(\.labels).contains("On 0") && told == 2)
    #expect(scene.accept([name: at(40)]) == 1)
    #expect(told == 2)
  }

  @Test func `a position that a person scrolled to is no request, and code can scroll back`() throws
  {
    let scene = try scene { Pages() }
    let name = try name(in: scene)
    _ = scene.accept([name: at(3)])
    #expect(scene.body.flatMap(\.labels).contains("On 12"))
    #expect(!scene.looks.contains { $0.contains("scrolled") })
    _ = scene.accept([name: at(1)])
    try scene.tap("Last")
    #expect(scene.looks.contains { $0.contains(#"{"scrolled":{"to":1,"anchor":[0,0.5]}}"#) })
    // Scrolling by code is not by a person, whichever view it passes on the way.
    var onTheWay = at(2)
    onTheWay.scroll?.isByUser = false
    _ = scene.accept([name: onTheWay])
    #expect(scene.body.flatMap(\.labels).contains("On 12"))
    // After the request, the position from before it counts as a change.
    #expect(scene.accept([name: at(1)]) == 1)
    #expect(scene.body.flatMap(\.labels).contains("On 10"))
  }

  private struct Rows: View {
    @State private var row: String?

    var body: some View {
      List {
        Text("Head")
        ForEach(["a", "b"], id: \.self) { Text($0) }
        Section("More") { ForEach(["c", "d"], id: \.self) { Text($0) } }
        Button(row.map { "At \($0)" } ?? "Nowhere") {}
      }
      .scrollPosition(id: $row)
    }
  }

  @Test func `rows are found by their position in the list, or in its section`() throws {
    let scene = try scene { Rows() }
    let name = try name(in: scene)
    for (place, words) in [([2], "At b"), ([3, 1], "At d"), ([1], "At a"), ([3, 0], "At c")] {
      _ = scene.accept([name: report { $0.target = place }])
      #expect(scene.body.flatMap(\.labels).contains(words), "\(place)")
    }
    for place in [[0], [3], [4], [3, 2], [1, 0], [9, 9]] {
      _ = scene.accept([name: report { $0.target = place }])
      #expect(scene.body.flatMap(\.labels).contains("At c"), "\(place)")
    }
  }

  @Test func `a scroll view in another has its own targets`() throws {
    let scene = try scene { Nested() }
    let names = names(in: scene)
    #expect(Set(names).count == 2)
    for name in Set(names) { _ = scene.accept([name: at(1)]) }
    #expect(scene.body.flatMap(\.labels).contains("Outer 11, inner 21"))
  }

  private struct Nested: View {
    @State private var outer: Int?
    @State private var inner: Int?

    var body: some View {
      VStack {
        ScrollView {
          LazyVStack {
            ForEach(10..<13) { number in
              if number == 10 {
                ScrollView(.horizontal) {
                  HStack { ForEach(20..<23) { Text("\($0)") } }.scrollTargetLayout()
                }
                .scrollPosition(id: $inner)
              } else {
                Text("\(number)")
              }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $outer)
        Text("Outer \(outer ?? 0), inner \(inner ?? 0)")
      }
    }
  }

  @Test func `a person who keeps scrolling is not taken for an infinite update`() throws {
    let scene = try scene { Pages() }
    let name = try name(in: scene)
    let now = ContinuousClock.now
    scene.measuredViews.clock = { now }
    let taken = (0..<2_000).reduce(0) { sum, count in sum + scene.accept([name: at(1 + count % 3)])
    }
    #expect(taken == 2_000 && scene.codes == [])
    #expect(scene.measuredViews.count == 1)
  }

  @Test func `the number of requested positions has a limit`() throws {
    let scene = try scene {
      VStack {
        ForEach(0..<MeasuredViews.maxCount + 50, id: \.self) { number in
          Text("\(number)").onScrollVisibilityChange { _ in }
        }
      }
    }
    #expect(scene.measuredViews.count == MeasuredViews.maxCount)
    #expect(Set(names(in: scene)).count == MeasuredViews.maxCount)
  }
}

extension ScrollPositionTests {
  private struct Positioned: View {
    @State var position: ScrollPosition

    var body: some View {
      VStack {
        ScrollView {
          VStack { ForEach(0..<9, id: \.self) { Text("Row \($0)") } }.scrollTargetLayout()
        }
        .scrollPosition($position)
        Button("Edge") { position.scrollTo(edge: .bottom) }
        Button("Point") { position.scrollTo(y: 120) }
        Button("Both") { position.scrollTo(point: CGPoint(x: 1, y: 2)) }
        Button("View") { withAnimation { position.scrollTo(id: 7, anchor: .center) } }
        Text(words)
      }
    }

    private var words: String {
      let id = position.viewID(type: Int.self).map { "\($0)" } ?? "-"
      let edge = position.edge.map { "\($0)" } ?? "-"
      let point = position.point.map { "\($0.x),\($0.y)" } ?? "-"
      return "\(id) \(edge) \(point) \(position.y ?? -1) \(position.isPositionedByUser)"
    }
  }

  private func marks(in scene: SceneRuntime) -> [String] {
    (scene.looks + scene.styles.values).flatMap { look in
      look.matches(of: /"scrolled":({[^}]*})/).map { String($0.output.1) }
    }
  }

  @Test func `a position scrolls to views, edges and points, each time that code sets it`() throws {
    let scene = try scene { Positioned(position: ScrollPosition(idType: Int.self)) }
    #expect(marks(in: scene) == [])
    let button = { (label: String) in _ = try scene.tap(label) }
    try button("Edge")
    #expect(Set(marks(in: scene)).contains(#"{"to":2,"edge":"bottom"}"#))
    #expect(scene.body.flatMap(\.labels).contains("- bottom - -1.0 false"))
    try button("Edge")
    #expect(Set(marks(in: scene)).contains(#"{"to":3,"edge":"bottom"}"#))
    try button("Point")
    #expect(Set(marks(in: scene)).contains(#"{"to":4,"y":120}"#))
    #expect(scene.body.flatMap(\.labels).contains("- - - 120.0 false"))
    try button("Both")
    #expect(Set(marks(in: scene)).contains(#"{"to":5,"x":1,"y":2}"#))
    #expect(scene.body.flatMap(\.labels).contains("- - 1.0,2.0 2.0 false"))
    try button("View")
    #expect(
      Set(marks(in: scene)).contains(#"{"to":6,"anchor":[0.5,0.5],"animated":true}"#))
    #expect(scene.body.flatMap(\.labels).contains("7 - - -1.0 false"))
  }

  @Test func `a position follows a person, and forgets its edge`() throws {
    let scene = try scene { Positioned(position: ScrollPosition(idType: Int.self, edge: .bottom)) }
    #expect(Set(marks(in: scene)).contains(#"{"to":1,"edge":"bottom"}"#))
    _ = scene.accept([try name(in: scene): at(4)])
    #expect(scene.body.flatMap(\.labels).contains("4 - - -1.0 true"))
    try scene.tap("Edge")
    #expect(scene.body.flatMap(\.labels).contains("- bottom - -1.0 false"))
    // Ids of another type are ignored.
    let other = try SceneStage.scene { Positioned(position: ScrollPosition(idType: String.self)) }
    _ = other.accept([try name(in: other): at(4)])
    #expect(other.body.flatMap(\.labels).contains("- - - -1.0 true"))
  }

  @Test func `positions are equal if they lead to the same place`() {
    var one = ScrollPosition(id: 3)
    #expect(one == ScrollPosition(id: 3) && one != ScrollPosition(id: 4))
    one.isPositionedByUser = true
    #expect(one != ScrollPosition(id: 3) && one.viewID(type: Int.self) == 3)
    var edge = ScrollPosition(edge: .top)
    edge.isPositionedByUser = true
    #expect(edge.edge == nil)
    #expect(ScrollPosition(point: CGPoint(x: 1, y: 2)) == ScrollPosition(x: 1, y: 2))
    #expect(ScrollPosition(x: 1).point == nil && ScrollPosition(x: 1).x == 1)
  }

  private final class Heard {
    var words: [String] = []
  }

  @Test func `code gets sizes, states and visible targets when they change`() throws {
    let heard = Heard()
    let scene = try scene {
      ScrollView {
        VStack { ForEach(0..<9, id: \.self) { Text("Row \($0)") } }.scrollTargetLayout()
      }
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.maxY > 300
      } action: {
        heard.words.append("far \($0) \($1)")
      }
      .onScrollPhaseChange { old, new, context in
        heard.words.append("\(old) \(new) \(context.geometry.bounds.minY)")
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { heard.words.append("\($0)") }
    }
    func tell(_ y: Double, _ phase: ScrollReport.Phase, _ visible: [[Int]]) {
      let report = report {
        $0.geometry = .init(
          offset: .init(x: 0, y: y), content: .init(width: 300, height: 900),
          container: .init(width: 300, height: 200),
          insets: .init(top: 20, leading: 0, bottom: 0, trailing: 0))
        $0.phase = phase
        $0.visible = visible
      }
      for name in Set(names(in: scene)) + ["g2", "g3"] { _ = scene.accept([name: report]) }
    }
    tell(-20, .idle, [[0], [1]])
    #expect(Set(heard.words) == ["far false false", "[0, 1]"])
    heard.words = []
    tell(50, .interacting, [[0], [1]])
    #expect(heard.words == ["idle interacting 70.0"])
    heard.words = []
    tell(120, .idle, [[1], [2]])
    #expect(Set(heard.words) == ["far false true", "interacting idle 140.0", "[1, 2]"])
  }

  @Test func `a view is notified when it becomes visible or invisible`() throws {
    let heard = Heard()
    let scene = try scene {
      ScrollView {
        Text("Film").onScrollVisibilityChange(threshold: 0.2) { heard.words.append("\($0)") }
      }
    }
    let name = try name(in: scene)
    #expect(scene.looks.contains { $0.contains(#"{"sights":{"g1":0.2}}"#) })
    for isVisible in [true, true, false, true] {
      var report = ViewMeasurement()
      report.isVisible = isVisible
      _ = scene.accept([name: report])
    }
    #expect(heard.words == ["true", "false", "true"])
  }

  private struct TwoReaders: View {
    var body: some View {
      ScrollView {
        ForEach(0..<2, id: \.self) { part in
          ScrollViewReader { reader in
            ForEach(0..<3, id: \.self) { Text("\(part)-\($0)").id("\(part)-\($0)") }
            Button("Go \(part)") { reader.scrollTo("\(part)-2") }
          }
        }
      }
    }
  }

  @Test func `requests of two readers have different numbers`() throws {
    let scene = try scene { TwoReaders() }
    try scene.tap("Go 0")
    try scene.tap("Go 1")
    #expect(Set(marks(in: scene)) == [#"{"to":1}"#, #"{"to":2}"#])
  }

  @Test func `scrolling by code with an animation is marked as animated`() throws {
    let scene = try scene {
      ScrollViewReader { reader in
        ScrollView { ForEach(0..<3, id: \.self) { Text("\($0)") } }
        Button("Smoothly") { withAnimation { reader.scrollTo(2) } }
        Button("At once") { reader.scrollTo(2) }
      }
    }
    try scene.tap("Smoothly")
    #expect(scene.looks.contains { $0.contains(#"{"to":1,"animated":true}"#) })
    try scene.tap("At once")
    #expect(scene.looks.contains { $0.contains(#"{"to":2}"#) })
  }
}

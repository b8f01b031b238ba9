import NavigationCore
import OrderedJSON
import SceneModel
import SceneStage
import Testing

@testable import NavigationUI
@testable import ViewRuntime

private struct Counting: View {
  let number: Int
  @State private var count = 0
  let log: Log

  var body: some View {
    Button("Row \(String(number)): \(count)") { count += 1 }
      .onAppear { log.shown.insert(number) }
      .onDisappear { log.shown.remove(number) }
  }
}

private final class Log {
  var shown: Set<Int> = []
  var created = 0
}

private final class Rows: ObservableObject {
  @Published var numbers: [Int]
  @Published var target: Int?

  init(_ count: Int) { numbers = Array(0..<count) }
}

private struct RowsView: View {
  @ObservedObject var rows: Rows
  let log: Log

  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach(rows.numbers, id: \.self) { number in
          let _ = log.created += 1
          Counting(number: number, log: log)
        }
        .onDelete { rows.numbers.remove(atOffsets: $0) }
      }
      .onChange(of: rows.target) { if let target = rows.target { proxy.scrollTo(target) } }
    }
  }
}

/// Lists, lazy stacks and grids create the views near the viewport.
@MainActor
@Suite struct LazyListTests {
  private let log = Log()

  private func rowsScene(_ rows: Rows) throws -> SceneRuntime {
    let log = log
    return try scene { RowsView(rows: rows, log: log) }
  }

  /// The labels of the rows that a page gets when it asks for them.
  @discardableResult
  private func rows(_ range: Range<Int>, of scene: SceneRuntime) -> [String] {
    guard let name = scene.missingRows.first?.of, let rows = scene.rows(of: name, range) else {
      return []
    }
    return rows.elements.flatMap(\.withDescendants).compactMap { $0.label?.string }
  }

  @Test func `a list creates as few rows for a million elements as for a thousand`() throws {
    for count in [1_000, 1_000_000] {
      log.created = 0
      let log = log
      let scene = try scene {
        List(0..<count, id: \.self) { number in
          let _ = log.created += 1
          Text(verbatim: "Row \(number)")
        }
      }
      #expect(log.created <= 128)
      #expect(scene.list?.children.count == 128)
      #expect(scene.list?.rowCount == count)
      #expect(scene.missingRows.map(\.range) == [128..<count])
    }
  }

  @Test func `a short list has all its rows and says nothing about their number`() throws {
    let scene = try scene { List(0..<256, id: \.self) { Text("\($0)") } }
    #expect(scene.list?.children.count == 256)
    #expect(scene.list?.rowCount == nil && scene.missingRows.isEmpty)
  }

  @Test func `lazy stacks, grids and sections create what is near the viewport`() throws {
    let contents: [(String, AnyView)] = [
      ("stack", AnyView(LazyVStack { ForEach(0..<5_000, id: \.self) { Text("\($0)") } })),
      ("row", AnyView(LazyHStack { ForEach(0..<5_000, id: \.self) { Text("\($0)") } })),
      (
        "grid",
        AnyView(
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<5_000, id: \.self) { Text("\($0)") }
          })
      ),
      (
        "section",
        AnyView(List { Section("S") { ForEach(0..<5_000, id: \.self) { Text("\($0)") } } })
      ),
      (
        "sections",
        AnyView(
          List {
            ForEach(0..<50, id: \.self) { section in
              Section("\(section)") { ForEach(0..<100, id: \.self) { Text("\(section) \($0)") } }
            }
          })
      ),
    ]
    for (name, content) in contents {
      let scene = try scene { content }
      #expect(scene.allNodes.filter { $0.kind == .text || $0.kind == .row }.count < 700, "\(name)")
      #expect(!scene.missingRows.isEmpty, "\(name)")
      #expect(scene.codes == [], "\(name)")
    }
  }

  @Test func `a page gets the rows that it asks for, which is no change of the scene`() throws {
    let scene = try rowsScene(Rows(10_000))
    let before = scene.rendering
    #expect(rows(5_000..<5_040, of: scene).contains("Row 5039: 0"))
    #expect(scene.rendering == before)
    #expect(log.shown.isSuperset(of: 5_000..<5_040))
    #expect(rows(9_990..<10_040, of: scene).contains("Row 9999: 0"))
    #expect(scene.rows(of: "r1", 9_990..<10_040)?.elements.count == 10)
    #expect(scene.rows(of: "none", 0..<10) == nil)
    for start in stride(from: 6_000, to: 7_280, by: 32) { rows(start..<start + 32, of: scene) }
    // The first rows stay in the state; of the requested ones there are at most 16 blocks.
    #expect(log.shown.count <= 128 + 512 && !log.shown.contains(5_000))
    #expect(scene.rendering == before)
  }

  @Test func `a requested row takes taps`() throws {
    let scene = try rowsScene(Rows(10_000))
    let row = try #require(scene.rows(of: "r1", 5_000..<5_001)?.elements.first)
    let id = try #require(row.withDescendants.first { $0.kind == .button }?.id)
    let control = try #require(scene.requestedControl(id))
    #expect(control.node.label == "Row 5000: 0")
    #expect(control.collection == "r1" && control.offset == 5_000)
    _ = try scene.tap(.id(id), text: nil, submits: true)
    #expect(rows(5_000..<5_001, of: scene).contains("Row 5000: 1"))
  }

  @Test func `a row that comes back has its state, as long as it is in the collection`() throws {
    let rows = Rows(10_000)
    let scene = try rowsScene(rows)
    for number in [5_003, 5_009] {
      self.rows(number..<number + 1, of: scene)
      try scene.tap("Row \(number): 0")
    }
    for start in stride(from: 6_000, to: 7_280, by: 32) { self.rows(start..<start + 32, of: scene) }
    #expect(!log.shown.contains(5_003))
    scene.turn { rows.numbers.removeAll { $0 == 5_009 } }
    #expect(self.rows(5_000..<5_032, of: scene).contains("Row 5003: 1"))
    scene.turn { rows.numbers.insert(5_009, at: 5_009) }
    #expect(self.rows(5_000..<5_032, of: scene).contains("Row 5009: 0"))
  }

  @Test func `rows without views keep their state when a row is inserted before them`() throws {
    let rows = Rows(10_000)
    let scene = try rowsScene(rows)
    self.rows(5_003..<5_004, of: scene)
    try scene.tap("Row 5003: 0")
    for start in stride(from: 6_000, to: 7_280, by: 32) { self.rows(start..<start + 32, of: scene) }
    scene.turn { rows.numbers.insert(-1, at: 0) }
    #expect(self.rows(5_000..<5_032, of: scene).contains("Row 5003: 1"))
  }

  @Test func `a tap finds a row that was never created, by its words`() throws {
    let scene = try rowsScene(Rows(10_000))
    let before = scene.rendering
    try scene.tap("Row 9000: 0")
    #expect(rows(9_000..<9_001, of: scene).contains("Row 9000: 1"))
    // The state counts such changes, so that pages ask for the rows again.
    #expect(scene.rendering != before)
    #expect(throws: Refusal.self) { try scene.tap("Row 10000: 0") }
  }

  @Test func `an id takes taps after others have taken the place of its row`() throws {
    let scene = try rowsScene(Rows(10_000))
    let row = try #require(scene.rows(of: "r1", 5_000..<5_001)?.elements.first)
    let id = try #require(row.withDescendants.first { $0.kind == .button }?.id)
    for start in stride(from: 6_000, to: 7_280, by: 32) { rows(start..<start + 32, of: scene) }
    #expect(!log.shown.contains(5_000))
    _ = try scene.tap(.id(id), text: nil, submits: true)
    #expect(rows(5_000..<5_001, of: scene).contains("Row 5000: 1"))
  }

  @Test func `rows keep their state when a list becomes long, and when it is short again`() throws {
    let rows = Rows(256)
    let scene = try rowsScene(rows)
    try scene.tap("Row 200: 0")
    scene.turn { rows.numbers.append(256) }
    #expect(scene.list?.children.count == 128)
    #expect(self.rows(200..<201, of: scene).contains("Row 200: 1"))
    scene.turn { rows.numbers.removeLast() }
    #expect(scene.list?.children.count == 256 && scene.list?.rowCount == nil)
    #expect(scene.labels.contains("Row 200: 1"))
  }

  @Test func `a modifier around the collection is one of all rows`() throws {
    let scene = try scene {
      ScrollView {
        LazyVStack { ForEach(0..<1_000, id: \.self) { Text(verbatim: "Row \($0)") }.italic() }
      }
    }
    let row = scene.rows(of: "r1", 900..<901)?.elements.first?.children.first
    let first = scene.allNodes.first { $0.label == "Row 0" }
    #expect(row?.label == "Row 900" && row?.style == first?.style && row?.style != nil)
  }

  @Test func `a row is found among the first ten thousand without a view`() throws {
    let scene = try rowsScene(Rows(30_000))
    try scene.tap("Row 10127: 0")
    #expect(throws: Refusal.self) { try scene.tap("Row 25000: 0") }
  }

  @Test func `code scrolls to any row of a million`() throws {
    let chosen = Chosen()
    let scene = try scene {
      Watching(chosen) { bound in
        ScrollViewReader { proxy in
          List(0..<1_000_000, id: \.self) { Text(verbatim: "Row \($0)") }
            .onChange(of: bound.target.wrappedValue) { _, target in
              proxy.scrollTo(target, anchor: .top)
            }
        }
      }
    }
    scene.turn { chosen.target = 654_321 }
    #expect(scene.labels.contains("Row 654321"))
  }

  @Test func `a row that was never created is deleted as others are`() throws {
    let rows = Rows(10_000)
    let scene = try rowsScene(rows)
    let row = try #require(scene.rows(of: "r1", 8_000..<8_001)?.elements.first)
    let delete = try #require(row.withDescendants.first { $0.label == "Delete" }?.id)
    _ = try scene.tap(.id(delete), text: nil, submits: true)
    #expect(rows.numbers.count == 9_999 && !rows.numbers.contains(8_000))
  }

  @Test func `a selection can be a row that was never created`() throws {
    let chosen = Chosen()
    let scene = try scene {
      Watching(chosen) { bound in
        List(0..<100_000, id: \.self, selection: bound.target) { Text(verbatim: "Row \($0)") }
      }
    }
    scene.turn { chosen.target = 70_000 }
    let row = scene.rows(of: "r1", 70_000..<70_001)?.elements.first?.children.first
    #expect(row?.label == "Row 70000" && row?.isSelected == true)
    try scene.tap("Row 9999")
    #expect(chosen.target == 9_999)
  }

  @Test func `a shorter collection leaves no row of the longer one`() throws {
    let rows = Rows(10_000)
    let scene = try rowsScene(rows)
    for start in stride(from: 9_000, to: 9_990, by: 32) { self.rows(start..<start + 32, of: scene) }
    scene.turn { rows.numbers.removeLast(9_000) }
    #expect(scene.list?.rowCount == 1_000)
    #expect(log.shown.allSatisfy { $0 < 1_000 })
    scene.turn { rows.numbers.removeLast(1_000) }
    #expect(scene.list == nil || scene.list?.children.isEmpty == true)
    scene.turn { rows.numbers = [1] }
    #expect(Set(scene.labels) == ["Row 1: 0", "Delete"])
  }

  @Test(arguments: ["VStack", "Form", "ScrollView"])
  func `a container that is not lazy shows ten thousand views, and says so`(name: String) throws {
    let content: AnyView
    let rows = ForEach(0..<200_000, id: \.self) { Text("\($0)") }
    switch name {
    case "VStack": content = AnyView(VStack { rows })
    case "Form": content = AnyView(Form { rows })
    default: content = AnyView(ScrollView { rows })
    }
    let scene = try scene { content }
    #expect(scene.allNodes.filter { $0.kind == .text || $0.kind == .row }.count >= 10_000)
    #expect(scene.allNodes.count < 20_100)
    #expect(scene.codes == [.tooManyViews])
    let message = try #require(scene.rendering.problems.first?.message.string)
    #expect(message.contains("10000 of 200000") && message.contains(name), "\(message)")
  }

  @Test func `collections inside each other have one bound together`() throws {
    let scene = try scene {
      VStack {
        ForEach(0..<1_000, id: \.self) { _ in
          HStack { ForEach(0..<1_000, id: \.self) { Text("\($0)") } }
        }
      }
    }
    #expect(scene.allNodes.count < 12_000)
    #expect(scene.codes.contains(.tooManyViews))
  }
}

private final class Chosen: ObservableObject {
  @Published var target: Int?
}

extension SceneRuntime {
  fileprivate struct MissingRows {
    let of: UTF8String
    let range: Range<Int>
  }

  fileprivate var allNodes: [ViewNode] {
    rendering.view.shownScreens.flatMap { ($0.body + $0.toolbar).flatMap(\.withDescendants) }
  }

  fileprivate var list: ViewNode? { allNodes.first { $0.kind == .list } }

  fileprivate var labels: [String] { allNodes.compactMap { $0.label?.string } }

  /// The elements without views, as the styles of the screens say.
  fileprivate var missingRows: [MissingRows] {
    var styles: Set<Style> = []
    for screen in rendering.view.shownScreens { screen.body.collectStyles(into: &styles) }
    return styles.flatMap(\.operations).compactMap { operation -> MissingRows? in
      guard operation.name == "rows", case .members(let members) = operation.value,
        case .word(let of)? = members.first(where: { $0.name == "of" })?.value,
        case .number(let from)? = members.first(where: { $0.name == "from" })?.value,
        case .number(let count)? = members.first(where: { $0.name == "count" })?.value
      else { return nil }
      return MissingRows(of: of, range: Int(from)..<Int(from + count))
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

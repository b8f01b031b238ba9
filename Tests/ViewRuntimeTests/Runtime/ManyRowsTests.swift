import NavigationUI
import SceneModel
import SceneStage
import Synchronization
import Testing

@testable import ViewRuntime

/// A name that counts its comparisons.
private struct Name: Hashable {
  static let comparisons = Atomic(0)
  let number: Int

  static func == (left: Name, right: Name) -> Bool {
    comparisons.add(1, ordering: .relaxed)
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private struct Row: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button("\(number): \(count)") { count += 1 } }
}

private struct Rows: View {
  @State private var numbers: [Int]
  private let others: [Int]

  init(_ numbers: [Int], then others: [Int]) {
    _numbers = State(initialValue: numbers)
    self.others = others
  }

  var body: some View {
    VStack {
      Button("Change") { numbers = others }
      ForEach(numbers.map(Name.init), id: \.self) { Row(number: $0.number) }
    }
  }
}

/// Rows keep their state by their ids, in any order.
@MainActor
@Suite(.serialized) struct ManyRowsTests {
  private func labels(_ stage: Stage) -> [String] {
    stage.nodes.compactMap { $0.label?.string }.filter { $0.contains(":") }
  }

  @Test(arguments: [3, 40])
  func `rows in another order keep their state, and new ones start without any`(count: Int) throws {
    let numbers = Array(0..<count)
    let others = [count] + numbers.reversed().filter { $0 != 1 } + [count + 1]
    let stage = Stage { Rows(numbers, then: others) }
    for number in [0, 1, 2] { try stage.tap("\(number): 0") }
    try stage.tap("Change")
    #expect(labels(stage) == others.map { $0 == 0 || $0 == 2 ? "\($0): 1" : "\($0): 0" })
    try stage.tap("\(count): 0")
    try stage.tap("Change")
    #expect(labels(stage).first == "\(count): 1")
  }

  @Test func `finding rows in another order takes as many comparisons as there are rows`() throws {
    let numbers = Array(0..<1_000)
    let stage = Stage { Rows(numbers, then: numbers.reversed()) }
    Name.comparisons.store(0, ordering: .relaxed)
    try stage.tap("Change")
    #expect(labels(stage).first == "999: 0")
    #expect(Name.comparisons.load(ordering: .relaxed) < 50 * numbers.count)
  }
}

import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

private struct Counter: View {
  let number: Int
  @State private var count = 0
  @State private var isPresented = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      Button("Present") { isPresented = true }
      Button("Close") { dismiss() }
    }
    .navigationTitle("Number \(number), \(count)")
    .navigationDestination(for: String.self) { Text($0).navigationTitle("From \(number)") }
    .navigationDestination(isPresented: $isPresented) { Screen("Presented") }
  }
}

private struct Counters: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      Screen("Root").navigationDestination(for: Int.self) { Counter(number: $0) }
    }
  }
}

@MainActor
@Suite struct RemovedScreenTests {
  private let model = Model()

  private func remove(_ index: Int, from scene: SceneRuntime) throws -> Change {
    let state = NavigationState(scene.contents, in: scene.description)
    let change = try Reducer(scene: scene.description).change(
      for: .remove(.index(index)), in: state)
    _ = try scene.apply(change)
    return change
  }

  @Test func `a screen above a removed value keeps its state and its presentations`() throws {
    let scene = try scene { Counters(model: model) }
    for number in 1...3 { scene.turn { model.path.append(number) } }
    try scene.tap("Count 0")
    try scene.tap("Present")
    let change = try remove(0, from: scene)
    #expect(scene.titles == ["Root", "Number 2, 0", "Number 3, 1", "Presented"])
    #expect(model.path == NavigationPath([2, 3]))
    _ = try scene.apply(change.inverse)
    #expect(scene.titles == ["Root", "Number 1, 0", "Number 2, 0", "Number 3, 1", "Presented"])
    try scene.back(times: 1)
    try scene.tap("Close")
    #expect(scene.titles == ["Root", "Number 1, 0", "Number 2, 0"])
  }

  @Test func `a screen whose destination was on the removed one uses the next one's`() throws {
    let scene = try scene { Counters(model: model) }
    scene.turn {
      model.path = NavigationPath([1, 2])
      model.path.append("a")
    }
    #expect(scene.titles.last == "From 1")
    _ = try remove(0, from: scene)
    #expect(scene.titles == ["Root", "Number 2, 0", "From 2"])
    _ = try remove(0, from: scene)
    #expect(scene.nodes(in: .detail).map(\.label) == ["Warning"])
  }
}

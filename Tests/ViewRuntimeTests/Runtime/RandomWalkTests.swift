import NavigationUI
import OrderedJSON
import SceneStage
import TestSupport
import Testing

@testable import NavigationCore
@testable import SceneModel
@testable import ViewRuntime

/// A split view that can present everything.
private struct Maze: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationSplitView(
      columnVisibility: $model.visibility, preferredCompactColumn: $model.preferred
    ) {
      List(selection: $model.selection) {
        ForEach(["a", "b"], id: \.self) { NavigationLink("select \($0)", value: $0) }
        NavigationLink("fill", value: 100)
        NavigationLink("replace") { Screen("replaced \(model.ints.count)") }
      }
      .navigationTitle("sidebar \(model.selection ?? "")")
      .navigationDestination(item: $model.item) { Screen("item \($0)") }
    } detail: {
      NavigationStack(path: $model.path) {
        Room(title: "root \(model.ints.count)", next: 0, model: model)
          .navigationDestination(for: Int.self) { number in
            Room(title: "\(number) of \(model.ints.count)", next: number + 1, model: model)
              .navigationDestination(for: String.self) { Screen("word \($0)") }
          }
          .navigationDestination(isPresented: $model.flag) { Screen("flag") }
      }
    }
  }
}

private struct Room: View {
  let title: String
  let next: Int
  @ObservedObject var model: Model
  @State private var isPresented = false

  var body: some View {
    VStack {
      NavigationLink("next", value: next)
      NavigationLink("word", value: "w\(next)")
      NavigationLink("view") { Room(title: "view in \(title)", next: next, model: model) }
      Button("present") { isPresented = true }
      Button("append two") {
        model.path.append(next)
        model.path.append("x")
      }
    }
    .navigationTitle(title)
    .navigationDestination(isPresented: $isPresented) { Screen("presented by \(title)") }
  }
}

@MainActor
@Suite struct RandomWalkTests {
  private let labels = [
    "select a", "select b", "fill", "replace", "next", "word", "view", "present", "append two",
  ]

  @Test(arguments: 0..<24)
  func `after any steps, the reported state is the real one, and the screen is up to date`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = Model()
    let scene = try scene(seed % 2 == 0 ? .pathBelow : .popsViewDestinations) { Maze(model: model) }
    var told = scene.description.initialState
    var states = [told]
    for _ in 0..<60 {
      let commands = try step(scene, model, &told, among: states, &random)
      for command in commands {
        told.apply(try Reducer(scene: scene.description).change(for: command, in: told))
      }
      let there = NavigationState(scene.contents, in: scene.description)
      #expect(told.path.map(\.element) == there.path.map(\.element))
      #expect(told.sidebar.elements.map(\.element) == there.sidebar.elements.map(\.element))
      #expect(told.columnVisibility == there.columnVisibility)
      #expect(told.preferredCompactColumn == there.preferredCompactColumn)
      #expect(told.presented?.element == scene.split?.presented)
      expectFresh(scene)
      states.append(told)
    }
  }

  /// One action of an author's code, a person or a script.
  private func step(
    _ scene: SceneRuntime, _ model: Model, _ told: inout NavigationState,
    among states: [NavigationState], _ random: inout SeededGenerator
  ) throws -> [Command] {
    switch Int.random(in: 0..<9, using: &random) {
    case 0...3:
      let label = try #require(labels.randomElement(using: &random))
      return (try? scene.tap(label)) ?? []
    case 4: return (try? scene.back()) ?? []
    case 5:
      let device = try #require(["iphone-16", "ipad-11-landscape"].randomElement(using: &random))
      let request = EnvironmentRequest(device: Device.named(UTF8String(device)))
      let change = try Reducer(scene: scene.description).change(
        for: .setEnvironment(request), in: told)
      told.apply(change)
      return try scene.apply(change)
    case 6:
      // As undo and restore do; not every presentation can be shown again.
      let earlier = try #require(states.randomElement(using: &random))
      let change = told.difference(to: earlier)
      guard let commands = try? scene.apply(change) else { return [] }
      told.apply(change)
      return commands
    default:
      var commands: [Command] = []
      scene.onChange = { commands += $0 }
      scene.turn { act(on: model, &random) }
      return commands
    }
  }

  private func act(on model: Model, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: model.path = NavigationPath((0..<Int.random(in: 0...4, using: &random)).map(\.self))
    case 1: model.path.append(Int.random(in: 0...9, using: &random))
    case 2: if !model.path.isEmpty { model.path.removeLast() }
    case 3: model.flag.toggle()
    case 4: model.item = model.item == nil ? 1 : model.item == 1 ? 2 : nil
    case 5: model.selection = ["a", "b", nil].randomElement(using: &random) ?? nil
    case 6: model.ints.append(1)
    default: model.visibility = model.visibility == .all ? .detailOnly : .all
    }
  }

  /// Checks that rendering everything again shows the same.
  private func expectFresh(_ scene: SceneRuntime) {
    let shown = scene.rendering
    for column in scene.split?.columns ?? [] {
      column.host.invalidate()
      column.stack?.root.invalidate()
      for screen in column.stack?.values ?? [] { screen.host?.invalidate() }
      for screen in column.stack?.views ?? [] { screen.host.invalidate() }
    }
    scene.rootHost.invalidate()
    scene.stack?.changes.resetDescription()
    scene.update()
    #expect(scene.drainCommands().isEmpty)
    #expect(scene.rendering.screens.map(\.title) == shown.screens.map(\.title))
    #expect(scene.rendering.view == shown.view)
    #expect(scene.rendering.problems == shown.problems)
    let count = 1 + (scene.stack?.values.count ?? 0) + (scene.stack?.views.count ?? 0)
    #expect(shown.screens.count == count)
  }
}

import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

private struct Numbers: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      Screen("Root \(model.ints.count)")
        .navigationDestination(for: Int.self) { NumberView(number: $0, model: model) }
    }
  }
}

private struct NumberView: View {
  let number: Int
  let model: Model
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("Tapped \(taps)") { taps += 1 }
      NavigationLink("Next", value: number + 1)
    }
    .navigationTitle("\(number)")
    .doing { model.strings.append("task \(number) ended") }
  }
}

/// Stands in for a task of a screen: it ends with the screen.
private struct Doing<Content: View>: PrimitiveView {
  let content: Content
  let end: () -> Void

  func _render(in context: inout RenderContext) {
    context.entering(.role("doing")) { context in
      context.lifecycle().update(appear: {}, disappear: end)
      content._render(in: &context)
    }
  }
}

extension View {
  fileprivate func doing(end: @escaping () -> Void) -> some View { Doing(content: self, end: end) }
}

private struct Restless: View {
  @State private var count = 0
  @State private var isRestless = false

  var body: some View {
    NavigationStack {
      VStack {
        Text(text)
        Button("Rest") { isRestless = false }
        Button("Stir") { isRestless = true }
      }
    }
  }

  /// An author's mistake: the body changes what it reads.
  private var text: String {
    if isRestless { count += 1 }
    return "\(count)"
  }
}

@MainActor
@Suite struct UpdateTests {
  let model = Model()

  @Test func `several changes in one turn are one change of the scene`() throws {
    let scene = try scene { Numbers(model: model) }
    var changes: [[String]] = []
    scene.onChange = { changes.append($0.map(\.text)) }
    scene.turn {
      model.path.append(1)
      model.path.append(2)
      model.path.removeLast()
      model.path.append(3)
      model.ints = [1]
    }
    scene.flushPendingChanges()
    #expect(changes == [["push 1 3"]])
    #expect(scene.titles == ["Root 1", "1", "3"])
  }

  @Test func `a change that nothing shows is not reported`() throws {
    let scene = try scene { Numbers(model: model) }
    var changes = 0
    scene.onChange = { _ in changes += 1 }
    scene.turn { model.flag.toggle() }
    #expect(changes == 0)
    scene.turn { model.ints = [1] }
    #expect(changes == 1)
  }

  @Test func `views that change what they read rest until the next command`() async throws {
    let scene = try scene { Restless() }
    var changes = 0
    scene.onChange = { _ in changes += 1 }
    try scene.tap("Stir")
    #expect(scene.codes == [.infiniteUpdate])
    for _ in 0..<5 { await nextTurn() }
    #expect(changes == 0)
    try scene.tap("Rest")
    #expect(scene.codes == [])
  }

  /// Returns after everything that is waiting on the main queue now.
  private func nextTurn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func `a change is reported in a later turn, without a request`() async throws {
    let scene = try scene { Numbers(model: model) }
    var changes: [[String]] = []
    scene.onChange = { changes.append($0.map(\.text)) }
    model.path.append(1)
    model.path.append(2)
    await nextTurn()
    #expect(changes == [["push 1 2"]])
  }

  @Test func `tasks of a screen end when the screen is covered or removed`() throws {
    let scene = try scene { Numbers(model: model) }
    scene.turn { model.path = NavigationPath([1]) }
    scene.turn { model.path.append(2) }
    #expect(model.strings == ["task 1 ended"])
    scene.turn { model.path = NavigationPath() }
    #expect(model.strings == ["task 1 ended", "task 2 ended"])
  }

  @Test func `a covered screen keeps its state, and a popped one starts again`() throws {
    model.path = NavigationPath([1])
    let scene = try scene { Numbers(model: model) }
    try scene.tap("Tapped 0")
    try scene.tap("Next")
    try scene.tap("Tapped 0")
    _ = try scene.back()
    #expect(scene.labels(in: .detail).contains("Tapped 1"))
    try scene.tap("Next")
    #expect(scene.labels(in: .detail).contains("Tapped 0"))
  }

  @Test func `a covered screen that comes back shows its closure's current content`() throws {
    model.path = NavigationPath([1, 2])
    let scene = try scene { Counting(model: model) }
    #expect(scene.titles == ["Root", "1 of 0", "2 of 0"])
    scene.turn { model.ints = [1] }
    #expect(scene.rendering.view.detail?.title == "2 of 1")
    #expect(scene.rendering.view.detail?.back == "1 of 1")
    _ = try scene.back()
    #expect(scene.titles == ["Root", "1 of 1"])
  }

  @Test func `a screen made by a covered one follows its state`() throws {
    model.path = NavigationPath(["list"])
    model.path.append(5)
    let scene = try scene { Chain(model: model) }
    #expect(scene.titles == ["Root", "list", "5 in 0"])
    scene.turn { model.otherFlag = true }
    #expect(scene.rendering.view.detail?.title == "5 in 1")
  }

  @Test func `a covered screen is rendered again only if it acts by itself`() throws {
    model.path = NavigationPath([1, 2, 3, 4])
    let scene = try scene { Covered(model: model) }
    try scene.back(times: 3)
    try scene.command(.push([2, 3, 4].map { NavigationPath.Element($0) }, from: .detail))
    _ = try scene.back()
    var rendered: [Int?] = []
    scene.updates.onRender = { rendered.append($0.valueIndex) }
    scene.turn { model.item = 7 }
    #expect(!rendered.contains(0))
    #expect(rendered.contains(1))
    #expect(scene.rendering.view.detail?.title == "Item 7 of 2")
    #expect(scene.path == ["1", "2"])
  }
}

private struct Counting: View {
  @ObservedObject var model: Model

  var body: some View {
    let count = model.ints.count
    NavigationStack(path: $model.path) {
      Screen("Root").navigationDestination(for: Int.self) { Screen("\($0) of \(count)") }
    }
  }
}

private struct Chain: View {
  let model: Model

  var body: some View {
    NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
      Screen("Root").navigationDestination(for: String.self) { Middle(title: $0, model: model) }
    }
  }
}

private struct Middle: View {
  let title: String
  @ObservedObject var model: Model

  var body: some View {
    let count = model.otherFlag ? 1 : 0
    Screen(title).navigationDestination(for: Int.self) { Screen("\($0) in \(count)") }
  }
}

private struct Covered: View {
  let model: Model

  var body: some View {
    NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
      Screen("Root").navigationDestination(for: Int.self) { number in
        if number == 2 { Acting(number: number, model: model) } else { Idle(model: model) }
      }
    }
  }
}

private struct Acting: View {
  let number: Int
  @ObservedObject var model: Model

  var body: some View {
    Screen("\(number)").navigationDestination(item: $model.item) {
      Screen("Item \($0) of \(number)")
    }
  }
}

private struct Idle: View {
  @ObservedObject var model: Model
  var body: some View { Screen("Idle \(model.item ?? 0)") }
}

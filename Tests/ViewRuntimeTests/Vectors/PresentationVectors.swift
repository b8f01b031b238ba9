import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// A stack of numbers whose root and screens present by flags and items.
private struct PresentingStack: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      Screen("Root")
        .navigationDestination(isPresented: $model.flag) { Screen("P") }
        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
    }
  }
}

private struct NumberScreen: View {
  let number: Int
  @State private var isPresented = false

  var body: some View {
    Button("Present from \(number)") { isPresented = true }
      .navigationTitle("\(number)")
      .navigationDestination(isPresented: $isPresented) { Screen("P\(number)") }
  }
}

private struct ItemStack: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack {
      Screen("Root").navigationDestination(item: $model.item) { item in
        Screen("Item \(item)")
          .navigationDestination(item: $model.otherItem) { Screen("Nested \($0)") }
      }
    }
  }
}

@MainActor
@Suite struct PresentationVectors {
  let model = Model()

  @Test func `D17: a flag presents a screen, and back resets the flag`() throws {
    let scene = try scene { PresentingStack(model: model) }
    scene.turn { model.flag = true }
    #expect(scene.titles == ["Root", "P"])
    #expect(scene.rendering.screens.last?.source == .presented)
    _ = try scene.back()
    #expect(scene.titles == ["Root"])
    #expect(!model.flag)
    scene.turn { model.flag = true }
    scene.turn { model.flag = false }
    #expect(scene.titles == ["Root"])
  }

  @Test func `D18: presenting from the root removes the screens above it`() throws {
    model.path = NavigationPath([1, 2])
    let scene = try scene { PresentingStack(model: model) }
    #expect(scene.titles == ["Root", "1", "2"])
    scene.turn { model.flag = true }
    #expect(scene.titles == ["Root", "P"])
    #expect(model.path.isEmpty)
    _ = try scene.back()
    #expect(scene.titles == ["Root"])
  }

  @Test func `D19: a presentation ends when an element below its owner is replaced`()
    throws
  {
    model.path = NavigationPath([1, 2])
    let scene = try scene { PresentingStack(model: model) }
    try scene.tap("Present from 2")
    #expect(scene.titles == ["Root", "1", "2", "P2"])
    scene.turn { model.path = NavigationPath([3, 2]) }
    #expect(scene.titles == ["Root", "3", "2"])
  }

  @Test func `D20: an item's screen changes in place with the item`() throws {
    let scene = try scene { ItemStack(model: model) }
    #expect(scene.titles == ["Root"])
    scene.turn { model.item = 1 }
    #expect(scene.titles == ["Root", "Item 1"])
    let screen = scene.stack?.views.first?.host
    scene.turn { model.item = 2 }
    #expect(scene.titles == ["Root", "Item 2"])
    #expect(scene.stack?.views.first?.host === screen)
    scene.turn { model.item = nil }
    #expect(scene.titles == ["Root"])
    scene.turn { model.item = 3 }
    _ = try scene.back()
    #expect(model.item == nil)
  }

  @Test func `D21: clearing the lower of two presentations removes both`() throws {
    let scene = try scene { ItemStack(model: model) }
    scene.turn { model.item = 1 }
    scene.turn { model.otherItem = 5 }
    #expect(scene.titles == ["Root", "Item 1", "Nested 5"])
    scene.turn { model.item = nil }
    #expect(scene.titles == ["Root"])
  }

  @Test func `both presentations appear at once if both items are set`() throws {
    model.item = 1
    model.otherItem = 5
    let scene = try scene { ItemStack(model: model) }
    #expect(scene.titles == ["Root", "Item 1", "Nested 5"])
    try scene.back(times: 1)
    #expect(scene.titles == ["Root", "Item 1"])
    #expect(model.otherItem == nil)
  }

  @Test func `D22: a path of eleven values is set and emptied in one step`() throws {
    let scene = try scene { PresentingStack(model: model) }
    scene.turn { model.path = NavigationPath(1...11) }
    #expect(scene.titles.count == 12)
    #expect(scene.rendering.view.detail?.title == "11")
    #expect(scene.rendering.view.detail?.back == "10")
    scene.turn { model.path = NavigationPath() }
    #expect(scene.titles == ["Root"])
  }

  @Test func `D23: back pops one of six screens, and a menu leads to the root`()
    throws
  {
    model.path = NavigationPath(0...5)
    let scene = try scene { PresentingStack(model: model) }
    _ = try scene.back()
    #expect(scene.rendering.view.detail?.title == "4")
    scene.turn { model.path.removeLast(model.path.count) }
    #expect(scene.titles == ["Root"])
  }

  @Test func `D24: replacing the middle of a path makes new screens from there`() throws {
    model.path = NavigationPath([1, 2, 3])
    let scene = try scene { PresentingStack(model: model) }
    try scene.back(times: 2)
    scene.turn { model.path = NavigationPath([1, 2, 3]) }
    let first = scene.stack?.values[0].host
    var commands: [Command] = []
    scene.onChange = { commands += $0 }
    scene.turn { model.path = NavigationPath([1, 9, 3]) }
    #expect(scene.titles == ["Root", "1", "9", "3"])
    #expect(scene.stack?.values[0].host === first)
    #expect(commands.map(\.text) == ["pop 2", "push 9 3"])
  }

  @Test func `a presented screen changes with its owner's state`() throws {
    let scene = try scene { CounterStack(model: model) }
    #expect(scene.titles == ["Root", "Counter 0"])
    scene.turn { model.ints = [1] }
    #expect(scene.titles == ["Root", "Counter 1"])
  }
}

private struct CounterStack: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack {
      Screen("Root").navigationDestination(isPresented: .constant(true)) {
        Screen("Counter \(model.ints.count)")
      }
    }
  }
}

extension Command {
  /// The command in a few words.
  var text: String {
    switch self {
    case .push(let elements, _):
      "push " + elements.map(\.displayTitle.string).joined(separator: " ")
    case .pop(let count): "pop \(count)"
    case .popToRoot: "popToRoot"
    case .setPath(let elements):
      "setPath " + elements.map(\.displayTitle.string).joined(separator: " ")
    case .select(let column, .none): "select \(column) nothing"
    case .select(let column, .single(let element)): "select \(column) \(element.displayTitle)"
    case .select(let column, .set(let elements)):
      "select \(column) " + elements.map(\.displayTitle.string).joined(separator: " ")
    case .present(let element): "present \(element?.displayTitle ?? "nothing")"
    case .setColumnVisibility(let visibility): "visibility \(visibility.rawValue)"
    case .setPreferredCompactColumn(let column): "prefer \(column.rawValue)"
    case .load: "load"
    default: "other"
    }
  }
}

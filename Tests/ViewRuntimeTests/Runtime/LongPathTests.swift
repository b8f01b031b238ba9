import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// A stack whose root declares destinations for many types, and whose screens of numbers declare
/// one for texts.
private struct Declaring: View {
  @State private var path = NavigationPath()
  let types: Int

  var body: some View {
    NavigationStack(path: $path) {
      declare([Int].self, types, on: AnyView(Text("Root")))
        .navigationDestination(for: Bool.self) { _ in
          Text("A truth").navigationDestination(for: String.self) { Text($0) }
        }
    }
  }

  private func declare<Value: Hashable>(
    _ type: Value.Type, _ count: Int, on view: AnyView
  ) -> AnyView {
    if count == 0 { return view }
    let declaring = view.navigationDestination(for: type) { _ in Text("A value") }
    return declare([Value].self, count - 1, on: AnyView(declaring))
  }
}

/// The destinations of a long path's values, found together.
@MainActor
@Suite struct LongPathTests {
  private func scene(_ path: [NavigationPath.Element], types: Int) throws -> SceneRuntime {
    let scene = try SceneStage.scene { Declaring(types: types) }
    try scene.command(.setPath(path))
    return scene
  }

  @Test func `each value has the destination that it has by itself`() throws {
    let text = NavigationPath.Element("a")
    let path = [text, .init(7), text, .init(true), text, .init([1]), .init(8), .init(false), text]
    let scene = try scene(path, types: 2)
    let stack = try #require(scene.stack)
    let screens = stack.screens(from: 0)
    #expect(screens == (0...path.count).map(stack.screen(at:)))
    #expect(
      screens.map { $0.declaredOn == nil } == [true, true, true, true] + [
        false, false, false, true, false, false,
      ])
  }

  @Test func `many values of one type cost one search`() throws {
    let path = (0..<2_000).map { NavigationPath.Element($0) } + [.init("a")]
    let scene = try scene(path, types: 40)
    let stack = try #require(scene.stack)
    let clock = ContinuousClock()
    // In the same run, so that a busy machine slows both.
    let (together, oneByOne) = (0..<3).reduce((Duration.seconds(1_000), .seconds(1_000))) {
      best, _ in
      let together = clock.measure { _ = stack.screens(from: 0) }
      let oneByOne = clock.measure { for depth in 0...path.count { _ = stack.screen(at: depth) } }
      return (min(best.0, together), min(best.1, oneByOne))
    }
    #expect(together < oneByOne / 3, "\(together), \(oneByOne)")
  }
}

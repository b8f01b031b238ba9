import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

private struct Counter: View {
  @State private var count = 0
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text("Count \(count)")
        Button("More") { count += 1 }
        NavigationLink("One", value: 1)
        NavigationLink("Word", value: "x")
        Button("Two levels") {
          path.append(1); path.append(2)
        }
      }
      .navigationTitle("Home")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Number \(number)")
          NavigationLink("Next", value: number + 1)
        }
        .navigationTitle("No. \(number)")
      }
    }
  }
}

@MainActor
@Suite struct StackTests {
  @Test func `a stack shows its root, follows links and goes back`() throws {
    let scene = SceneRuntime(id: "t", title: "T") { Counter() }
    #expect(scene.rendering.view.detail?.title == "Home")
    #expect(scene.description.initialState.columns == .one)
    _ = try scene.tap(.label("More"), text: nil)
    #expect(scene.rendering.view.detail?.body.first?.children.first?.label == "Count 1")
    let commands = try scene.tap(.label("One"), text: nil)
    #expect(commands.count == 1)
    #expect(scene.rendering.screens.map(\.title) == ["Home", "No. 1"])
    #expect(scene.rendering.view.detail?.back == "Home")
    _ = try scene.tap(.label("Next"), text: nil)
    #expect(scene.rendering.screens.map(\.title) == ["Home", "No. 1", "No. 2"])
    _ = try scene.back()
    #expect(scene.rendering.screens.map(\.title) == ["Home", "No. 1"])
    _ = try scene.back()
    #expect(throws: Refusal.self) { try scene.back() }
    _ = try scene.tap(.label("Word"), text: nil)
    #expect(scene.rendering.problems.map(\.code) == [.linkInert])
    _ = try scene.tap(.label("Two levels"), text: nil)
    #expect(scene.rendering.screens.map(\.title) == ["Home", "No. 1", "No. 2"])
  }
}

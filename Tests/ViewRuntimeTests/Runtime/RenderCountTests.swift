import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

private struct Ladder: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Next", value: 0)
        Button("All") { path = NavigationPath(0..<10_000) }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        NavigationLink("Next", value: number + 1).navigationTitle("\(number)")
      }
    }
  }
}

/// Every screen declares, and may present: visiting all of them would be slow.
private struct BusyLadder: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) { BusyRung(number: -1, path: $path) }
  }
}

private struct BusyRung: View {
  let number: Int
  @Binding var path: NavigationPath
  @State private var isPresented = false

  var body: some View {
    Button("Next") { path.append(number + 1) }
      .navigationTitle("\(number)")
      .navigationDestination(for: Int.self) { BusyRung(number: $0, path: $path) }
      .navigationDestination(isPresented: $isPresented) { Screen("P") }
  }
}

@MainActor
@Suite struct RenderCountTests {
  private func renderings(of scene: SceneRuntime, _ action: () throws -> Void) rethrows -> Int {
    var count = 0
    scene.updates.onRender = { _ in count += 1 }
    try action()
    scene.updates.onRender = nil
    return count
  }

  @Test func `a push renders the same few units at any depth`() throws {
    let scene = try scene { Ladder() }
    try scene.tap("Next")
    try scene.tap("Next")
    let shallow = try renderings(of: scene) { try scene.tap("Next") }
    try scene.back(times: 3)
    try scene.tap("All")
    #expect(scene.titles.count == 10_001)
    let deep = try renderings(of: scene) { try scene.tap("Next") }
    // The screen itself, and the view that reads the path.
    #expect(shallow == 2)
    #expect(deep == 2)
  }

  @Test func `setting a deep path at once renders its highest screens`() throws {
    let scene = try scene { Ladder() }
    let count = try renderings(of: scene) { try scene.tap("All") }
    #expect(count <= 36)
    #expect(scene.titles.suffix(3) == ["9,997", "9,998", "9,999"])
    #expect(scene.rendering.view.detail?.back == "9,998")
  }

  @Test func `ten thousand pushes render as often, and cost as much, as ten`() throws {
    let scene = try scene { BusyLadder() }
    for _ in 0..<10 { try scene.tap("Next") }
    let shallow = try renderings(of: scene) { for _ in 0..<10 { try scene.tap("Next") } }
    for _ in 0..<2000 { try scene.tap("Next") }
    let deep = try renderings(of: scene) { for _ in 0..<10 { try scene.tap("Next") } }
    #expect(shallow == deep)
    #expect(shallow <= 40)
  }
}

import NavigationCore
import NavigationUI
import SceneStage
import Testing

@testable import ViewRuntime

private final class Kept: ObservableObject {
  @Published var flag = false
}

private struct Keeping: View {
  @StateObject private var kept = Kept()
  let noteKept: (Kept) -> Void

  var body: some View {
    noteKept(kept)
    return NavigationSplitView {
      List(selection: Binding<Int?>.constant(nil)) {
        NavigationLink("One", value: 1)
        NavigationLink("Side") { Screen("Side") }
      }
    } detail: {
      NavigationStack {
        NavigationLink("View") { NavigationLink("Deeper") { Screen("Deeper") } }
          .navigationDestination(for: Int.self) { number in
            Button("\(number)") { kept.flag = true }
          }
      }
    }
  }
}

@MainActor
@Suite struct LifetimeTests {
  private final class Witness {
    weak var kept: Kept?
    weak var host: ViewHost?
  }

  @Test func `a scene without references is released with its screens and objects`() throws {
    let witness = Witness()
    var scene: SceneRuntime? = try SceneStage.scene {
      Keeping { witness.kept = $0 }
    }
    try scene?.tap("View")
    try scene?.tap("Deeper")
    try scene?.tap("One")
    witness.host = scene?.stack?.views.last?.host
    #expect(witness.kept != nil)
    #expect(witness.host != nil)
    scene = nil
    #expect(witness.kept == nil)
    #expect(witness.host == nil)
  }

  @Test func `a screen that was left is released`() throws {
    let witness = Witness()
    let scene = try SceneStage.scene { Keeping { _ in } }
    try scene.tap("View")
    witness.host = scene.stack?.views.first?.host
    _ = try scene.back()
    try scene.tap("One")
    #expect(witness.host == nil)
    witness.host = scene.stack?.values.first?.host
    _ = try scene.back()
    try scene.tap("View")
    #expect(witness.host == nil)
  }
}

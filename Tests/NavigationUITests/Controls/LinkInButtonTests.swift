import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

@MainActor
@Suite struct LinkInButtonTests {
  private struct Screen: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List {
          Button {
            path.append(7)
          } label: {
            NavigationLink("Open seven", destination: EmptyView())
          }
          NavigationLink("Open eight", destination: Text("Eight").navigationTitle("Eight"))
            .onTapGesture { path.append(8) }
          NavigationLink("Open nine", destination: Text("Nine").navigationTitle("Nine"))
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
      }
    }
  }

  @Test func `a button whose label is a link runs its action, and looks like a link`() throws {
    let stage = Stage { Screen() }
    let link = try #require(stage.nodes.first { $0.kind == .link && $0.label == "Open seven" })
    #expect(link.id == nil)
    try stage.tap("Open seven")
    #expect(stage.scene.titles == ["Root", "Number 7"])
  }

  @Test func `a tap gesture on a link takes its place`() throws {
    let stage = Stage { Screen() }
    try stage.tap("Open eight")
    #expect(stage.scene.titles == ["Root", "Number 8"])
  }

  @Test func `a link next to them still leads to its screen`() throws {
    let stage = Stage { Screen() }
    try stage.tap("Open nine")
    #expect(stage.scene.titles == ["Root", "Nine"])
  }
}

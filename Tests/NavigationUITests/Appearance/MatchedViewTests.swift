import NavigationCore
import NavigationUI
import OrderedJSON
import SceneStage
import Testing

/// Views that turn into one another, by their ids and namespaces.
@MainActor
@Suite struct MatchedViewTests {
  private struct Cards: View {
    @Namespace private var here
    @Namespace private var there
    @State private var count = 0

    var body: some View {
      VStack {
        Text("One").matchedGeometryEffect(id: 7, in: here)
        Text("Two").matchedGeometryEffect(id: 7, in: there)
        Text("Three").matchedTransitionSource(id: 7, in: here)
        Text("Four").navigationTransition(.zoom(sourceID: 7, in: here))
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  private func names(in scene: SceneRuntime) -> [String] {
    scene.looks.compactMap { look in
      look.firstMatch(of: /"(?:matched|zoom)":"([^"]*)"/).map { String($0.output.1) }
    }
  }

  @Test func `the same id in another namespace belongs to another view`() throws {
    let scene = try scene { Cards() }
    let names = names(in: scene)
    try #require(names.count == 4)
    #expect(names[0] != names[1])
    #expect(names[0] == names[2] && names[0] == names[3])
    #expect(names.allSatisfy { $0.hasSuffix(".7") })
    try scene.tap("Count 0")
    #expect(self.names(in: scene) == names)
  }
}

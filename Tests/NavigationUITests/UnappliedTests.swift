import NavigationCore
import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

@MainActor
@Suite struct UnappliedTests {
  @Test func `a link from a reference that is not applied pushes, and its call is unknown`() throws
  {
    let make: (String, Text) -> NavigationLink<Text, Text> = NavigationLink.init(_:destination:)
    let stage = Stage {
      NavigationStack { make("Open", Text("Opened")) }
    }
    try stage.tap("Open")
    #expect(stage.texts == ["Opened"])
    let origins = stage.scene.rendering.screens.compactMap(\.origin)
    #expect(origins.map(\.declaration) == [.root, .link])
    #expect(origins.map { $0.location == nil } == [false, true])
  }

  @Test func `a stack from a reference that is not applied keeps its path`() throws {
    let make: (() -> AnyView) -> NavigationStack<NavigationPath, AnyView> = NavigationStack.init(
      root:)
    let stage = Stage {
      make {
        AnyView(
          NavigationLink("Three", value: 3).navigationDestination(for: Int.self) { Text("\($0)") })
      }
    }
    try stage.tap("Three")
    #expect(stage.scene.path == ["3"])
  }

  @Test func `links made of values by map push them`() throws {
    let stage = Stage {
      NavigationStack {
        ForEach(["one", "two"], id: \.self) { word in
          [(word, word)].map(NavigationLink<Text, Never>.init(_:value:))[0]
        }
        .navigationDestination(for: String.self) { Text("You chose \($0)") }
      }
    }
    try stage.tap("two")
    #expect(stage.texts == ["You chose two"])
  }

  @Test func `a call knows its place though references do not`() {
    let line = #line + 1
    let link = NavigationLink("Open", destination: Text("Opened"))
    #expect(link.location == CodeLocation(#fileID, line))
    #expect(CodeLocation("", 1) == nil)
  }
}

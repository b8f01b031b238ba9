import NavigationCore
import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

private struct Wide: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.sidebar
      configuration.content
      configuration.detail
    }
  }
}

@MainActor
@Suite struct AuthorsStyleTests {
  @Test func `an author's style of split views does not change the columns`() throws {
    let scene = try scene {
      NavigationSplitView {
        Text("Left").navigationTitle("Left")
      } detail: {
        Text("Right").navigationTitle("Right")
      }
      .navigationSplitViewStyle(Wide())
    }
    #expect(scene.rendering.view.sidebar?.title == "Left")
    #expect(scene.rendering.view.detail?.title == "Right")
    #expect(scene.contents.style == .automatic)
  }

  @Test func `a system style is what the state has`() throws {
    let scene = try scene {
      NavigationSplitView {
        Text("Left")
      } detail: {
        Text("Right")
      }
      .navigationSplitViewStyle(.prominentDetail)
    }
    #expect(scene.contents.style == .prominentDetail)
  }
}

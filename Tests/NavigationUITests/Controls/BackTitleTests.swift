import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

@MainActor
@Suite struct BackTitleTests {
  private struct Numbers: View {
    let isTitled: Bool
    var body: some View {
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            if isTitled {
              NavigationLink("Next", value: number + 1).navigationTitle("Number \(number)")
            } else {
              NavigationLink("Next", value: number + 1)
            }
          }
      }
    }
  }

  @Test func `over a screen without a title the back button says Back, and not its value`() throws {
    let stage = Stage { Numbers(isTitled: false) }
    try stage.tap("One")
    #expect(stage.screen?.back == "Back")
    try stage.tap("Next")
    #expect(stage.screen?.back == "Back")
  }

  @Test func `over a screen with a title the back button has it`() throws {
    let stage = Stage { Numbers(isTitled: true) }
    try stage.tap("One")
    try stage.tap("Next")
    #expect(stage.screen?.back == "Number 1")
  }

  @Test func `over collapsed columns the back button has their titles`() throws {
    struct Columns: View {
      let title: String?
      @State private var selection: Int? = 1
      var body: some View {
        NavigationSplitView {
          if let title {
            List([1, 2], id: \.self, selection: $selection) { Text("\($0)") }.navigationTitle(title)
          } else {
            List([1, 2], id: \.self, selection: $selection) { Text("\($0)") }
          }
        } detail: {
          Text("Detail")
        }
      }
    }
    for (title, back) in [("Numbers", "Numbers"), (nil, "Back")] {
      let scene = try scene(on: "iphone-16") { Columns(title: title) }
      #expect(scene.rendering.view.stack?.back?.string == back)
    }
  }
}

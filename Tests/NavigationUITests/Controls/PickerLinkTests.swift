import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

@MainActor
@Suite struct PickerLinkTests {
  private struct Settings: View {
    @State private var size = "Small"
    var body: some View {
      NavigationStack {
        Form {
          Picker("Size", selection: $size) {
            ForEach(["Small", "Large"], id: \.self) { Text($0) }
          }
          .pickerStyle(.navigationLink)
          Text("Chosen: \(size)")
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test func `a picker in the style of a link leads to a screen with its choices`() throws {
    let stage = Stage { Settings() }
    let link = try #require(stage.first(.link))
    #expect(link.label == "Size, Small")
    #expect(!stage.nodes.contains { $0.label == "Large" })
    try stage.tap("Size")
    #expect(stage.scene.titles == ["Settings", "Size"])
    #expect(stage.nodes.filter { $0.kind == .row }.map(\.label) == ["Small", "Large"])
    #expect(stage.nodes.filter { $0.kind == .row }.map(\.isSelected) == [true, false])
    #expect(stage.screen?.back == "Settings")
  }

  @Test func `a choice is taken over and leads back`() throws {
    let stage = Stage { Settings() }
    try stage.tap("Size")
    try stage.tap("Large")
    #expect(stage.scene.titles == ["Settings"])
    #expect(stage.nodes.contains { $0.label == "Chosen: Large" })
    #expect(stage.first(.link)?.label == "Size, Large")
  }

  @Test func `back keeps the choice`() throws {
    let stage = Stage { Settings() }
    try stage.tap("Size")
    _ = try stage.scene.back()
    #expect(stage.scene.titles == ["Settings"])
    #expect(stage.nodes.contains { $0.label == "Chosen: Small" })
  }
}

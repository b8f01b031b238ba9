import SceneStage
import SwiftUI
import Testing

@MainActor
@Suite struct HelperTests {
  @Test func `views made outside of views are shown, and their closures run`() throws {
    let stage = Stage { HelperScreen() }
    #expect(stage.texts.contains("Helpers"))
    #expect(stage.texts.contains("About Ink"))
    for label in ["Write", "Erase", "Row", "Sure"] { try stage.tap(label) }
    #expect(stage.texts.contains("write, erase, row, sure"))
    #expect(stage.texts.contains("4"))
    try stage.tap("Page")
    #expect(stage.screen?.title == "Page")
    _ = try stage.scene.back()
    try stage.tap("Show")
    #expect(stage.sheet?.title == "Sheet")
  }
}

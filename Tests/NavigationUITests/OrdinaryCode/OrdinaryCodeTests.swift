import SceneStage
import Testing

@testable import NavigationUI

@MainActor
@Suite struct OrdinaryCodeTests {
  @Test func `ordinary code of many kinds runs`() throws {
    let stage = Stage { RootScreen() }
    #expect(stage.screen?.title == "Library")
    try stage.tap("plus")
    #expect(stage.sheet != nil)
    _ = try stage.scene.back()
    try stage.tap("Settings")
    #expect(stage.scene.rendering.view.sidebar?.body.first?.children.count == 3)
    try stage.tap("Library")
    #expect(stage.screen?.title == "Library")
  }
}

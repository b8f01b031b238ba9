import SceneStage
import SwiftUI
import Testing

@MainActor
@Suite struct ExtrasTests {
  @Test func `other parts of SwiftUI that apps use are shown`() throws {
    let stage = Stage { ExtrasScreen(diary: DrawDiary()) }
    for text in ["First", "Flowing", "Servings: 2", "Level, 75 %", "red"] {
      #expect(stage.texts.contains(text), "\(text)")
    }
    try stage.tap("Wide")
    #expect(stage.texts.contains("Second"))
    try stage.tap("Inspect")
    #expect(stage.scene.rendering.view.inspector?.title == "Inspector")
  }

  @Test func `an equatable view is drawn again only if it differs`() throws {
    let diary = DrawDiary()
    let stage = Stage { ExtrasScreen(diary: diary) }
    #expect(diary.draws == 1)
    try stage.tap("Tick")
    #expect(diary.draws == 1)
    try stage.tap("Tick")
    #expect(diary.draws == 2)
    #expect(stage.texts.contains("Dial 1"))
  }

  @Test func `a number is read by its unlabelled initializer`() {
    #expect(["1", "x", "3"].compactMap(Int.init) == [1, 3])
    #expect(["1.5"].compactMap(Double.init) == [1.5])
  }
}

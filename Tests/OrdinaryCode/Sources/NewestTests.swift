import SceneStage
import SwiftUI
import Testing

@MainActor
@Suite struct NewestTests {
  @Test func `a view falls apart into the views that it is made of`() throws {
    let stage = Stage { CardScreen() }
    #expect(stage.labels.contains("4 in all"))
    #expect(stage.labels.filter { $0 == "Pinned" }.count == 1)
    try stage.tap("More")
    #expect(stage.labels.contains("6 in all"))
    #expect(stage.labels.contains("Many"))
  }

  @Test func `a subview keeps its state while others come before it`() throws {
    let stage = Stage { CardScreen() }
    try stage.tap("B 0")
    try stage.tap("More")
    #expect(stage.labels.contains("B 1"))
    #expect(stage.labels.contains("C 0"))
  }

  @Test func `sections keep their headers, and loose views are a section, too`() {
    let stage = Stage { SectionScreen() }
    #expect(
      stage.labels.filter { !$0.isEmpty } == [
        "Section of 1", "Loose", "Section of 2", "First", "One", "Two", "Section of 1", "Three",
        "End",
      ])
  }

  @Test func `an item presents a question and is gone after the answer`() throws {
    let stage = Stage { QuestionScreen() }
    for (ask, answer) in [("Ask", "Delete 7"), ("Confirm", "Yes, leave"), ("Fail", "Fine")] {
      try stage.tap(ask)
      #expect(stage.labels.contains("Asking"))
      try stage.tap(answer)
      #expect(stage.labels.contains("Quiet"))
    }
    #expect(stage.labels.contains("deleted 7 leave fine"))
  }

  @Test func `the menu of a bar has the items that an app puts there`() throws {
    let stage = Stage { QuestionScreen() }
    try stage.tap("More")
    try stage.tap("Archive")
    #expect(stage.labels.contains("archived"))
  }

  @Test func `glass is drawn as a material, and its controls work`() throws {
    let stage = Stage { GlassScreen() }
    for label in ["Regular", "Tinted", "Glass", "Prominent", "Bar", "Other name"] {
      #expect(stage.labels.contains(label))
    }
    try stage.tap("Glass")
    #expect(stage.labels.contains("Named"))
  }
}

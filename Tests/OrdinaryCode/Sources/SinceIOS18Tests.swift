import SceneStage
import SwiftUI
import Testing

@MainActor
@Suite struct SinceIOS18Tests {
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

  @Test func `an outline of UIKit has the corners that were asked for`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = RoundedCorner(radius: 8, corners: [.topLeft, .bottomRight]).path(in: rect)
    let bounds = path.boundingRect
    #expect(abs(bounds.minX) < 0.001 && abs(bounds.maxX - 40) < 0.001)
    #expect(abs(bounds.minY) < 0.001 && abs(bounds.maxY - 20) < 0.001)
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
    #expect(!path.contains(CGPoint(x: 39, y: 19)))
    #expect(Path(path.cgPath) == path)
  }

  @Test func `an arc goes the way that was asked for`() {
    let middle = CGPoint(x: 10, y: 10)
    let below = UIBezierPath(
      arcCenter: middle, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    let above = UIBezierPath(
      arcCenter: middle, radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(Path(below.cgPath).boundingRect.maxY > 14.9)
    #expect(Path(below.cgPath).boundingRect.minY > 9.9)
    #expect(Path(above.cgPath).boundingRect.minY < 5.1)
  }
}

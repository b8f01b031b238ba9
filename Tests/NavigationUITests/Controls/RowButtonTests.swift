import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

@MainActor
@Suite struct RowButtonTests {
  @Test func `a tap in a row runs all its buttons in the automatic style, and that is a problem`()
    throws
  {
    let diary = Diary()
    let stage = Stage {
      List {
        HStack {
          Button("Minus") { diary.note("minus") }
          Button("Plus") { diary.note("plus") }
        }
        Button("Alone") { diary.note("alone") }
      }
    }
    try stage.tap("Plus")
    #expect(diary.lines == ["minus", "plus"])
    try stage.tap("Alone")
    #expect(diary.lines == ["minus", "plus", "alone"])
    let problem = try #require(stage.scene.rendering.problems.first { $0.code == .rowButtons })
    #expect(
      problem.message
        == "A row has 2 buttons in the automatic style: a tap in it runs all of them.")
    #expect(problem.control == stage.nodes.first { $0.label == "Minus" }?.id)
  }

  @Test func `a list of such rows is one problem`() {
    let stage = Stage {
      List(0..<100, id: \.self) { row in
        HStack {
          Button("Minus \(row)") {}
          Button("Plus \(row)") {}
        }
      }
    }
    #expect(stage.scene.codes == [.rowButtons])
    #expect(
      stage.scene.rendering.problems[0].control
        == stage.nodes.first { $0.label == "Minus 0" }?.id)
  }

  @Test func `buttons with a style of their own, and those outside of lists, are apart`() throws {
    let diary = Diary()
    let stage = Stage {
      VStack {
        List {
          HStack {
            Button("Minus") { diary.note("minus") }
            Button("Plus") { diary.note("plus") }
          }
          .buttonStyle(.borderless)
          HStack {
            Text("Mail")
            Button("Open") { diary.note("open") }
          }
          .swipeActions {
            Button("Flag") { diary.note("flag") }
            Button("Hide") { diary.note("hide") }
          }
        }
        HStack {
          Button("Left") { diary.note("left") }
          Button("Right") { diary.note("right") }
        }
      }
    }
    for name in ["Plus", "Hide", "Open", "Left"] { try stage.tap(name) }
    #expect(diary.lines == ["plus", "hide", "open", "left"])
    #expect(!stage.scene.codes.contains(.rowButtons))
  }

  @Test func `a disabled button is left out`() throws {
    let diary = Diary()
    let stage = Stage {
      Form {
        HStack {
          Button("Minus") { diary.note("minus") }.disabled(true)
          Button("Plus") { diary.note("plus") }
        }
      }
    }
    try stage.tap("Plus")
    #expect(diary.lines == ["plus"])
    #expect(!stage.scene.codes.contains(.rowButtons))
  }
}

import NavigationUI
import SceneStage
import Testing

@MainActor
@Suite struct GestureTests {
  private let diary = Diary()

  private func tap(_ line: String) -> some Gesture { TapGesture().onEnded { diary.note(line) } }

  @Test func `a simultaneous tap is called, and the link is followed too`() throws {
    let stage = Stage {
      NavigationStack {
        List {
          NavigationLink("Tea") { Text("Hot").navigationTitle("Tea") }
            .simultaneousGesture(tap("link"))
        }
      }
    }
    try stage.tap("Tea")
    #expect(diary.lines == ["link"])
    #expect(stage.screen?.title == "Tea")
  }

  @Test func `a high-priority tap is called instead of the button`() throws {
    let stage = Stage {
      Button("Own") { diary.note("own") }.highPriorityGesture(tap("high"))
    }
    try stage.tap("Own")
    #expect(diary.lines == ["high"])
  }

  @Test func `a text with a simultaneous tap is a button`() throws {
    let stage = Stage { Text("Word").simultaneousGesture(tap("word")) }
    try stage.tap("Word")
    #expect(diary.lines == ["word"])
  }

  @Test func `a whole screen with a simultaneous tap is no button`() throws {
    let stage = Stage {
      NavigationStack { Button("Inside") { diary.note("inside") } }
        .simultaneousGesture(tap("screen"))
    }
    try stage.tap("Inside")
    #expect(diary.lines == ["inside"])
    #expect(stage.nodes.count == 1)
  }
}

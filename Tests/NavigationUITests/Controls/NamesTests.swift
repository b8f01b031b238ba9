import NavigationCore
import OrderedJSON
import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

private struct Named: View {
  let diary: Diary

  var body: some View {
    List {
      Button {
        diary.note("soup")
      } label: {
        HStack {
          Text("Soup")
          Text("4 €")
        }
      }
      Button {
        diary.note("pie")
      } label: {
        HStack {
          Text("Pie")
          Text("4 €")
        }
      }
      Button("Star") { diary.note("star") }.accessibilityLabel("Favourite")
      Button("Cut") { diary.note("cut") }.accessibilityIdentifier("cut-button")
    }
  }
}

private struct Covering: View {
  @State var isShown = false
  var isDisabled = false
  var isCover = false

  var body: some View {
    let button = Button("Open") { isShown = true }
    if isCover {
      button.fullScreenCover(isPresented: $isShown) { Button("Close") { isShown = false } }
    } else {
      button.sheet(isPresented: $isShown) {
        NavigationStack {
          NavigationLink("Deeper") { Text("Deep").navigationTitle("Deep") }
            .navigationTitle("Sheet")
            .interactiveDismissDisabled(isDisabled)
        }
      }
    }
  }
}

@MainActor
@Suite struct NamesTests {
  private let diary = Diary()

  @Test func `a control can be tapped by a text in it if the text is unique`() throws {
    let stage = Stage { Named(diary: diary) }
    try stage.tap("Soup, 4 €")
    try stage.tap("Pie")
    #expect(diary.lines == ["soup", "pie"])
    let candidates = Refusal.ambiguousControl("4 €", candidates: ["Soup, 4 €", "Pie, 4 €"])
    #expect(throws: candidates) { try stage.tap("4 €") }
  }

  @Test func `a control is tapped by its label, its own text and its identifier`() throws {
    let stage = Stage { Named(diary: diary) }
    for name in ["Favourite", "Star", "cut-button", "Cut"] { try stage.tap(name) }
    #expect(diary.lines == ["star", "star", "cut", "cut"])
  }

  @Test func `an unknown name is refused with the existing ones`() throws {
    let stage = Stage { Named(diary: diary) }
    let refusal = Refusal.noSuchControl(
      .label("Tea"), candidates: ["Soup, 4 €", "Pie, 4 €", "Favourite", "Cut"])
    #expect(throws: refusal) { try stage.tap("Tea") }
    let many = Stage { List(0..<30, id: \.self) { row in Button("row \(row)") {} } }
    guard
      case .noSuchControl(_, let candidates) = #expect(
        throws: Refusal.self, performing: { try many.tap("Tea") })
    else { return }
    #expect(candidates.count == 8)
  }

  private func cover(_ kind: Sentence, _ title: String) -> Sentence { "the \(kind) “\(title)”" }

  @Test func `a control under a sheet is refused as covered`() throws {
    let stage = Stage { Covering() }
    let id = try #require(stage.first(.button)?.id)
    try stage.tap("Open")
    let covered = Refusal.controlCovered(.label("Open"), by: cover("sheet", "Sheet"))
    #expect(throws: covered) { try stage.tap("Open") }
    #expect(throws: Refusal.controlCovered(.id(id), by: cover("sheet", "Sheet"))) {
      try stage.scene.tap(.id(id), text: nil)
    }
    _ = try stage.scene.back()
    try stage.tap("Open")
  }

  @Test func `a sheet that cannot be dismissed by hand stays, and goes back inside`() throws {
    let stage = Stage { Covering(isDisabled: true) }
    try stage.tap("Open")
    #expect(throws: Refusal.dismissDisabled(cover("sheet", "Sheet"))) { try stage.scene.back() }
    try stage.tap("Deeper")
    _ = try stage.scene.back()
    #expect(stage.sheet?.title == "Sheet")
  }

  @Test func `a full-screen cover is dismissed with a control of its own`() throws {
    let stage = Stage { Covering(isCover: true) }
    try stage.tap("Open")
    let sheet: Sentence = "sheet"
    #expect(throws: Refusal.dismissDisabled("the \(sheet)")) { try stage.scene.back() }
    try stage.tap("Close")
    #expect(stage.sheet == nil)
  }

  @Test func `back is refused if the screen hides its button`() throws {
    let stage = Stage {
      NavigationStack {
        NavigationLink("Deeper") { Text("Deep").navigationBarBackButtonHidden() }
      }
    }
    try stage.tap("Deeper")
    #expect(stage.screen?.back == nil)
    #expect(throws: Refusal.noBackButton) { try stage.scene.back() }
  }

  @Test func `an alert is dismissed only with its buttons`() throws {
    let stage = Stage { Text("x").alert("Sure?", isPresented: .constant(true)) {} }
    #expect(throws: Refusal.dismissDisabled(cover("alert", "Sure?"))) { try stage.scene.back() }
  }

  @Test func `above a screen without a title the button says Back`() throws {
    let stage = Stage {
      NavigationStack {
        NavigationLink("Deeper") {
          NavigationLink("Deepest") { Text("Deepest") }.navigationTitle("Deep")
        }
      }
    }
    try stage.tap("Deeper")
    #expect(stage.screen?.back == "Back")
    try stage.tap("Deepest")
    #expect(stage.screen?.back == "Deep")
  }
}

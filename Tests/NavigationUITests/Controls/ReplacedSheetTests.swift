import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

private struct Item: Identifiable { let id: Int }

private final class Shown: ObservableObject {
  @Published var item: Item? = Item(id: 1)
  @Published var isFirst = true
  @Published var isSecond = false
}

/// A view that notes when it comes and goes.
private struct Noted: View {
  let name: String
  let diary: Diary

  var body: some View {
    Text(name)
      .onAppear { diary.note("+\(name)") }
      .onDisappear { diary.note("-\(name)") }
  }
}

@MainActor
@Suite struct ReplacedSheetTests {
  private let shown = Shown()
  private let diary = Diary()

  @Test(arguments: ["sheet", "cover", "popover"])
  func `a sheet whose item changes is dismissed before the next one appears`(form: String) throws {
    let (shown, diary) = (shown, diary)
    let stage = Stage {
      Watching(shown) { bound in
        switch form {
        case "sheet":
          Text("Screen").sheet(item: bound.item) {
            diary.note("dismissed")
          } content: {
            Noted(name: "\($0.id)", diary: diary)
          }
        case "cover":
          Text("Screen").fullScreenCover(item: bound.item) {
            diary.note("dismissed")
          } content: {
            Noted(name: "\($0.id)", diary: diary)
          }
        default:
          Text("Screen").popover(item: bound.item) { item in
            Noted(name: "\(item.id)", diary: diary)
              .onDisappear { diary.note("dismissed") }
          }
        }
      }
    }
    stage.scene.turn { shown.item = Item(id: 2) }
    #expect(diary.lines == ["+1", "-1", "dismissed", "+2"])
    #expect(stage.sheet?.body.flatMap(\.labels) == ["2"])
    stage.scene.turn { shown.item = nil }
    #expect(diary.lines.suffix(2) == ["-2", "dismissed"])
    #expect(stage.sheet == nil)
  }

  @Test func `a sheet that takes another's place appears after that one was dismissed`() throws {
    let (shown, diary) = (shown, diary)
    let stage = Stage {
      Watching(shown) { bound in
        Text("Screen")
          .sheet(isPresented: bound.isFirst) {
            diary.note("first dismissed")
          } content: {
            Noted(name: "first", diary: diary)
          }
          .sheet(isPresented: bound.isSecond) {
            Noted(name: "second", diary: diary)
          }
      }
    }
    stage.scene.turn { (shown.isFirst, shown.isSecond) = (false, true) }
    #expect(diary.lines == ["+first", "-first", "first dismissed", "+second"])
  }

  @Test func `a sheet that its predecessor's onDismiss asks for is presented`() throws {
    let (shown, diary) = (shown, diary)
    let stage = Stage {
      Watching(shown) { bound in
        Text("Screen")
          .sheet(isPresented: bound.isFirst) {
            shown.isSecond = true
          } content: {
            Noted(name: "first", diary: diary)
          }
          .alert("Second?", isPresented: bound.isSecond) {}
      }
    }
    stage.scene.turn { shown.isFirst = false }
    #expect(diary.lines == ["+first", "-first"])
    #expect(stage.sheet == nil)
    #expect(stage.alert?.title == "Second?")
  }

  @Test func `a sheet that cancels its successor when it is dismissed stays the last one`() throws {
    let (shown, diary) = (shown, diary)
    let stage = Stage {
      Watching(shown) { bound in
        Text("Screen").sheet(item: bound.item) {
          shown.item = nil
        } content: {
          Noted(name: "\($0.id)", diary: diary)
        }
      }
    }
    stage.scene.turn { shown.item = Item(id: 2) }
    #expect(diary.lines == ["+1", "-1"])
    #expect(stage.sheet == nil)
  }
}

import NavigationUI
import SceneStage
import Testing

@testable import ViewRuntime

/// Records when the views inside appear and disappear.
private struct Noted<Content: View>: View {
  let name: String
  let diary: Diary
  @ViewBuilder let content: Content

  var body: some View {
    content
      .onAppear { diary.note("+\(name)") }
      .onDisappear { diary.note("-\(name)") }
  }
}

/// A screen for each level, the next one presented by a flag that only takes effect once the screen
/// has appeared, as wrapper libraries write it.
private struct Level: View {
  @ObservedObject var model: Model
  let diary: Diary
  let index: Int
  @State private var hasAppeared = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Noted(name: "\(index)", diary: diary) {
      VStack {
        Button("More") { model.ints.append(index + 1) }
        Button("Close") { dismiss() }
      }
    }
    .navigationTitle("\(index)")
    .navigationDestination(isPresented: isPresented) {
      Level(model: model, diary: diary, index: index + 1)
    }
    .onAppear { hasAppeared = true }
    .onDisappear { hasAppeared = false }
  }

  private var isPresented: Binding<Bool> {
    Binding {
      model.ints.count > index
    } set: { isPresented in
      guard !isPresented, model.ints.count > index, hasAppeared else { return }
      diary.note("\(index) presents nothing")
      model.ints.removeSubrange(index...)
    }
  }
}

private struct Path: View {
  @ObservedObject var model: Model
  let diary: Diary

  var body: some View {
    NavigationStack(path: path) {
      Noted(name: "root", diary: diary) { Text("Root") }
        .navigationDestination(for: Int.self) { number in
          Noted(name: "\(number)", diary: diary) { Text("Number") }
        }
    }
  }

  private var path: Binding<[Int]> {
    Binding {
      model.ints
    } set: {
      diary.note("path of \($0.count)")
      model.ints = $0
    }
  }
}

@MainActor
@Suite struct AppearanceOrderTests {
  private let model = Model()
  private let diary = Diary()

  @Test func `a pushed screen appears before the one below disappears`() throws {
    let scene = try scene { Path(model: model, diary: diary) }
    try scene.command(.push([.init(1)], from: .detail))
    #expect(diary.lines == ["+root", "path of 1", "+1", "-root"])
  }

  @Test func `back shows the screen below, writes the path, and ends the popped screen`() throws {
    model.ints = [1, 2]
    let scene = try scene { Path(model: model, diary: diary) }
    try scene.back(times: 1)
    #expect(diary.lines == ["+2", "+1", "path of 1", "-2"])
  }

  @Test(arguments: ["Back", "Close"])
  func `a flag turns false once the presenting screen has appeared`(control: String) throws {
    let scene = try scene { NavigationStack { Level(model: model, diary: diary, index: 0) } }
    for _ in 0..<3 { try scene.tap("More") }
    #expect(scene.titles == ["0", "1", "2", "3"])
    for level in [2, 1, 0] {
      let known = diary.lines.count
      if control == "Back" { try scene.back(times: 1) } else { try scene.tap(control) }
      #expect(scene.titles == (0...level).map(String.init))
      #expect(
        diary.lines.dropFirst(known) == ["+\(level)", "\(level) presents nothing", "-\(level + 1)"])
    }
  }

  @Test func `the screen below disappears again if a binding keeps the one above`() throws {
    let diary = diary
    let scene = try scene {
      NavigationStack {
        Noted(name: "root", diary: diary) { Text("Root") }
          .navigationDestination(isPresented: .constant(true)) {
            Noted(name: "stays", diary: diary) { Text("Stays") }
          }
      }
    }
    try scene.back(times: 1)
    #expect(diary.lines.suffix(2) == ["+root", "-root"])
    #expect(scene.titles.count == 2)
  }

  @Test func `a removed branch disappears after the other has appeared`() throws {
    struct Branches: View {
      let diary: Diary
      @State private var isFirst = true
      var body: some View {
        VStack {
          if isFirst {
            Noted(name: "first", diary: diary) { Text("1") }
          } else {
            Noted(name: "second", diary: diary) { Text("2") }
          }
          Button("Change") { isFirst.toggle() }
        }
      }
    }
    let diary = diary
    let scene = try scene { Branches(diary: diary) }
    try scene.tap("Change")
    #expect(diary.lines == ["+first", "+second", "-first"])
  }
}

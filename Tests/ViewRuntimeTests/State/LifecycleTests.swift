import Foundation
import NavigationCore
import NavigationUI
import OrderedJSON
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

@MainActor
@Suite struct LifecycleTests {
  private let diary = Diary()

  @Test func `onChange gets the old value and the new, once per update`() throws {
    struct Screen: View {
      let diary: Diary
      @State private var count = 0
      var body: some View {
        Button("More") {
          count += 1; count += 1
        }
        .onChange(of: count) { diary.note("\($0)-\($1)") }
        .onChange(of: count, initial: true) { diary.note("now \(count)") }
      }
    }
    let diary = diary
    let stage = Stage { Screen(diary: diary) }
    #expect(diary.lines == ["now 0"])
    try stage.tap("More")
    #expect(diary.lines.sorted() == ["0-2", "now 0", "now 2"])
  }

  @Test func `an onChange that never ends is reported`() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Go") { count += 1 }.onChange(of: count) { count += 1 }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("Go")
    #expect(stage.scene.rendering.problems.map(\.code) == [.infiniteUpdate])
  }

  @Test func `a view with another id has its own state`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var id = 0
      var body: some View {
        VStack {
          Counter().id(id)
          Button("Reset") { id += 1 }
        }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("Count 0")
    #expect(stage.first(.button)?.label == "Count 1")
    try stage.tap("Reset")
    #expect(stage.first(.button)?.label == "Count 0")
  }

  @Test func `a task starts with its screen, again with another id, and is cancelled with it`()
    async throws
  {
    struct Waiting: View {
      let diary: Diary
      let id: Int
      var body: some View {
        Text("w").task(id: id) {
          diary.note("start \(id)")
          do { try await Task.sleep(for: .seconds(86_400), clock: .suspending) } catch {
            diary.note("end \(id)")
          }
        }
      }
    }
    struct Screen: View {
      let diary: Diary
      @State private var id = 1
      var body: some View {
        VStack {
          Button("Next") { id += 1 }
          if id < 3 { Waiting(diary: diary, id: id) }
        }
      }
    }
    let diary = diary
    let stage = Stage { Screen(diary: diary) }
    try await until { diary.lines == ["start 1"] }
    try stage.tap("Next")
    try await until { diary.lines.count == 3 }
    #expect(diary.lines.dropFirst().sorted() == ["end 1", "start 2"])
    try stage.tap("Next")
    try await until { diary.lines.last == "end 2" }
  }

  @Test func `state stays with its row when rows swap places, and ends with its branch`() throws {
    struct Row: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name)\(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var names = ["a", "b"]
      @State private var isThere = true
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Row(name: $0) }
          if isThere { Row(name: "c") }
          Button("Swap") { names.reverse() }
          Button("Branch") { isThere.toggle() }
        }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("a0")
    try stage.tap("c0")
    try stage.tap("Swap")
    try stage.tap("Branch")
    try stage.tap("Branch")
    let labels = stage.nodes.filter { $0.kind == .button }.compactMap(\.label)
    #expect(labels == ["b0", "a1", "c0", "Swap", "Branch"])
  }

  @Test func `a property made of others keeps their state, and a view used twice has two states`()
    throws
  {
    struct Screen: View {
      var body: some View {
        let counter = Nested()
        VStack {
          counter
          counter
        }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("Nested 0")
    #expect(stage.nodes.filter { $0.kind == .button }.map(\.label) == ["Nested 1", "Nested 0"])
  }

  @Test func `a scene's storage is its own, and the app's is shared`() throws {
    struct Screen: View {
      @SceneStorage("mine") private var mine = 1
      @AppStorage("LifecycleTests.ours") private var ours = "a"
      @SceneStorage("kind") private var kind: Kind = .first
      @SceneStorage("data") private var data: Data?
      var body: some View {
        VStack {
          Text("\(mine) \(ours) \(kind.rawValue) \(data?.count ?? 0)")
          Button("Change") {
            mine = 2
            ours = "b"
            kind = .second
            data = Data([1, 2])
          }
        }
      }
    }
    defer { StoredValues.ofApp.contents = [:] }
    let (first, second) = (Stage { Screen() }, Stage { Screen() })
    var keys: Set<String> = []
    first.scene.sceneStorage.onChange = { key, _ in keys.insert(key) }
    try first.tap("Change")
    second.scene.update()
    #expect(first.texts == ["2 b second 2"])
    #expect(second.texts == ["1 b first 0"])
    #expect(keys == ["mine", "kind", "data"])
    #expect(first.scene.sceneStorage.contents["kind"] == "second")
    second.scene.sceneStorage.contents = first.scene.sceneStorage.contents
    second.scene.update()
    #expect(second.texts == ["2 b second 2"])
    second.scene.sceneStorage.contents = ["mine": "not a number"]
    second.scene.update()
    #expect(second.texts == ["1 b first 0"])
  }

  private enum Kind: String { case first, second }
}

private struct Counting: DynamicProperty {
  @State var count = 0
}

private struct Nested: View {
  private var counting = Counting()
  var body: some View { Button("Nested \(counting.count)") { counting.count += 1 } }
}

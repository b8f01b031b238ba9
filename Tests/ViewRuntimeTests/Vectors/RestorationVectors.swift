import Foundation
import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// Shows the restored path; it must cope with ids that no longer exist.
private struct Restored: View {
  @State private var path: NavigationPath
  let known: Set<Int>

  init(_ saved: String, known: Set<Int>) {
    let bytes = Array(saved.utf8)
    let representation = try? NavigationPath.CodableRepresentation(parsing: bytes)
    _path = State(wrappedValue: representation.map { NavigationPath($0) } ?? NavigationPath())
    self.known = known
  }

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("View") { Screen("View") }.navigationTitle("Root")
        .navigationDestination(for: Int.self) { id in
          if known.contains(id) {
            NavigationLink("Deeper") { Screen("Deeper") }.navigationTitle("Recipe \(id)")
          } else {
            Screen("Unknown recipe")
          }
        }
    }
  }
}

private struct User2: Hashable, Codable {
  let id: Int
  let name: String
}

/// Declares a destination for each type of a saved path.
private struct Mixed: View {
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Root").navigationTitle("Root")
        .navigationDestination(for: String.self) { Screen("Text \($0)") }
        .navigationDestination(for: Int.self) { Screen("Number \($0)") }
        .navigationDestination(for: Bool.self) { Screen("It is \($0)") }
        .navigationDestination(for: User2.self) { Screen("User \($0.name)") }
    }
  }
}

private struct Robot: Hashable {}

/// Saves the path as long as it can be saved, and starts with the saved one.
private struct Saving: View {
  @SceneStorage("path") private var saved: Data?
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Number") { path.append(1) }
        Button("Robot") { path.append(Robot()) }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { _ in
        Button("Robot") { path.append(Robot()) }.navigationTitle("Number")
      }
      .navigationDestination(for: Robot.self) { _ in Screen("Robot") }
    }
    .onAppear {
      let known = saved.flatMap {
        try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: $0)
      }
      if let known { path = NavigationPath(known) }
    }
    .onChange(of: path) {
      if let codable = path.codable { saved = try? JSONEncoder().encode(codable) }
    }
  }
}

@MainActor
@Suite struct RestorationVectors {
  @Test func `R1: a saved path shows a screen for each value, under its own title`() throws {
    let values: [any Hashable & Codable] = ["hello", 42, true, User2(id: 42, name: "Blob")]
    let pushed = Model()
    for value in values { pushed.path.append(value) }
    let saved = try #require(pushed.path.codable).bytes()
    let restored = Model()
    restored.path = NavigationPath(try NavigationPath.CodableRepresentation(parsing: saved))
    let scene = try SceneStage.scene { Mixed(model: restored) }
    #expect(scene.titles == ["Root", "Text hello", "Number 42", "It is true", "User Blob"])
    #expect(scene.codes == [])
    #expect(scene.rendering.view.detail?.back == "It is true")
  }

  @Test func `S11: an element of a renamed type shows the warning sign`() throws {
    let scene = try SceneStage.scene {
      Restored(#"["App.Gone","{}","Swift.Int","1"]"#, known: [1])
    }
    #expect(scene.titles.count == 3)
    #expect(scene.rendering.view.detail?.body.map(\.kind) == [.placeholder])
    #expect(scene.codes == [.destinationMissing])
    _ = try scene.back()
    #expect(scene.titles == ["Root", "Recipe 1"])
  }

  @Test func `S12: a view's screen on top is not restored with the path`() throws {
    let scene = try SceneStage.scene { Restored(#"["Swift.Int","1"]"#, known: [1]) }
    try scene.tap("Deeper")
    #expect(scene.titles == ["Root", "Recipe 1", "Deeper"])
    let saved = try NavigationPath(elements: scene.contents.path).codable?.bytes() ?? []
    #expect(String(decoding: saved, as: UTF8.self) == #"["Swift.Int","1"]"#)
    let later = try self.scene(saved)
    #expect(later.titles == ["Root", "Recipe 1"])
  }

  private func scene(_ saved: [UInt8]) throws -> SceneRuntime {
    try SceneStage.scene { Restored(String(decoding: saved, as: UTF8.self), known: [1]) }
  }

  @Test func `S13: an unknown id stays in a path of ids, and its screen handles it`() throws {
    let scene = try SceneStage.scene {
      Restored(#"["Swift.Int","9","Swift.Int","1"]"#, known: [1])
    }
    #expect(scene.titles == ["Root", "Recipe 1", "Unknown recipe"])
    #expect(scene.path == ["1", "9"])
    #expect(scene.codes == [])
  }

  @Test func `S10: a path that cannot be saved keeps the one that was saved before`() throws {
    let scene = try SceneStage.scene { Saving() }
    try scene.tap("Number")
    try scene.tap("Robot")
    #expect(scene.titles == ["Root", "Number", "Robot"])
    let later = SceneRuntime(
      id: "test", title: "Test", keeping: scene.sceneStorage.contents, content: { Saving() })
    #expect(later.titles == ["Root", "Number"])
  }
}

import NavigationCore
import NavigationUI
import SceneStage
import Testing

@testable import ViewRuntime

/// Shows what is restored of a path; ids that nobody knows any more have to be coped with.
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

@MainActor
@Suite struct RestorationVectors {
  @Test(.vector("S11")) func `an element of a type that was renamed shows the warning sign`() throws
  {
    let scene = try SceneStage.scene {
      Restored(#"["App.Gone","{}","Swift.Int","1"]"#, known: [1])
    }
    #expect(scene.titles.count == 3)
    #expect(scene.rendering.view.detail?.body.map(\.kind) == [.placeholder])
    #expect(scene.codes == [.destinationMissing])
    _ = try scene.back()
    #expect(scene.titles == ["Root", "Recipe 1"])
  }

  @Test(.vector("S12")) func `a view's screen on top is not restored with the path`() throws {
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

  @Test(.vector("S13")) func `an unknown id stays in a path of ids, and its screen copes`() throws {
    let scene = try SceneStage.scene {
      Restored(#"["Swift.Int","9","Swift.Int","1"]"#, known: [1])
    }
    #expect(scene.titles == ["Root", "Recipe 1", "Unknown recipe"])
    #expect(scene.path == ["1", "9"])
    #expect(scene.codes == [])
  }
}

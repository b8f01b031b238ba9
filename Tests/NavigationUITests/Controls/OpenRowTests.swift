import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

@MainActor
@Suite struct OpenRowTests {
  private struct Library: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationSplitView {
        List {
          ForEach(["Swift", "Linux"], id: \.self) { NavigationLink($0, value: $0) }
        }
        .navigationTitle("Library")
      } detail: {
        NavigationStack(path: $path) {
          Text("Nothing")
            .navigationDestination(for: String.self) { name in
              NavigationLink("Deeper", value: 1).navigationTitle(name)
            }
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
  }

  private func selected(_ scene: SceneRuntime) -> [String: Bool?] {
    let nodes = scene.nodes(in: .sidebar).flatMap(\.withDescendants).filter { $0.kind == .link }
    return Dictionary(uniqueKeysWithValues: nodes.map { ($0.label?.string ?? "", $0.isSelected) })
  }

  @Test func `the row whose screen is beside the sidebar is highlighted`() throws {
    let scene = try scene(on: "ipad-11-landscape") { Library() }
    #expect(selected(scene) == ["Swift": false, "Linux": false])
    try scene.tap("Linux")
    #expect(selected(scene) == ["Swift": false, "Linux": true])
    try scene.tap("Deeper")
    #expect(selected(scene) == ["Swift": false, "Linux": true])
    try scene.tap("Swift")
    #expect(selected(scene) == ["Swift": true, "Linux": false])
    _ = try scene.back()
    #expect(selected(scene) == ["Swift": false, "Linux": false])
  }

  @Test func `on a phone, where rows lead to screens, none is highlighted`() throws {
    let scene = try scene(on: "iphone-16") { Library() }
    #expect(selected(scene) == ["Swift": nil, "Linux": nil])
  }

  @Test func `a destination that the sidebar declares highlights its row, too`() throws {
    let scene = try scene(on: "ipad-11-landscape") {
      NavigationSplitView {
        List {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
        }
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
      } detail: {
        Text("Nothing")
      }
    }
    try scene.tap("Two")
    #expect(selected(scene) == ["One": false, "Two": true])
  }
}

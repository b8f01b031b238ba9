import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

private struct Editor: View {
  @State private var isInspecting = true
  @State private var isAsking = false
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("Count \(count)")
        Button("More") { count += 1 }
        Button("Ask") { isAsking = true }
        NavigationLink("Next") { Text("Next screen").navigationTitle("Next") }
      }
      .navigationTitle("Document")
      .inspector(isPresented: $isInspecting) {
        Notes()
          .navigationTitle("Inspector")
      }
      .toolbar { Button("Inspect") { isInspecting.toggle() } }
      .sheet(isPresented: $isAsking) {
        NavigationStack { Text("Sheet").navigationTitle("Sheet") }
      }
    }
  }
}

private struct Notes: View {
  @State private var notes = 0
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("Notes \(notes)")
      Button("Note") { notes += 1 }
      Button("Done") { dismiss() }
    }
  }
}

@MainActor
@Suite struct InspectorTests {
  private func inspector(of scene: SceneRuntime) -> [String]? {
    scene.rendering.view.inspector?.body.flatMap(\.withDescendants).filter { $0.kind == .text }
      .compactMap(\.label?.string)
  }

  @Test func `with room for it an inspector is a column, and the content stays in use`() throws {
    let scene = try scene(on: "ipad-11-landscape") { Editor() }
    #expect(inspector(of: scene) == ["Notes 0"])
    #expect(scene.rendering.view.sheet == nil)
    #expect(scene.rendering.view.detail?.title == "Document")
    try scene.tap("More")
    try scene.tap("Note")
    #expect(inspector(of: scene) == ["Notes 1"])
    let texts = scene.rendering.view.detail?.body.flatMap(\.withDescendants).compactMap(\.label)
    #expect(texts?.contains("Count 1") == true)
  }

  @Test func `back leaves the screen and not the inspector`() throws {
    let scene = try scene(on: "ipad-11-landscape") { Editor() }
    #expect(throws: Refusal.self) { try scene.back() }
    #expect(inspector(of: scene) != nil)
    try scene.tap("Next")
    #expect(scene.titles == ["Document", "Next"])
    #expect(inspector(of: scene) == nil)
    _ = try scene.back()
    #expect(inspector(of: scene) == ["Notes 0"])
  }

  @Test func `a button shows and hides an inspector, and it can dismiss itself`() throws {
    let scene = try scene(on: "ipad-11-landscape") { Editor() }
    try scene.tap("Inspect")
    #expect(inspector(of: scene) == nil)
    try scene.tap("Inspect")
    #expect(inspector(of: scene) != nil)
    try scene.tap("Done")
    #expect(inspector(of: scene) == nil)
  }

  @Test func `a sheet covers the content and its inspector`() throws {
    let scene = try scene(on: "ipad-11-landscape") { Editor() }
    try scene.tap("Ask")
    #expect(scene.rendering.view.sheet?.title == "Sheet")
    #expect(inspector(of: scene) != nil)
    #expect(throws: Refusal.self) { try scene.tap("Note") }
    _ = try scene.back()
    try scene.tap("Note")
    #expect(inspector(of: scene) == ["Notes 1"])
  }

  @Test func `on a phone an inspector is a sheet, and keeps its state when there is room again`()
    throws
  {
    let scene = try scene(on: "ipad-11-landscape") { Editor() }
    try scene.tap("Note")
    try scene.show(on: "iphone-16")
    #expect(inspector(of: scene) == nil)
    #expect(scene.rendering.view.sheet?.title == "Inspector")
    #expect(throws: Refusal.self) { try scene.tap("More") }
    try scene.show(on: "ipad-11-landscape")
    #expect(scene.rendering.view.sheet == nil)
    #expect(inspector(of: scene) == ["Notes 1"])
    try scene.show(on: "iphone-16")
    _ = try scene.back()
    #expect(scene.rendering.view.sheet == nil)
    try scene.tap("More")
  }

  @Test func `an app that always has an inspector can be used`() throws {
    let scene = try scene(on: "ipad-11-landscape") {
      NavigationSplitView {
        List { NavigationLink("One", value: 1) }.navigationTitle("Sidebar")
      } detail: {
        NavigationStack {
          Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
        .inspector(isPresented: .constant(true)) { Text("Always") }
      }
    }
    #expect(inspector(of: scene) == ["Always"])
    try scene.tap("One")
    #expect(scene.path == ["1"])
    #expect(inspector(of: scene) == ["Always"])
  }
}

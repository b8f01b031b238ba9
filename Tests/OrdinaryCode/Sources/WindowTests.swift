import Colonnade
import SceneStage
import SwiftUI
import Testing

struct Memo: Codable, Hashable {
  let number: Int
}

struct WindowApp: App {
  var body: some Scene {
    WindowGroup { WindowMenu(name: "Main") }
    WindowGroup("Memo", for: Memo.self) { $memo in
      NavigationStack { WindowMenu(name: "Memo \(memo?.number ?? 0)") }
    }
    Window("Tools", id: "tools") { WindowMenu(name: "Tools") }
      .environment(\.lineLimit, 7)
  }
}

struct WindowMenu: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismiss) private var dismiss
  @Environment(\.lineLimit) private var lineLimit
  @State private var count = 0
  let name: String

  var body: some View {
    VStack {
      Text("\(name), \(count), \(lineLimit ?? 0)")
      Button("Count") { count += 1 }
      Button("Memo 1") { openWindow(value: Memo(number: 1)) }
      Button("Memo 2") { openWindow(value: Memo(number: 2)) }
      Button("Tools") { openWindow(id: "tools") }
      Button("Nothing") { openWindow(id: "nothing") }
      Button("Close tools") { dismissWindow(id: "tools") }
      Button("Close front") { dismissWindow() }
      Button("Dismiss") { dismiss() }
    }
  }
}

@MainActor
@Suite struct WindowTests {
  private let scene: SceneRuntime

  init() throws {
    scene = try #require(WindowApp.sceneEntry.make([:]) as? SceneRuntime)
  }

  /// The text of the front window.
  private var front: String? {
    let screen = scene.rendering.view.sheet ?? scene.rendering.view.detail
    return screen?.body.flatMap(\.withDescendants).first { $0.kind == .text }?.label?.string
  }

  @Test func `a new window is shown over the first one, which stays`() throws {
    try scene.tap("Count")
    #expect(front == "Main, 1, 0")
    try scene.tap("Nothing")
    #expect(scene.rendering.view.sheet == nil)
    try scene.tap("Tools")
    #expect(front == "Tools, 0, 7")
    try scene.tap("Memo 2")
    #expect(front == "Memo 2, 0, 0")
    try scene.tap("Close front")
    #expect(front == "Tools, 0, 7")
    try scene.tap("Close tools")
    #expect(front == "Main, 1, 0")
    try scene.tap("Close front")
    #expect(front == "Main, 1, 0")
  }

  @Test func `a window that is already open comes to the front`() throws {
    for label in ["Memo 1", "Count", "Memo 2", "Tools"] { try scene.tap(label) }
    try scene.tap("Memo 1")
    #expect(front == "Memo 1, 1, 0")
    try scene.tap("Dismiss")
    #expect(front == "Main, 0, 0")
  }
}

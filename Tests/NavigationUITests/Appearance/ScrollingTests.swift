import NavigationUI
import OrderedJSON
import SceneModel
import SceneStage
import Testing

/// Scrolling by code; pages follow, and scripts see everything as before.
@MainActor
@Suite struct ScrollingTests {
  private struct Lines: View {
    var body: some View {
      ScrollViewReader { lines in
        VStack {
          ScrollView {
            ForEach(0..<5, id: \.self) { Text("Line \($0)") }
            Text("End").id("end")
          }
          Button("Third") { lines.scrollTo(2, anchor: .top) }
          Button("End") { lines.scrollTo("end") }
        }
      }
    }
  }

  private func requests(in scene: SceneRuntime) -> [String: String] {
    var requests: [String: String] = [:]
    for node in scene.body.flatMap(\.withDescendants) where node.look.contains("scrolled") {
      requests[node.label?.string ?? ""] = node.look
    }
    return requests
  }

  @Test func `the view with the id is marked, and again with each request`() throws {
    let scene = try scene { Lines() }
    let before = scene.body.flatMap(\.labels)
    #expect(requests(in: scene) == [:])
    try scene.tap("Third")
    #expect(requests(in: scene) == ["Line 2": #"[{"scrolled":{"to":1,"anchor":[0.5,0]}}]"#])
    try scene.tap("Third")
    #expect(requests(in: scene)["Line 2"]?.contains(#""to":2"#) == true)
    _ = try scene.tap(.id(try #require(scene.body.first(labelled: "End")?.id)), text: nil)
    #expect(requests(in: scene) == ["End": #"[{"scrolled":{"to":3}}]"#])
    #expect(scene.body.flatMap(\.labels) == before)
  }

  private struct Pages: View {
    @State private var page: Int?

    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<3) { Text("Page \($0)") } }
        }
        .scrollPosition(id: $page, anchor: .leading)
        Button("Last") { page = 2 }
        Button("Anywhere") { page = nil }
      }
    }
  }

  @Test func `a binding marks the view with its id`() throws {
    let scene = try scene { Pages() }
    #expect(requests(in: scene) == [:])
    try scene.tap("Last")
    #expect(requests(in: scene) == ["Page 2": #"[{"scrolled":{"to":1,"anchor":[0,0.5]}}]"#])
    try scene.tap("Anywhere")
    #expect(requests(in: scene) == [:])
  }
}

import NavigationCore
import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

// Typical code of authors on top of links, as in their projects.

private enum Route: Hashable, Codable {
  case settings
  case user(id: Int)
}

extension NavigationLink where Destination == Never, Label == Text {
  fileprivate init(_ title: String, to route: Route) {
    self.init(title, value: route)
  }

  fileprivate init(user id: Int) {
    self.init(value: Route.user(id: id)) { Text("User \(id)") }
  }
}

extension NavigationLink where Destination == Never {
  fileprivate init(route: Route?, @ViewBuilder label: () -> Label) {
    self.init(value: route, label: label)
  }
}

extension View {
  fileprivate func withRoutes() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .settings: Screen("Settings").navigationBarBackButtonHidden()
      case .user(let id): Screen("User \(id)").navigationBarBackButtonHidden(false)
      }
    }
  }

  fileprivate func pushing<Item: Hashable, Content: View>(
    _ item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    navigationDestination(item: item, destination: content)
  }
}

private struct Home: View {
  @State private var item: String?
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Settings", to: .settings)
        NavigationLink(user: 7)
        NavigationLink(route: nil) { Text("Nobody") }
        Button("Item") { item = "x" }
      }
      .navigationTitle("Home")
      .withRoutes()
      .pushing($item) { Screen("Item \($0)") }
    }
  }
}

@MainActor
@Suite struct AuthorsExtensionTests {
  @Test func `authors' own initializers of links compile and work`() throws {
    let scene = try scene { Home() }
    try scene.tap("User 7")
    #expect(scene.titles == ["Home", "User 7"])
    #expect(scene.rendering.view.detail?.back == "Home")
    _ = try scene.back()
    try scene.tap("Item")
    #expect(scene.titles == ["Home", "Item x"])
    #expect(throws: Refusal.self) { try scene.tap("Nobody") }
  }

  @Test func `a screen can hide its back button, and then back is refused`() throws {
    let scene = try scene { Home() }
    try scene.tap("Settings")
    #expect(scene.rendering.view.detail?.title == "Settings")
    #expect(scene.rendering.view.detail?.back == nil)
    #expect(throws: Refusal.noBackButton) { try scene.back() }
    #expect(scene.titles == ["Home", "Settings"])
  }

  @Test func `a stack inside a stack is drawn as a part of the screen, and reported`() throws {
    let scene = try scene {
      NavigationStack {
        NavigationLink("Go") { NavigationStack { Screen("Inner") } }.navigationTitle("Outer")
      }
    }
    try scene.tap("Go")
    #expect(scene.titles == ["Outer", "Inner"])
    #expect(scene.labels(in: .detail) == ["Inner"])
    #expect(scene.codes == [.nestedStack])
  }

  @Test func `dismiss pops a screen of the path, or dismisses a presented one`() throws {
    let scene = try scene {
      NavigationStack {
        NavigationLink("Value", value: 1).navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in
            NavigationLink("View") { Dismissing(title: "View") }.navigationTitle("Value")
          }
      }
    }
    try scene.tap("Value")
    try scene.tap("View")
    try scene.tap("Done")
    #expect(scene.titles == ["Root", "Value"])
  }
}

private struct Dismissing: View {
  let title: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Done") { dismiss() }.navigationTitle(title)
  }
}

import NavigationCore
import NavigationUI
import SceneStage
import Testing

@testable import ViewRuntime

private final class Tabs: ObservableObject {
  @Published var selected = "stack"
  @Published var path = NavigationPath()
  @Published var otherPath = NavigationPath()
  @Published var title = "Root"
}

/// A stack in one tab; the others have none, another one, and columns.
private struct Screen: View {
  @ObservedObject var tabs: Tabs

  var body: some View {
    TabView(selection: $tabs.selected) {
      stack(of: $tabs.path, titled: tabs.title).tabItem { Text("Stack") }.tag("stack")
      Text("Plain").tabItem { Text("Plain") }.tag("plain")
      stack(of: $tabs.otherPath, titled: "Other").tabItem { Text("Other") }.tag("other")
      NavigationSplitView {
        Text("Side")
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
      .tabItem { Text("Columns") }.tag("columns")
    }
  }

  private func stack(of path: Binding<NavigationPath>, titled title: String) -> some View {
    NavigationStack(path: path) {
      Text("Root").navigationTitle(title)
        .navigationDestination(for: Int.self) { Text("Number").navigationTitle("\($0)") }
    }
  }
}

@MainActor
@Suite struct HiddenTabTests {
  private let tabs = Tabs()

  private func scene(on device: String = "iphone-16") throws -> SceneRuntime {
    let tabs = tabs
    return try SceneStage.scene(on: device) { Screen(tabs: tabs) }
  }

  @Test(arguments: ["plain", "other", "columns"])
  func `a path that changes in a hidden tab is there when the tab is seen again`(
    other: String
  ) throws {
    for device in ["iphone-16", "ipad-11-landscape"] {
      tabs.selected = "stack"
      tabs.path = NavigationPath()
      let scene = try scene(on: device)
      scene.turn { tabs.path.append(1) }
      scene.turn { tabs.selected = other }
      scene.turn { tabs.path = NavigationPath([2, 3]) }
      scene.turn { tabs.selected = "stack" }
      #expect(scene.titles == ["Root", "2", "3"])
      #expect(scene.path == ["2", "3"])
      scene.turn { tabs.path.removeLast() }
      #expect(scene.titles == ["Root", "2"])
    }
  }

  @Test func `a title that changes in a hidden tab is there when the tab is seen again`() throws {
    let scene = try scene()
    scene.turn { tabs.selected = "plain" }
    scene.turn { tabs.title = "Renamed" }
    scene.turn { tabs.selected = "stack" }
    #expect(scene.titles == ["Renamed"])
  }

  @Test func `the path that changes together with the tab is shown`() throws {
    let scene = try scene()
    scene.turn { tabs.selected = "plain" }
    #expect(scene.path == [])
    scene.turn {
      tabs.path = NavigationPath([5])
      tabs.selected = "stack"
    }
    #expect(scene.titles == ["Root", "5"])
    scene.turn { tabs.selected = "plain" }
    #expect(scene.path == [])
    #expect(scene.titles == [""])
  }
}

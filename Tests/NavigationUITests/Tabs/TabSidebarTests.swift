import Foundation
import NavigationUI
import SceneModel
import SceneStage
import Testing

@MainActor
struct TabSidebarTests {
  private struct Screen: View {
    var customization = TabViewCustomization()
    @State private var choice = "home"
    @State private var plays = 0

    var body: some View {
      TabView(selection: $choice) {
        Tab("Home", systemImage: "house", value: "home") { Place(name: "Home") }
          .customizationID("home")
        TabSection("Library") {
          Tab("Songs", systemImage: "music.note", value: "songs") { Place(name: "Songs") }
            .customizationID("songs")
          Tab("Albums", systemImage: "square", value: "albums") { Place(name: "Albums") }
            .customizationID("albums").defaultVisibility(.hidden, for: .tabBar)
        }
        .customizationID("library")
        .sectionActions { Button("New playlist") { plays = 10 } }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(.constant(customization))
      .tabViewSidebarHeader { Text("Welcome") }
      .tabViewSidebarBottomBar { Button("Account") {} }
      .tabViewBottomAccessory { Button("Play \(plays)") { plays += 1 } }
    }
  }

  private struct Place: View {
    let name: String
    @Environment(\.isTabBarShowingSections) private var showsSections
    @Environment(\.tabBarPlacement) private var placement
    var body: some View {
      NavigationStack {
        List {
          Text("\(name) \(showsSections) \(placement == .sidebar) \(placement == .bottomBar)")
          NavigationLink("Further") { Text("Deep") }
        }
        .navigationTitle(name)
      }
    }
  }

  private func bar(of scene: SceneRuntime) -> [String] {
    (scene.screen?.toolbar ?? []).filter { $0.look.contains(#""placement":"tab""#) }.map { node in
      node.label?.string ?? node.children.compactMap { $0.label?.string }.joined(separator: " ")
    }
  }

  private func look(of label: String, in scene: SceneRuntime) -> String {
    scene.screen?.toolbar.first { $0.label?.string == label }?.look ?? ""
  }

  @Test func `an iPad's bar opens into a sidebar with all that belongs there`() throws {
    let scene = try scene(on: "ipad-11-landscape") { Screen() }
    #expect(bar(of: scene) == ["Home", "Songs", "Albums", "Sidebar", "Play 0"])
    #expect(scene.body.flatMap(\.withDescendants).contains { $0.label == "Home false false false" })
    #expect(look(of: "Sidebar", in: scene).contains(#""open":false"#))
    #expect(look(of: "Songs", in: scene).contains(#""section":1,"heading":"Library""#))
    #expect(look(of: "Albums", in: scene).contains(#""bar":false"#))

    try scene.tap("Sidebar")
    #expect(
      bar(of: scene) == [
        "Home", "Songs", "Albums", "Sidebar", "New playlist", "Welcome", "Account", "Play 0",
      ])
    #expect(look(of: "Sidebar", in: scene).contains(#""open":true"#))
    #expect(scene.body.flatMap(\.withDescendants).contains { $0.label == "Home true true false" })
    try scene.tap("New playlist")
    #expect(bar(of: scene).last == "Play 10")
    try scene.tap("Sidebar")
    #expect(bar(of: scene) == ["Home", "Songs", "Albums", "Sidebar", "Play 10"])
  }

  @Test func `an iPhone's bar has all tabs and no sidebar`() throws {
    let scene = try scene(on: "iphone-16") { Screen() }
    #expect(bar(of: scene) == ["Home", "Songs", "Albums", "Play 0"])
    #expect(scene.body.flatMap(\.withDescendants).contains { $0.label == "Home false false true" })
  }

  @Test func `the view above the bar is seen with every tab and every screen, and works`() throws {
    let scene = try scene(on: "iphone-16") { Screen() }
    try scene.tap("Play 0")
    try scene.tap("Songs")
    #expect(scene.screen?.title == "Songs")
    #expect(bar(of: scene).last == "Play 1")
    try scene.tap("Further")
    #expect(bar(of: scene) == ["Home", "Songs", "Albums", "Play 1"])
    try scene.tap("Play 1")
    #expect(bar(of: scene).last == "Play 2")
  }

  @Test func `a customization hides tabs in the sidebar and orders those of a section`() throws {
    let kept = #"{"shown":[],"hidden":["home"],"sections":{"library":["albums","songs"]}}"#
    var customization = try JSONDecoder().decode(
      TabViewCustomization.self, from: Data(kept.utf8))
    #expect(customization[tab: "home"].sidebarVisibility == .hidden)
    #expect(customization[section: "library"].tabOrder == ["albums", "songs"])
    let scene = try scene(on: "ipad-11-landscape") { [customization] in
      Screen(customization: customization)
    }
    #expect(bar(of: scene).prefix(3) == ["Home", "Albums", "Songs"])
    #expect(look(of: "Home", in: scene).contains(#""sidebar":false"#))
    try scene.tap("Albums")
    #expect(scene.screen?.title == "Albums")

    let again = try JSONDecoder().decode(
      TabViewCustomization.self, from: JSONEncoder().encode(customization))
    #expect(again == customization)
    customization.resetVisibility()
    customization[section: "library"].resetTabOrder()
    #expect(customization == TabViewCustomization())
  }

  @Test func `the scene keeps a customization`() throws {
    struct Keeping: View {
      @SceneStorage("tabs") private var customization: TabViewCustomization
      var body: some View {
        Button("Hide") { customization[tab: "a"].sidebarVisibility = .hidden }
        Text("\(customization[tab: "a"].sidebarVisibility == .hidden)")
      }
    }
    let stage = Stage { Keeping() }
    #expect(stage.texts == ["false"])
    try stage.tap("Hide")
    #expect(stage.texts == ["true"])
  }

  @Test func `a disabled view above the bar is not there`() throws {
    let stage = Stage {
      TabView { Tab("A", systemImage: "a") { Text("A") } }
        .tabViewBottomAccessory(isEnabled: false) { Text("Above") }
    }
    #expect(stage.screen?.toolbar.count == 1)
  }
}

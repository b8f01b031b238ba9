import NavigationCore
import NavigationUI
import SceneStage
import Testing

/// The device's appearance, as views read it.
@MainActor
@Suite struct ColorSchemeTests {
  private struct Screen: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
  }

  @Test func `views read the device's color scheme, unless an ancestor sets another`() throws {
    let scene = try scene {
      NavigationStack {
        VStack {
          Screen()
          Screen().environment(\.colorScheme, .light)
        }
      }
    }
    #expect(scene.labels(in: .detail) == ["light", "light"])
    var request = EnvironmentRequest()
    request[\.colorScheme] = .dark
    _ = try scene.command(.setEnvironment(request))
    #expect(scene.labels(in: .detail) == ["dark", "light"])
  }

  private struct Asking: View {
    var scheme: ColorScheme? = .dark
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
      Text(colorScheme == .dark ? "asks in dark" : "asks in light").preferredColorScheme(scheme)
    }
  }

  private func window(of scene: SceneRuntime) -> Bool {
    scene.rendering.view.window == ["scheme": "dark"]
  }

  @Test func `a preferred scheme is the window's, also for the view that prefers it`() throws {
    let scene = try scene(on: "iphone-16") {
      NavigationStack {
        VStack {
          Asking()
          Screen()
          NavigationLink("Next") { Screen().navigationTitle("Next") }
        }
        .navigationTitle("First")
      }
    }
    #expect(scene.labels(in: .detail).prefix(2) == ["asks in dark", "dark"])
    #expect(window(of: scene))
    try scene.tap("Next")
    #expect(scene.labels(in: .detail) == ["dark"])
    #expect(window(of: scene))
  }

  @Test func `a scheme that a pushed screen prefers goes with it`() throws {
    let scene = try scene(on: "iphone-16") {
      NavigationStack {
        VStack {
          Screen()
          NavigationLink("Next") { Asking() }
        }
      }
    }
    #expect(scene.labels(in: .detail).first == "light")
    try scene.tap("Next")
    #expect(scene.labels(in: .detail) == ["asks in dark"])
    #expect(window(of: scene))
    _ = try scene.back()
    #expect(scene.labels(in: .detail).first == "light")
    #expect(!window(of: scene))
  }

  @Test func `a scheme on tabs is that of all their screens`() throws {
    let scene = try scene(on: "iphone-16") {
      TabView {
        NavigationStack { Screen().navigationTitle("A") }.tabItem { Text("One") }
        Screen().tabItem { Text("Two") }
      }
      .preferredColorScheme(.dark)
    }
    #expect(window(of: scene))
    #expect(scene.labels(in: .detail).first == "dark")
    try scene.tap("Two")
    #expect(window(of: scene))
    #expect(scene.labels(in: .detail).first == "dark")
  }

  @Test func `a sheet has the window's scheme, and can prefer another for itself`() throws {
    struct Root: View {
      @State private var isShown = false
      let sheet: ColorScheme?
      var body: some View {
        NavigationStack {
          VStack {
            Screen()
            Button("Show") { isShown = true }
          }
        }
        .preferredColorScheme(sheet == nil ? .dark : nil)
        .sheet(isPresented: $isShown) {
          VStack {
            Asking(scheme: sheet)
            Screen()
          }
        }
      }
    }
    for scheme in [nil, ColorScheme.dark] {
      let scene = try scene(on: "iphone-16") { Root(sheet: scheme) }
      try scene.tap("Show")
      let sheet = try #require(scene.rendering.view.sheet)
      let texts = sheet.body.flatMap(\.withDescendants).filter { $0.kind == .text }
      #expect(texts.map(\.label) == ["asks in dark", "dark"])
      #expect(window(of: scene) == (scheme == nil))
      let look = sheet.style?.text ?? ""
      #expect(look.contains(#"{"scheme":"dark"}"#) == (scheme != nil))
    }
  }
}

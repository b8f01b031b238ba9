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
}

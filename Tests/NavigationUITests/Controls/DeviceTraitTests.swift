import NavigationCore
import NavigationUI
import OrderedJSON
import SceneStage
import Testing

/// The traits that a person chooses on a device, as views read them.
@MainActor
@Suite struct DeviceTraitTests {
  private struct Screen: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      Text(size.isAccessibilitySize ? "huge" : "\(size)")
      Text(contrast == .increased ? "strong" : "standard")
      Text(verbatim: locale.identifier)
      Text(direction == .rightToLeft ? "from the right" : "from the left")
    }
  }

  private func labels(_ choose: (inout EnvironmentRequest) -> Void) throws -> [String] {
    let scene = try scene { NavigationStack { VStack { Screen() } } }
    var request = EnvironmentRequest()
    choose(&request)
    _ = try scene.command(.setEnvironment(request))
    return scene.labels(in: .detail)
  }

  @Test func `views read the text size, the contrast, the locale and the direction`() throws {
    let french = try #require(DeviceLocale("fr_CH"))
    let shown = try labels {
      $0[\.dynamicTypeSize] = .accessibility2
      $0[\.colorSchemeContrast] = .increased
      $0[\.locale] = french
      $0[\.layoutDirection] = .rightToLeft
    }
    #expect(shown == ["huge", "strong", "fr_CH", "from the right"])
  }

  @Test func `a language written from right to left reverses the direction`() throws {
    let arabic = try #require(DeviceLocale("ar_EG"))
    #expect(try labels { $0[\.locale] = arabic }.last == "from the right")
  }

  @Test(arguments: ["fr CH", "é", String(repeating: "a", count: 36), "en_US@calendar=buddhist"])
  func `a text that cannot be a locale is ignored`(text: String) {
    #expect(DeviceLocale(UTF8String(text)) == nil)
  }
}

import OrderedJSON
import SceneModel
import SceneStage
import SwiftData
import SwiftUI
import Testing

@Suite struct ParksTests {
  private var stage: Stage {
    Stage { ParksScreen().modelContainer(for: Visit.self).environment(\.season, "autumn") }
  }

  @Test func `values that belong to the main actor lead to their screens`() throws {
    let stage = stage
    try stage.tap("Zion")
    try stage.tap("Settings")
    #expect(stage.labels == ["Settings"])
    for _ in 0..<2 { _ = try stage.scene.back() }
    #expect(stage.screen?.title == "Parks")
  }

  @Test func `a saved path has the bytes that SwiftUI writes`() throws {
    let router = Router()
    router.path.append(Place.park(Park(id: 2, name: "Zion")))
    router.path.append(7)
    let saved = try #require(router.saved)
    let text = String(decoding: saved, as: UTF8.self)
    #expect(text.contains(#""7","Swift.Int""#) || text.contains(#""Swift.Int","7""#))
    #expect(text.contains("Place"))
    router.path = NavigationPath()
    router.saved = saved
    #expect(router.path.count == 2)
  }

  @Test func `an object in a state is made once while its view is updated`() throws {
    let before = Router.made
    let stage = stage
    for _ in 0..<3 { try stage.tap("Visit") }
    #expect(stage.labels.contains("3 visits in autumn"))
    #expect(Router.made == before + 1)
  }

  @Test func `shapes and layouts belong to no actor`() async {
    let height = await Task.detached { heightOfWave() }.value
    #expect(height == 3)
    #expect(await Task.detached { waveIsSendable() is Wave }.value)
    #expect(await Task.detached { flowIsSendable() is Flow }.value)
  }
}

extension Stage {
  fileprivate var labels: [String] { (screen?.body ?? []).flatMap(\.labels) }
}

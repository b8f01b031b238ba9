import CorpusWalker
import OrderedJSON
import SceneModel
import Testing

@MainActor
@Suite struct WalkTests {
  @Test(arguments: corpus, ["iphone-16", "ipad-11-landscape"])
  func `back leads to the same screen after every tap, and no false problem is reported`(
    app: CorpusApp, device: String
  ) async throws {
    var walk = try await Walk(through: app, on: device)
    try await walk.run()
    #expect(walk.failures == [])
    #expect(Set(walk.untapped).subtracting(app.unreached) == [])
    #expect(walk.problems == app.problems)
  }

  @Test(arguments: corpus.filter { !$0.links.isEmpty }, ["iphone-16", "ipad-11-landscape"])
  func `a link from outside opens its screens, and back leads through all of them`(
    app: CorpusApp, device: String
  ) throws {
    for (url, titles) in app.links {
      let scene = try app.launch(on: device)
      _ = try scene.open(url: url)
      #expect(scene.rendering.screens.map(\.title.string) == titles, "\(url)")
      for count in stride(from: titles.count - 1, to: 0, by: -1) {
        _ = try scene.back()
        #expect(scene.rendering.screens.map(\.title.string) == Array(titles.prefix(count)))
      }
    }
  }
}

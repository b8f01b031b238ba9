import Colonnade
import Gallery
import Sandbox
import Serving
import Sessions

/// `colonnade serve`
@MainActor
enum ServeCommand {
  static func run(_ words: [String]) -> Tool.Status {
    AppServer.run(
      arguments: words, scenes: [SceneEntry(.sandbox())] + Gallery.scenes,
      values: StoredValues.ofApp, calledAs: "colonnade serve", firesTimers: false)
  }
}

import Colonnade
import Gallery
import Launch
import Sandbox
import Serving
import Sessions

/// `colonnade serve`
@MainActor
enum ServeCommand {
  /// The scenes that its sessions can open.
  static var scenes: [SceneEntry] { [SceneEntry(.sandbox())] + Gallery.scenes }

  static func run(_ words: [String]) -> Tool.Status {
    AppServer.run(
      arguments: words, scenes: scenes, values: StoredValues.ofApp, calledAs: "colonnade serve",
      firesTimers: false, isBuiltIn: true)
  }
}

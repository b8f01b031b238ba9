import Gallery
import Serving
import Sessions

/// `colonnade serve`
@MainActor
enum ServeCommand {
  static func run(_ words: [String]) -> Tool.Status {
    let status = AppServer.run(
      arguments: words, scenes: [.sandbox()] + Gallery.scenes, calledAs: "colonnade serve")
    return status == .success ? .success : .usage
  }
}

import OrderedJSON
import SceneModel

/// The resources that the hosts of a scene share while they render.
@MainActor
struct RenderingResources {
  let styles = StyleTable()
  /// The size of the last renderings of all hosts.
  let renderedBytes = ByteCount()
  /// Numbers the controls, whose ids are unique in the scene.
  let controlNumbers = SerialNumbers()
  /// Numbers the scroll requests, so that pages can distinguish them.
  let scrollRequestNumbers = SerialNumbers()
}

/// Consecutive numbers, beginning with 1.
package final class SerialNumbers {
  private var last = 0

  package init() {}

  package func next() -> Int {
    last += 1
    return last
  }
}

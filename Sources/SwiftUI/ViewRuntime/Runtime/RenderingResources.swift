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
  /// The long collections whose elements do not all have views.
  let collections = LazyCollections()
}

extension SceneRuntime {
  /// The numbers of the scene's scroll requests.
  package var scrollRequestNumbers: SerialNumbers { resources.scrollRequestNumbers }
}

import NavigationCore
import OrderedJSON
import SceneModel

/// A point in a session's history, and the scene that it belongs to.
package struct SceneCheckpoint {
  let scene: UTF8String
  let unknownTypes: TypeRegistry.UnknownTypes
  /// The types used to write elements.
  let types: TypeRegistry
  package let checkpoint: Timeline.Checkpoint
}

extension SceneCheckpoint {
  package init(of timeline: Timeline, in unknownTypes: TypeRegistry.UnknownTypes) {
    self.init(
      scene: timeline.scene.id, unknownTypes: unknownTypes, types: timeline.scene.types,
      checkpoint: timeline.checkpoint)
  }
}

/// The change of scene by a revision: it leaves one scene and opens another, and the history
/// continues with a new state.
package struct SceneOpening {
  /// The scene that the revision leaves, at its last revision.
  package let left: SceneCheckpoint
  /// The new scene, before its first revision.
  package let opened: SceneCheckpoint

  package init(left: SceneCheckpoint, opened: SceneCheckpoint) {
    (self.left, self.opened) = (left, opened)
  }
}

/// A stored record that this version cannot read.
package struct UnreadableRecord: Error {
  package let reason: String
  /// The first unreadable revision; nil if it is a state that cannot be read.
  package let number: Int?

  package init(reason: String, number: Int? = nil) {
    self.reason = reason
    self.number = number
  }
}

import NavigationCore
import OrderedJSON

/// A place in a session's history, and the scene that it belongs to.
struct SceneCheckpoint {
  let scene: UTF8String
  let unknownTypes: TypeRegistry.UnknownTypes
  /// The types by which elements are written.
  let types: TypeRegistry
  let checkpoint: Timeline.Checkpoint
}

extension SceneCheckpoint {
  init(of timeline: Timeline, in unknownTypes: TypeRegistry.UnknownTypes) {
    self.init(
      scene: timeline.scene.id, unknownTypes: unknownTypes, types: timeline.scene.types,
      checkpoint: timeline.checkpoint)
  }
}

/// A revision that opens a scene leaves another: the history goes on with a new state.
struct SceneOpening {
  /// The scene that is left, at its last revision.
  let left: SceneCheckpoint
  /// The new one, before its first.
  let opened: SceneCheckpoint
}

/// A kept record that this version cannot read.
struct UnreadableRecord: Error {
  let reason: String
  /// The first revision that it is about; nil for a state.
  let number: Int?

  init(reason: String, number: Int? = nil) {
    self.reason = reason
    self.number = number
  }
}

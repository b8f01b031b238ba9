import NavigationCore
import OrderedJSON
import SceneModel

/// Folds the stored data of a session, without a scene's code.
public enum SavedFold {
  /// - Parameters:
  ///   - snapshots: the snapshots, oldest first.
  ///   - revisions: the revisions without gaps, at least those after the first snapshot.
  /// - Returns: what does not fit together, as the end of a sentence; nil if everything does.
  public static func problem(
    of snapshots: [SavedSnapshot], _ revisions: [SavedRevision]
  ) -> String? {
    do {
      guard var folded = try snapshots.first.map(FoldedState.init) else { return "has no state" }
      for saved in revisions where saved.number > folded.timeline.head {
        try folded.replay(saved)
        guard let snapshot = snapshots.first(where: { $0.number == saved.number }) else { continue }
        let known = try FoldedState(snapshot)
        if !folded.isSame(as: known) {
          return "folds to another state at revision \(saved.number) than was kept"
        }
      }
      return nil
    } catch {
      return error.number.map { "cannot be read at revision \($0): \(error.reason)" }
        ?? "has a state that cannot be read: \(error.reason)"
    }
  }

  /// A timeline in the open scene.
  private struct FoldedState {
    var timeline: Timeline

    init(_ snapshot: SavedSnapshot) throws(UnreadableRecord) {
      self = try FoldedState(try SavedReader.json(snapshot.body))
    }

    private init(_ json: JSONValue) throws(UnreadableRecord) {
      let scene = SceneDescription.gone(try SavedReader.scene(of: json).id)
      let checkpoint = try SavedReader(types: scene.types).checkpoint(json)
      let reducer = Reducer(scene: scene, maxDepth: .max)
      guard let timeline = Timeline(reducer: reducer, at: checkpoint) else {
        throw UnreadableRecord(reason: "It does not fit together.")
      }
      self.timeline = timeline
    }

    mutating func replay(_ saved: SavedRevision) throws(UnreadableRecord) {
      let item = try SavedHistory.Item(saved)
      if let opened = item.json["opened"] { self = try FoldedState(opened) }
      let revision = try item.read(by: SavedReader(types: timeline.scene.types))
      if timeline.replay(revision) == nil {
        throw UnreadableRecord(reason: "It is about another state.", number: saved.number)
      }
    }

    func isSame(as other: FoldedState) -> Bool {
      let (mine, theirs) = (timeline.checkpoint, other.timeline.checkpoint)
      return timeline.scene.id == other.timeline.scene.id && mine.state.isSame(as: theirs.state)
        && mine.start == theirs.start && mine.undoable == theirs.undoable
        && mine.redoable == theirs.redoable
    }
  }
}

import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument

/// A past state, while moving through the stored history.
struct PastState {
  /// The number of the revision that led to the state.
  private(set) var number: Int
  private(set) var state: NavigationState
  private(set) var scene: SceneDescription
  /// The scenes that can be described without their code, by id.
  private let scenes: [UTF8String: SceneDescription]

  init(_ snapshot: SavedSnapshot, among scenes: [UTF8String: SceneDescription])
    throws(UnreadableRecord)
  {
    try self.init(try SavedReader.json(snapshot.body), at: snapshot.number, among: scenes)
  }

  private init(
    _ checkpoint: JSONValue, at number: Int, among scenes: [UTF8String: SceneDescription]
  ) throws(UnreadableRecord) {
    let id = try SavedReader.scene(of: checkpoint).id
    let scene = scenes[id] ?? .gone(id)
    state = try SavedReader(types: scene.types).checkpoint(checkpoint).state
    (self.number, self.scene, self.scenes) = (number, scene, scenes)
  }

  /// Applies the next revision.
  ///
  /// - Returns: the revision, and whether it opened a scene.
  @discardableResult
  mutating func advance(
    over saved: SavedRevision
  ) throws(UnreadableRecord) -> (revision: Revision, opensScene: Bool) {
    let item = try SavedHistory.Item(saved)
    let opened = item.json["opened"]
    if let opened { self = try PastState(opened, at: number, among: scenes) }
    let revision = try item.read(by: SavedReader(types: scene.types))
    try apply(revision.change, of: saved)
    number = saved.number
    return (revision, opened != nil)
  }

  /// Reverts the revision that led to the state.
  mutating func retreat(over saved: SavedRevision) throws(UnreadableRecord) {
    let item = try SavedHistory.Item(saved)
    if let left = item.json["left"] {
      self = try PastState(left, at: number, among: scenes)
    } else {
      let revision = try item.read(by: SavedReader(types: scene.types))
      try apply(revision.change.inverse, of: saved)
    }
    number = saved.number - 1
  }

  private mutating func apply(_ change: Change, of saved: SavedRevision) throws(UnreadableRecord) {
    if !state.apply(saved: change) {
      throw UnreadableRecord(reason: "It is about another state.", number: saved.number)
    }
  }

  /// Returns the state document as JSON text.
  ///
  /// - Parameter shown: what the views showed, if that was kept.
  func text(showing shown: RenderedDocument?) -> [UInt8] {
    Session.text(of: state, in: scene, nil, showing: shown)
  }
}

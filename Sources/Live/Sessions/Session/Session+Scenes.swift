import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import StateDocument
import WireProtocol

/// Consecutive scenes share one history: the revision numbers continue, but nothing in an earlier
/// scene can be undone.
extension Session {
  /// Opens a scene on the session's current device.
  ///
  /// - Throws: `noSuchElement` if there is no scene with this id.
  func open(scene id: UTF8String, _ context: CommandContext) throws(WireError) {
    try requireRoom(after: revision)
    guard let entry = setting.scenes.first(where: { $0.id == id }) else { throw noScene(id) }
    let driver = entry.make([:])
    let left = SceneCheckpoint(of: timeline, in: self.context.unknownTypes)
    let opened = startScene(driver)
    let moved = driver.description.initialState.difference(to: timeline.state)
    let followUps = moved.isEmpty ? [] : (try? driver.apply(moved)) ?? []
    commitReset(followedBy: followUps, context)
    try storeHead(opening: SceneOpening(left: left, opened: opened), for: context.keyed)
  }

  /// - Returns: the point where the new scene begins.
  private func startScene(_ driver: any SceneDriver) -> SceneCheckpoint {
    journal.unsavedValues = [:]
    stopObserving()
    setScene(driver)
    observe(driver)
    let reducer = Reducer(scene: driver.description, maxDepth: timeline.reducer.maxDepth)
    feed.startChapter(Timeline(reducer: reducer, continuing: timeline))
    feed.trimChapters()
    context.use(timeline.scene.types)
    return SceneCheckpoint(of: timeline, in: context.unknownTypes)
  }

  /// Records that the scene starts from a new state: subscribers get the whole document.
  func commitReset(followedBy commands: [Command], _ context: CommandContext) {
    let driver = scene.driver
    feed.appendReset(followedBy: commands, context) { timeline in
      let rendering = driver.rendering(of: timeline.state).identified(in: timeline.state)
      return Self.text(of: timeline.state, in: timeline.scene, rendering)
    }
    keepRendering(driver.rendering(of: timeline.state))
  }

  private func noScene(_ id: UTF8String) -> WireError {
    let nearest = nearestNames(to: id, in: setting.scenes.map(\.id))
    return WireError(
      .noSuchElement, "Unknown scene. scene.list returns all scenes.",
      pointer: "/params/id", details: ["nearest": .array(nearest.map { .string($0) })])
  }

  var sceneList: JSONObject {
    [
      "scenes": .array(
        setting.scenes.map { entry in
          [
            "id": .string(entry.id), "title": .string(entry.title),
            "summary": .string(entry.summary),
          ]
        }),
      "open": .string(timeline.scene.id),
    ]
  }
}

extension Session {
  /// Returns the state document at a revision as JSON text.
  ///
  /// - Parameter shown: what an author's views showed, if that was looked up.
  func text(at number: Int, showing shown: RenderedDocument? = nil) -> [UInt8] {
    let chapter = feed.chapter(of: number)
    // Unconfirmed revisions are always available: `requireRoom` ensures that.
    let state = (try? chapter.state(at: number)) ?? chapter.scene.initialState
    let rendering = scene.renderings.rendering(of: number)
    return Self.text(of: state, in: chapter.scene, rendering, showing: shown)
  }

  nonisolated static func text(
    of state: NavigationState, in scene: SceneDescription, _ rendering: Rendering?,
    showing shown: RenderedDocument? = nil
  ) -> [UInt8] {
    var writer = JSONWriter(reservingCapacity: state.weight + 128 * state.path.count)
    writer.append(state, in: scene, rendering: rendering, shown: shown)
    return writer.bytes
  }
}

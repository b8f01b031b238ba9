import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

/// Several scenes, one after the other, are one history: the numbers go on, but nothing of a scene
/// that was left can be undone.
extension Session {
  /// Begins a scene, on the device that the session is on.
  func open(scene id: UTF8String, _ commandContext: CommandContext) throws(WireError) {
    guard let entry = scenes.first(where: { $0.id == id }) else { throw noScene(id) }
    let (description, scene) = entry.make([:])
    let left = SceneCheckpoint(of: timeline, in: context.unknownTypes)
    saving.values = [:]
    sceneValues = SceneValues()
    follow(scene)
    chapters.append(timeline)
    let reducer = Reducer(scene: description, maxDepth: timeline.reducer.maxDepth)
    chronicle.begin(Timeline(reducer: reducer, continuing: timeline))
    let opened = SceneCheckpoint(of: timeline, in: context.unknownTypes)
    forgetOldChapters()
    refreshContext()
    let moved = description.initialState.difference(to: timeline.state)
    let surprises = moved.isEmpty ? [] : (try? scene?.perform(moved)) ?? []
    let rendering = scene?.rendering
    let revision = chronicle.recordBeginning(followedBy: surprises, commandContext) { timeline in
      Self.text(of: timeline.state, in: timeline.scene, rendering?.identified(in: timeline.state))
    }
    guard revision != nil else { return }
    if let rendering { keep(rendering) }
    try storeHead(opening: SceneOpening(left: left, opened: opened))
  }

  private func noScene(_ id: UTF8String) -> WireError {
    let nearest = nearestNames(to: id, in: scenes.map(\.id))
    return WireError(
      .noSuchElement, "There is no scene of this id; scene.list tells them all.",
      pointer: "/params/id", details: ["nearest": .array(nearest.map { .string($0) })])
  }

  /// Of all chapters together no more is kept than of one that lasts, and of the oldest nothing when
  /// they take too much.
  private func forgetOldChapters() {
    var kept = chapters[...]
    var bytes = chapterBytes
    while let first = kept.first,
      timeline.head - first.head > Timeline.retention || bytes > Self.mostChapterBytes
    {
      bytes -= first.historyBytes
      kept.removeFirst()
    }
    if kept.count < chapters.count { chapters = Array(kept) }
  }

  var sceneList: JSONObject {
    [
      "scenes": .array(
        scenes.map { entry in
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
  /// The timeline of the scene that a revision belongs to.
  func chapter(of number: Int) -> Timeline {
    if number > timeline.start { return timeline }
    return chapters.last { number > $0.start } ?? chapters.first ?? timeline
  }

  /// The revisions after a number, oldest first, at most so many.
  func revisions(after number: Int, limit: Int) -> [Revision] {
    var found: [Revision] = []
    for chapter in chapters + [timeline] where chapter.head > number {
      found += chapter.revisions(after: number, limit: limit - found.count)
    }
    return found
  }

  /// The state document at a revision as JSON text; what views showed is known of the newest alone.
  func text(at number: Int) -> [UInt8] {
    let chapter = chapter(of: number)
    // What is not confirmed is always within reach: `requireRoom` sees to it.
    let state = (try? chapter.state(at: number)) ?? chapter.scene.initialState
    let rendering = renderings.rendering(of: number)
    return Self.text(of: state, in: chapter.scene, rendering)
  }

  nonisolated static func text(
    of state: NavigationState, in scene: SceneDescription, _ rendering: Rendering?
  ) -> [UInt8] {
    var writer = JSONWriter(reservingCapacity: state.weight + 128 * state.path.count)
    writer.append(state, in: scene, rendering: rendering)
    return writer.bytes
  }
}

import NavigationCore
import OrderedJSON
import SceneModel
import Testing
import WireProtocol

@testable import SessionRecords
@testable import Sessions

/// A visitor of a session with views, whose mirror follows each change and is compared with the
/// session's own document.
@MainActor
struct LiveVisitor {
  let scene: FakeScene
  let visitor: Visitor
  let store = MemoryStore(keepingRecords: true)

  init(
    also entries: [SceneEntry] = [], clock: @escaping () -> Int64 = { 7 }
  ) {
    let scene = FakeScene()
    self.scene = scene
    let reducer = Reducer(scene: scene.description)
    let entry = SceneEntry(id: "fake", title: "Fake", summary: "Another.") {
      FakeScene(keeping: $0)
    }
    visitor = Visitor(
      Session(
        id: "main", timeline: Timeline(reducer: reducer), scene: scene, log: store.log(of: "main"),
        setting: .init(scenes: [entry] + entries, store: store, clock: clock)))
  }

  var session: Session { visitor.session }

  var document: JSONValue {
    get throws { try JSONValue(parsing: session.stateText()) }
  }

  /// Applies all changes to the initial document, and compares.
  func checkMirror(
    from start: JSONValue, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var mirror = start
    for number in stride(from: 1, through: session.revision, by: 1) {
      let message = try JSONValue(parsing: Array(session.message(number)))
      let patch = try JSONPatch(try #require(message["params"]?["patch"]))
      mirror = try patch.apply(to: mirror)
    }
    #expect(mirror == (try document), sourceLocation: sourceLocation)
  }

  func patch(of revision: Int) throws -> [JSONValue] {
    let message = try JSONValue(parsing: Array(session.message(revision)))
    return try #require(message["params"]?["patch"]?.arrayValue)
  }

  func cause(of revision: Int) throws -> JSONValue? {
    try JSONValue(parsing: Array(session.message(revision)))["params"]?["cause"]
  }

  /// Replays the log without the views.
  func folded() throws -> Timeline {
    let saved = try #require(try store.log(of: "main").saved())
    let reader = SavedReader(types: FakeScene().description.types)
    let history = try SavedHistory(saved)
    var contents = try HistoryContents(of: history, by: reader)
    for revision in history.revisions { try contents.read(SavedHistory.Item(revision)) }
    let reducer = Reducer(scene: FakeScene().description)
    let start = Timeline(reducer: reducer, at: contents.checkpoint, before: contents.older)
    var timeline = try #require(start)
    for revision in contents.older + contents.newer.map(\.revision) {
      let transition = timeline.replay(revision)
      #expect(transition != nil)
    }
    return timeline
  }
}

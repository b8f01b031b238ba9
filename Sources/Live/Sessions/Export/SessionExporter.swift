import ExchangeFormats
import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument
import WireProtocol

/// Writes a session as documents: its state, its requests, or a test that repeats them.
@MainActor
struct SessionExporter {
  let renderings: PastRenderings
  /// The values that the open scene keeps by itself.
  let values: SceneValues
  /// The actions since the newest revision that had no visible effect yet.
  let unseen: [JSONObject]

  var history: SessionHistory { renderings.history }
  var timeline: Timeline { renderings.history.timeline }
  var head: Int { renderings.history.head }

  /// Exports the newest state, or begins an export of the requests that led to it.
  func export(_ format: Document.Format) throws(WireError) -> Session.Result {
    let state = timeline.state
    let document: JSONValue
    switch format {
    case .json: document = withSceneStorage(Document.export(state, of: timeline.scene))
    case .swiftui: document = .string(try Document.savedPath(of: state))
    case .swiftTest:
      try requireSourceSize(of: state)
      document = .string(try Document.swiftTest(of: state))
    case .python:
      try requireSourceSize(of: state)
      return .export(ExportUnderWay(of: history, as: format))
    case .jsonl: return .export(ExportUnderWay(of: history, as: format))
    case .navigationTest: return .object(try exportTest(after: nil, through: nil))
    }
    return .object(["format": .string(format.rawValue), "document": document])
  }

  private func requireSourceSize(of state: NavigationState) throws(WireError) {
    if state.weight <= Session.maxSourceBytes { return }
    throw WireError(
      .limitExceeded,
      """
      The values of this state take \(state.weight) bytes; the limit for source is \
      \(Session.maxSourceBytes). The format json has no such limit.
      """, details: ["limit": .number(.init(Session.maxSourceBytes))])
  }

  /// Returns the document with the values that the scene keeps by itself.
  private func withSceneStorage(_ document: JSONValue) -> JSONValue {
    guard !values.isEmpty, case .object(var object) = document else { return document }
    var members: JSONObject = [:]
    for name in values.values.keys.sorted() { members[UTF8String(name)] = values[name] }
    object["sceneStorage"] = .object(members)
    return .object(object)
  }

}

extension Session {
  /// The largest size in bytes of the values of a state that is exported as source. The source
  /// contains them several times, and compilers do not handle much more.
  public static let maxSourceBytes = 768 << 10

  var exporter: SessionExporter {
    SessionExporter(renderings: pastRenderings, values: scene.values, unseen: scene.unseen)
  }
}

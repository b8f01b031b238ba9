import ExchangeFormats
import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

extension Session {
  /// Returns the newest state, or how it came about, as a document.
  func export(_ format: Document.Format) throws(WireError) -> JSONObject {
    ["format": .string(format.rawValue), "document": try document(format)]
  }

  private func document(_ format: Document.Format) throws(WireError) -> JSONValue {
    let state = timeline.state
    switch format {
    case .json: return withSceneStorage(Document.export(state, of: timeline.scene))
    case .swiftui: return .string(try Document.savedPath(of: state))
    case .jsonl: return .string(replayLines)
    case .swiftTest:
      try requireSourceSize(of: state)
      return .string(try Document.swiftTest(of: state))
    case .python:
      try requireSourceSize(of: state)
      let document = Document.export(state, of: timeline.scene)
      return .string(Document.python(replayLines, expecting: document))
    case .navigationTest: return try exportTest(after: nil, through: nil)["document"] ?? .null
    }
  }

  /// The largest size in bytes of the values of a state that is exported as source. The source
  /// contains them several times, and compilers do not handle much more.
  public static let maxSourceBytes = 768 << 10

  private func requireSourceSize(of state: NavigationState) throws(WireError) {
    if state.weight <= Self.maxSourceBytes { return }
    throw WireError(
      .limitExceeded,
      """
      The values of this state take \(state.weight) bytes; as source at most \(Self.maxSourceBytes) \
      can be exported. The format json has no such limit.
      """, details: ["limit": .number(.init(Self.maxSourceBytes))])
  }

  /// Returns the document with the values that the scene keeps by itself.
  private func withSceneStorage(_ document: JSONValue) -> JSONValue {
    guard !scene.values.isEmpty, case .object(var object) = document else { return document }
    var values: JSONObject = [:]
    for name in scene.values.values.keys.sorted() { values[UTF8String(name)] = scene.values[name] }
    object["sceneStorage"] = .object(values)
    return .object(object)
  }

  private var replayLines: String {
    let timeline = timelineForReplay
    let canOpen = setting.scenes.contains { $0.id == timeline.scene.id }
    return Document.lines(
      timeline.replayScript(), opening: canOpen ? timeline.scene.id : nil,
      types: timeline.scene.types)
  }
}

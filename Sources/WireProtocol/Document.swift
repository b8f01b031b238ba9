import NavigationCore
import OrderedJSON

/// The document that a session is exported to, and how one from outside is judged.
public enum Document {
  /// The version of the form.
  static let version = 1
  /// A verdict gives at most so many reasons, the first.
  static let mostReasons = 100

  /// A session without identities and history.
  public static func export(_ state: NavigationState, of scene: SceneDescription) -> JSONValue {
    export(StateContents(of: state), of: scene.id, types: scene.types)
  }

  /// - Parameter scene: the id of the scene; nil where any will do.
  static func export(
    _ contents: StateContents, of scene: UTF8String?, types: TypeRegistry
  ) -> JSONValue {
    let environment = contents.environment
    var document: JSONObject = ["colonnade": .number(.init(version))]
    document["scene"] = scene.map(JSONValue.string)
    document["environment"] = [
      "device": .string(environment.device), "width": .number(.init(environment.width)),
      "height": .number(.init(environment.height)),
      "horizontalSizeClass": .string(environment.horizontalSizeClass.rawValue),
      "platform": .string(environment.platform.rawValue),
    ]
    document["columns"] = .number(.init(contents.columns.rawValue))
    document["style"] = .string(contents.style.rawValue)
    document["columnVisibility"] = .string(contents.columnVisibility.rawValue)
    document["preferredCompactColumn"] = .string(contents.preferredCompactColumn.rawValue)
    document["sidebar"] = contents.sidebar.json(types)
    document["content"] = contents.content.json(types)
    document["path"] = .array(contents.path.map(types.tagged))
    document["presented"] = contents.presented.flatMap(types.readableTagged)
    return .object(document)
  }
}

extension TypeRegistry {
  /// An element as a client writes it, as text where it is nested so deep that with a request around
  /// it nobody would read it.
  func tagged(_ element: NavigationPath.Element) -> JSONValue {
    let (type, value) = (JSONValue.string(wireType(of: element)), wireValue(of: element))
    if value.isNested(deeperThan: 24), let payload = element.payload {
      return ["type": type, "payload": .string(payload)]
    }
    var tagged: JSONObject = ["type": type, "value": value]
    tagged["payload"] = wirePayload(of: element).map(JSONValue.string)
    return .object(tagged)
  }
}

extension JSONValue {
  fileprivate func isNested(deeperThan depth: Int) -> Bool {
    switch self {
    case .null, .bool, .number, .string: false
    case .array(let elements):
      depth == 0 || elements.contains { $0.isNested(deeperThan: depth - 1) }
    case .object(let object):
      depth == 0 || object.contains { $0.value.isNested(deeperThan: depth - 1) }
    }
  }
}

extension TypeRegistry {
  /// The same, unless nobody could read it: an author's item need not be codable.
  fileprivate func readableTagged(_ element: NavigationPath.Element) -> JSONValue? {
    let value = tagged(element)
    guard let read = try? self.element(fromWire: value), read.isIdentical(to: element) else {
      return nil
    }
    return value
  }
}

extension SelectionRequest {
  /// Null, a value, or an array of values.
  func json(_ types: TypeRegistry) -> JSONValue {
    switch self {
    case .none: .null
    case .single(let element): types.tagged(element)
    case .set(let elements): .array(elements.map(types.tagged))
    }
  }
}

extension Document {
  /// What would become of a document, judged before anything is touched.
  public struct Judgement {
    public internal(set) var verdict = Verdict.fine
    public internal(set) var reasons: [JSONValue] = []
    /// Nil where the import is impossible.
    public internal(set) var contents: StateContents?
    /// What the scene is to keep by itself; nil where the document says nothing of it.
    public internal(set) var kept: [String: JSONValue]?
  }

  public enum Verdict: String, CaseIterable, Sendable {
    case fine
    /// It can be loaded, but something will not be understood.
    case risky
    case impossible
  }
}

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
    let environment = state.environment
    return [
      "colonnade": .number(.init(version)), "scene": .string(scene.id),
      "environment": [
        "device": .string(environment.device), "width": .number(.init(environment.width)),
        "height": .number(.init(environment.height)),
        "horizontalSizeClass": .string(environment.horizontalSizeClass.rawValue),
        "platform": .string(environment.platform.rawValue),
      ],
      "columns": .number(.init(state.columns.rawValue)), "style": .string(state.style.rawValue),
      "columnVisibility": .string(state.columnVisibility.rawValue),
      "preferredCompactColumn": .string(state.preferredCompactColumn.rawValue),
      "sidebar": selection(state.sidebar, scene.types),
      "content": selection(state.content, scene.types),
      "path": .array(state.path.map { tagged($0.element, scene.types) }),
    ]
  }

  private static func tagged(_ element: NavigationPath.Element, _ types: TypeRegistry) -> JSONValue
  {
    var tagged: JSONObject = [
      "type": .string(types.wireType(of: element)), "value": types.wireValue(of: element),
    ]
    tagged["payload"] = types.wirePayload(of: element).map(JSONValue.string)
    return .object(tagged)
  }

  private static func selection(_ selection: Selection, _ types: TypeRegistry) -> JSONValue {
    switch selection {
    case .none: .null
    case .single(let element): tagged(element.element, types)
    case .set(let elements): .array(elements.map { tagged($0.element, types) })
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
  }

  public enum Verdict: String, CaseIterable, Sendable {
    case fine
    /// It can be loaded, but something will not be understood.
    case risky
    case impossible
  }
}

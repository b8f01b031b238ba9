import NavigationCore
import OrderedJSON

/// The document that a session is exported to and imported from.
package enum Document {
  /// The version of the format.
  package static let version = 1

  /// A session without identities and history.
  package static func export(_ state: NavigationState, of scene: SceneDescription) -> JSONValue {
    export(StateContents(of: state), of: scene.id, types: scene.types)
  }

  /// - Parameter scene: the id of the scene; nil if any will do.
  package static func export(
    _ contents: StateContents, of scene: UTF8String?, types: TypeRegistry
  ) -> JSONValue {
    var document: JSONObject = ["colonnade": .number(.init(version))]
    document["scene"] = scene.map(JSONValue.string)
    for member in SplitSettings.members {
      document[member.name] = member.json(of: contents.settings)
    }
    document["sidebar"] = contents.sidebar.json(types)
    document["content"] = contents.content.json(types)
    document["path"] = .array(contents.path.map(types.tagged))
    document["presented"] = contents.presented.flatMap(types.readableTagged)
    return .object(document)
  }
}

extension TypeRegistry {
  /// An element as a client writes it; as text if it is nested so deeply that a request with it
  /// would exceed the limit of readers.
  package func tagged(_ element: NavigationPath.Element) -> JSONValue {
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
  /// The same; nil for a value that cannot be read back: an author's item need not be codable.
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
  package func json(_ types: TypeRegistry) -> JSONValue {
    switch self {
    case .none: .null
    case .single(let element): types.tagged(element)
    case .set(let elements): .array(elements.map(types.tagged))
    }
  }
}

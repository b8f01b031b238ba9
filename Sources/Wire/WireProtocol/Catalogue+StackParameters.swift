import NavigationCore
import OrderedJSON
import StateDocument

/// The parameters of the stack's methods.
extension Catalogue {
  static func push(_ parameters: Parameters) throws(WireError) -> Command {
    let column: NavigationSplitViewColumn? = try parameters.optionalChoice("column")
    if parameters.has("value") && !parameters.has("values") {
      return .push([try parameters.element("value")], from: column ?? .detail)
    }
    _ = try parameters.only(of: ["value", "values"])
    return .push(try parameters.elements("values"), from: column ?? .detail)
  }

  static func pop(_ parameters: Parameters) throws(WireError) -> Command {
    if parameters.has("id") {
      _ = try parameters.only(of: ["count", "id"])
      return .popFrom(try elementID(parameters))
    }
    return .pop(try parameters.integer("count", in: 0...(.max), else: 1))
  }

  /// The ways to name an element of the path.
  static let targets: [Method.Parameter] = [
    .optional("index", Schema.integer(minimum: 0), "counted from the bottom"),
    .optional("id", Schema.string("as in the state document"), "an element's id"),
    .optional("value", Schema.value, "an equal value"),
    .optional("type", Schema.string("short, qualified or registered"), "a type's name"),
  ]

  private static func elementID(_ parameters: Parameters) throws(WireError) -> ElementID {
    if let id = ElementID(try parameters.string("id")) { return id }
    throw parameters.error("id", "Expected an element's id, such as “e19”.")
  }

  static func params(_ target: PopTarget, _ types: TypeRegistry) -> JSONObject {
    switch target {
    case .index(let index): ["index": .number(.init(index))]
    case .id(let id): ["id": .string("\(id)")]
    case .value(let element): ["value": types.tagged(element)]
    case .type(let name): ["type": .string(name)]
    }
  }

  static func popTarget(_ parameters: Parameters) throws(WireError) -> PopTarget {
    switch try parameters.only(of: ["index", "id", "value", "type"]) {
    case "index": return .index(try parameters.integer("index", in: 0...(.max)))
    case "id": return .id(try elementID(parameters))
    case "value": return .value(try parameters.element("value"))
    default:
      let name = try parameters.string("type")
      return .type(parameters.context.types.type(named: name)?.typeName ?? name)
    }
  }
}

import NavigationCore
import OrderedJSON
import StateDocument

extension Command {
  /// The command as an entry of a transaction, which reads back as the same.
  package func json(types: TypeRegistry) -> JSONValue {
    switch self {
    case .push(let elements, let column):
      Self.call(
        "push", ["values": .array(elements.map(types.tagged)), "column": .string(column.rawValue)])
    case .pop(let count): Self.call("pop", ["count": .number(.init(count))])
    case .popToRoot: Self.call("popToRoot")
    case .popTo(let target): Self.call("popTo", target.params(types))
    case .setPath(let elements):
      Self.call("setPath", ["values": .array(elements.map(types.tagged))])
    case .replaceTop(let element): Self.call("replaceTop", ["value": types.tagged(element)])
    case .select(let column, let request):
      Self.call("select", request.params(types, ["column": .string(column.rawValue)]))
    case .present(let element):
      Self.call("present", ["value": element.map(types.tagged) ?? .null])
    case .setColumnVisibility(let visibility):
      Self.call("setColumnVisibility", ["visibility": .string(visibility.rawValue)])
    case .setPreferredCompactColumn(let column):
      Self.call("setPreferredCompactColumn", ["column": .string(column.rawValue)])
    case .setEnvironment(let request): Self.call("setEnvironment", request.params)
    case .back: Self.call("back")
    case .load(let contents):
      Self.call("import", ["document": Document.export(contents, of: nil, types: types)])
    case .transaction(let commands):
      Self.call("transaction", ["commands": .array(commands.map { $0.json(types: types) })])
    case .undo: Self.call("undo")
    case .redo: Self.call("redo")
    case .restore(let revision):
      Self.call("restore", ["revision": .number(.init(revision))])
    }
  }

  private static func call(_ method: String, _ params: JSONObject = [:]) -> JSONValue {
    ["method": .string(method), "params": .object(params)]
  }
}

extension PopTarget {
  fileprivate func params(_ types: TypeRegistry) -> JSONObject {
    switch self {
    case .index(let index): ["index": .number(.init(index))]
    case .id(let id): ["id": .string("\(id)")]
    case .value(let element): ["value": types.tagged(element)]
    case .type(let name): ["type": .string(name)]
    }
  }
}

extension SelectionRequest {
  fileprivate func params(_ types: TypeRegistry, _ head: JSONObject) -> JSONObject {
    var params = head
    if case .set = self { params["values"] = json(types) } else { params["value"] = json(types) }
    return params
  }
}

extension EnvironmentRequest {
  fileprivate var params: JSONObject {
    var params: JSONObject = [:]
    params["device"] = device.map { .string($0.name) }
    for trait in asked { params[trait.name] = json(of: trait) }
    return params
  }
}

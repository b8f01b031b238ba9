import OrderedJSON
import StateDocument

extension Method {
  /// A self-contained JSON Schema (2020-12) of the parameters, without `meta`: it includes the
  /// definitions that it refers to as `$defs`.
  package var inputSchema: JSONValue {
    var named: [UTF8String] = []
    var properties: JSONObject = [:]
    for parameter in parameters {
      var schema = parameter.schema.referring(to: &named).objectValue ?? [:]
      schema["description"] = .string(parameter.note)
      properties[parameter.name] = .object(schema)
    }
    var schema: JSONObject = ["type": "object", "properties": .object(properties)]
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    schema["additionalProperties"] = false
    if !named.isEmpty { schema["$defs"] = .object(Self.definitions(of: named)) }
    return .object(schema)
  }

  /// Those of the names, and of what they speak of in turn.
  private static func definitions(of names: [UTF8String]) -> JSONObject {
    var names = names
    var definitions: JSONObject = [:]
    var next = 0
    while next < names.count {
      let name = names[next]
      next += 1
      definitions[name] = Schema.definitions[name]?.referring(to: &names)
    }
    return definitions
  }
}

extension JSONValue {
  private static let components: UTF8String = "#/components/schemas/"

  /// The same schema with definitions of its own; notes each name that is not known yet.
  fileprivate func referring(to names: inout [UTF8String]) -> JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map { $0.referring(to: &names) })
    case .object(let members):
      var object: JSONObject = [:]
      for (key, value) in members {
        if key == "$ref", let path = value.stringValue, path.hasPrefix(Self.components) {
          let name = UTF8String(String(path.string.dropFirst(Self.components.utf8.count)))
          if !names.contains(name) { names.append(name) }
          object[key] = .string("#/$defs/\(name)")
        } else {
          object[key] = value.referring(to: &names)
        }
      }
      return .object(object)
    default: return self
    }
  }
}

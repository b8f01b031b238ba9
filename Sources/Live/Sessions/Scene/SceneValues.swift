import OrderedJSON

/// The values that a scene keeps by itself, by name.
struct SceneValues {
  private(set) var values: [String: JSONValue] = [:]
  /// The approximate size of the values in bytes.
  private(set) var bytes = 0

  init(_ values: [String: JSONValue] = [:]) {
    self.values = values
    for (name, value) in values { bytes += Self.weight(of: value, named: name) }
  }

  var isEmpty: Bool { values.isEmpty }

  subscript(name: String) -> JSONValue? {
    get { values[name] }
    set {
      if let old = values[name] { bytes -= Self.weight(of: old, named: name) }
      if let newValue { bytes += Self.weight(of: newValue, named: name) }
      values[name] = newValue
    }
  }

  private static func weight(of value: JSONValue, named name: String) -> Int {
    name.utf8.count + value.serialized().count
  }
}

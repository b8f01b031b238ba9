@_spi(Reflection) import Swift

/// The stored properties of a type, found by reflection.
package enum Fields {
  /// Key paths to the stored properties in their order, without those that cannot have a key path:
  /// their types are, for example, functions with `inout` parameters.
  package static func keyPaths<Owner>(of type: Owner.Type) -> [PartialKeyPath<Owner>] {
    var keyPaths: [PartialKeyPath<Owner>] = []
    let ignoringUnknown = _EachFieldOptions(rawValue: 2)
    _ = unsafe _forEachFieldWithKeyPath(of: type, options: ignoringUnknown) { _, keyPath in
      keyPaths.append(keyPath)
      return true
    }
    return keyPaths
  }

  /// The names and types of a struct's stored properties in their order; empty for other types.
  package static func names(of type: Any.Type) -> [(name: String, type: Any.Type)] {
    var fields: [(name: String, type: Any.Type)] = []
    _ = unsafe _forEachField(of: type) { name, _, type, _ in
      fields.append((unsafe String(cString: name), type))
      return true
    }
    return fields
  }
}

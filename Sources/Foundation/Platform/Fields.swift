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
}

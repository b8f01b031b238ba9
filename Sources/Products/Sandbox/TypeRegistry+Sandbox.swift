import NavigationCore

extension TypeRegistry {
  /// The standard types and those of the sandbox.
  package static let sandbox: TypeRegistry = {
    var registry = TypeRegistry()
    registry.registerSandboxTypes(example: .applePie)
    return registry
  }()
}

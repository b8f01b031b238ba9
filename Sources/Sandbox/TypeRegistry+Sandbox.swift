import NavigationCore

extension TypeRegistry {
  /// The standard types and those of the sandbox.
  package static let sandbox: TypeRegistry = {
    var registry = TypeRegistry()
    registry.register(Recipe.self, example: Recipe.applePie)
    registry.register(Category.self, example: .dessert)
    registry.register(User.self, example: User(id: 7, name: "Blob"))
    registry.register(Route.self, example: .search(query: "soup", maximumMinutes: 30))
    return registry
  }()
}

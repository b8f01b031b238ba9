// The types of the target `Sandbox`'s values. Paths and databases that were saved name them
// `NavigationCore.User` and so on, as Swift's runtime does: another module could not read those.

/// A part of the sandbox's menu, and a row of its sidebar.
package enum Category: String, Hashable, Codable, Sendable, CaseIterable {
  case dessert, pancake, salad, sandwich, soup
}

/// A dish of the sandbox.
package struct Recipe: Hashable, Codable, Sendable, Identifiable {
  package let id: String
  package let name: String
  package let category: Category?
  package let minutes: Int

  package init(id: String, name: String, category: Category? = nil, minutes: Int) {
    self.id = id
    self.name = name
    self.category = category
    self.minutes = minutes
  }
}

/// A place of the sandbox that is not a thing: an enum with associated values, as many apps have one.
package enum Route: Hashable, Codable, Sendable {
  case recipe(id: String)
  case search(query: String, maximumMinutes: Int?)
  case settings
}

/// A person who cooks in the sandbox.
package struct User: Hashable, Codable, Sendable, Identifiable {
  package let id: Int
  package let name: String

  package init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

extension TypeRegistry {
  /// Registers the sandbox's types. In their own module the compiler specializes how they are read.
  package mutating func registerSandboxTypes(example recipe: Recipe) {
    register(Recipe.self, example: recipe)
    register(Category.self, example: .dessert)
    register(User.self, example: User(id: 7, name: "Blob"))
    register(Route.self, example: .search(query: "soup", maximumMinutes: 30))
  }
}

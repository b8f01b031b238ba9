/// A dish of the sandbox.
public struct Recipe: Hashable, Codable, Sendable, Identifiable {
  public let id: String
  public let name: String
  public let category: Category?
  public let minutes: Int

  public init(id: String, name: String, category: Category? = nil, minutes: Int) {
    self.id = id
    self.name = name
    self.category = category
    self.minutes = minutes
  }
}

/// A person who cooks in the sandbox.
public struct User: Hashable, Codable, Sendable, Identifiable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

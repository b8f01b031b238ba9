/// A place of the sandbox that is not a thing: an enum with associated values, as many apps have one.
public enum Route: Hashable, Codable, Sendable {
  case recipe(id: String)
  case search(query: String, maximumMinutes: Int?)
  case settings
}

/// A part of the sandbox's menu, and a row of its sidebar.
public enum Category: String, Hashable, Codable, Sendable, CaseIterable {
  case dessert, pancake, salad, sandwich, soup

  /// The row's text.
  public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

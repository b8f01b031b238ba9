/// An animal and what it is called.
struct Animal: Hashable, Codable {
  let emoji: String
  let name: String
}

/// Names animals, after a while, as a server would.
enum AnimalNames {
  static let emojis = ["🐱", "🐶", "🦊", "🐸", "🦄", "👽"]
  private static let names = ["🐱": "Cat", "🐶": "Dog", "🦊": "Fox", "🐸": "Frog", "🦄": "Unicorn"]

  /// - Returns: nil for what is no animal.
  static func fetch(_ emoji: String) async throws -> Animal? {
    // Runs of tests that slept by the continuous clock have hung, for a reason that was not found.
    try await Task.sleep(for: .milliseconds(400), clock: .suspending)
    return names[emoji].map { Animal(emoji: emoji, name: $0) }
  }
}

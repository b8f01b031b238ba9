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
    // On Linux a sleep by the continuous clock may never end: libdispatch now and then loses it.
    try await Task.sleep(for: .milliseconds(400), clock: .suspending)
    return names[emoji].map { Animal(emoji: emoji, name: $0) }
  }
}

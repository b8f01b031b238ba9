import OrderedJSON

/// The first answers to commands that came with a key, so that a retry gets the same again.
struct AnswerMemory {
  struct Key: Hashable {
    let client: String
    let key: String
  }

  /// How many keys of a session are remembered, the newest.
  static let window = SavedSession.mostAnswers

  private var results: [Key: JSONObject] = [:]
  private var order: [Key] = []
  private var next = 0

  func result(for key: Key) -> JSONObject? { results[key] }

  /// Remembers the first answer under a key that is not known yet.
  mutating func remember(_ result: JSONObject, for key: Key) {
    results[key] = result
    if order.count < Self.window {
      order.append(key)
    } else {
      results[order[next]] = nil
      order[next] = key
      next = (next + 1) % Self.window
    }
  }
}

/// What the lock file says of the database beside it, so that a copy that was put in its place is
/// seen, and changes that were stored and are not there any more.
struct Testimony: Hashable, Sendable {
  /// The database's is among them; there are two while it gets another.
  let generations: [String]
  /// Nil where nothing is known.
  let newest: Newest?

  /// Of what was stored last, the entry of one session.
  struct Newest: Hashable, Sendable {
    let id: Int
    let head: Int
    let answered: Int
  }

  /// Of a lock file that is new.
  static let none = Testimony(generations: "", newest: "")

  init(generations: String, newest: String) {
    self.generations = Self.words(generations) ?? []
    let numbers = Self.words(newest)?.compactMap { Int($0) } ?? []
    self.newest =
      numbers.count == 3 ? Newest(id: numbers[0], head: numbers[1], answered: numbers[2]) : nil
  }

  /// Words with a checksum behind them.
  static func line(_ words: [String]) -> String {
    (words + [checksum(words)]).joined(separator: " ") + "\n"
  }

  private static func words(_ line: String) -> [String]? {
    var words = line.split(separator: " ").map(String.init)
    guard let stated = words.popLast(), stated == checksum(words) else { return nil }
    return words
  }

  private static func checksum(_ words: [String]) -> String {
    var checksum = Checksum(of: .testimony, session: "")
    for word in words { checksum.add(word) }
    return String(checksum.stored)
  }
}

extension Testimony {
  /// Whether a database of that generation is the one that was here last, and no copy of it; nil is
  /// that of a database that was never served by a version that gives any.
  func knows(_ generation: String?) -> Bool {
    guard let generation else { return generations.isEmpty }
    return generations.contains(generation)
  }
}

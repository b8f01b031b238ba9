import SQLiteRows

/// The lock file's record of the database beside it. It reveals a copy that replaced the database,
/// and changes that were stored and are gone.
struct LockRecord: Hashable, Sendable {
  /// The database's is among them; there are two while it gets another.
  let generations: [String]
  /// Nil if nothing is known.
  let newest: Newest?
  /// True if damage was found: the whole database must be checked before it is served again.
  let isDamaged: Bool

  /// The numbers in the entry of the session that was stored last.
  struct Newest: Hashable, Sendable {
    let id: Int
    let head: Int
    let answered: Int
  }

  /// The generation of a database that was never served by a version that gives one.
  static let noGeneration = "-"

  /// The record of a new lock file.
  static let none = LockRecord(generations: "", newest: "", damage: "")

  /// The word that says that damage was met.
  static let damaged = ["damaged"]

  init(generations: String, newest: String, damage: String) {
    isDamaged = Self.words(damage) == Self.damaged
    self.generations = Self.words(generations) ?? []
    let numbers = Self.words(newest)?.compactMap { Int($0) } ?? []
    self.newest =
      numbers.count == 3 ? Newest(id: numbers[0], head: numbers[1], answered: numbers[2]) : nil
  }

  /// Words followed by their checksum.
  static func line(_ words: [String]) -> String {
    (words + [checksum(words)]).joined(separator: " ") + "\n"
  }

  private static func words(_ line: String) -> [String]? {
    var words = line.split(separator: " ").map(String.init)
    guard let stated = words.popLast(), stated == checksum(words) else { return nil }
    return words
  }

  private static func checksum(_ words: [String]) -> String {
    var checksum = Checksum(of: .lockRecord, session: "")
    for word in words { checksum.add(word) }
    return String(checksum.stored)
  }
}

extension LockRecord {
  /// Returns true when a database of that generation is the one that was here last, and no copy of
  /// it.
  func matches(generation: String?) -> Bool {
    if generation == nil && generations.isEmpty { return true }
    return generations.contains(generation ?? Self.noGeneration)
  }

  /// Returns true when a log goes with a database that says of itself that it needs none: another
  /// program was in the way when it was to say otherwise.
  func explainsLog(besideClosed generation: String?) -> Bool {
    generations.count == 2 && generations[0] == generation ?? Self.noGeneration
  }
}

@testable import Sessions

/// A store that confirms only when it is told to.
@MainActor
final class LateStore: SessionStore {
  private let inner = MemoryStore()
  private var waiting: [(session: String, number: Int)] = []
  private var confirmed: [String: Int] = [:]
  private var observers: [String: (Int) -> Void] = [:]
  /// Appending fails from now on.
  var isFull = false

  func append(_ entry: LogEntry, to session: String, expecting head: Int) throws(StoreError) {
    if isFull { throw .conflict(expected: head, found: -1) }
    try inner.append(entry, to: session, expecting: head)
    waiting.append((session, entry.number))
  }

  func entries(
    of session: String, after number: Int, limit: Int
  ) throws(StoreError) -> [LogEntry] {
    try inner.entries(of: session, after: number, limit: limit)
  }

  func watch(_ session: String, _ confirmed: @escaping (Int) -> Void) {
    observers[session] = confirmed
    confirmed(self.confirmed[session] ?? 0)
  }

  func confirmOne() {
    if waiting.isEmpty { return }
    let (session, number) = waiting.removeFirst()
    confirmed[session] = number
    observers[session]?(number)
  }

  func confirmAll() {
    while !waiting.isEmpty { confirmOne() }
  }
}

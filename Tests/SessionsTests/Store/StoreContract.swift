import NavigationCore
import Testing

@testable import Sessions

/// What every store promises, checked on any of them.
@MainActor
struct StoreContract<Store: SessionStore> {
  let make: @MainActor () -> Store
  /// Waits until everything that the store took in is confirmed.
  let settle: @MainActor (Store) async throws -> Void

  init(
    _ make: @escaping @MainActor () -> Store,
    settle: @escaping @MainActor (Store) async throws -> Void = { _ in }
  ) {
    self.make = make
    self.settle = settle
  }

  func check() async throws {
    try await checkOrder()
    try checkConflicts()
    try checkPages()
    try checkSeparation()
    try await checkWatching()
  }

  static func entry(_ number: Int) -> LogEntry {
    LogEntry(
      number: number, at: Int64(number) * 1_000,
      cause: Cause(method: "push", client: "c1", id: 7, label: "label \(number)"),
      params: ["value": .string("\(number)"), "spelled": 1.50])
  }

  private func fill(_ store: Store, _ count: Int, _ session: String = "main") throws {
    for number in 1...count {
      try store.append(Self.entry(number), to: session, expecting: number - 1)
    }
  }

  /// What is appended is read as it was written, in order, without gaps.
  private func checkOrder() async throws {
    let store = make()
    #expect(try store.entries(of: "main", after: 0, limit: 10).isEmpty)
    try fill(store, 50)
    try await settle(store)
    let entries = try store.entries(of: "main", after: 0, limit: 100)
    #expect(entries == (1...50).map(Self.entry))
  }

  /// An entry goes behind the newest only, and a refused one leaves nothing behind.
  private func checkConflicts() throws {
    let store = make()
    try fill(store, 3)
    for (number, head) in [(3, 2), (5, 4), (1, 0), (4, 2), (5, 3), (3, 3)] {
      #expect(throws: StoreError.conflict(expected: head, found: 3), "\(number) behind \(head)") {
        try store.append(Self.entry(number), to: "main", expecting: head)
      }
    }
    #expect(try store.entries(of: "main", after: 0, limit: 10).map(\.number) == [1, 2, 3])
    try store.append(Self.entry(4), to: "main", expecting: 3)
    #expect(throws: StoreError.conflict(expected: 1, found: 0)) {
      try store.append(Self.entry(2), to: "other", expecting: 1)
    }
  }

  private func checkPages() throws {
    let store = make()
    try fill(store, 10)
    func numbers(after number: Int, _ limit: Int) throws -> [Int] {
      try store.entries(of: "main", after: number, limit: limit).map(\.number)
    }
    #expect(try numbers(after: 0, 3) == [1, 2, 3])
    #expect(try numbers(after: 7, 3) == [8, 9, 10])
    #expect(try numbers(after: 8, 3) == [9, 10])
    #expect(try numbers(after: 10, 3) == [])
    #expect(try numbers(after: 99, 3) == [])
    #expect(try numbers(after: 0, 0) == [])
  }

  /// Sessions do not see each other.
  private func checkSeparation() throws {
    let store = make()
    try fill(store, 3, "a")
    try fill(store, 1, "b")
    #expect(try store.entries(of: "a", after: 0, limit: 9).count == 3)
    #expect(try store.entries(of: "b", after: 0, limit: 9).count == 1)
    #expect(try store.entries(of: "c", after: 0, limit: 9).isEmpty)
  }

  /// An observer is told at once where the log is, then that it grew, never that it shrank.
  private func checkWatching() async throws {
    let store = make()
    let before = Log()
    store.watch("main") { before.numbers.append($0) }
    #expect(before.numbers == [0])
    try fill(store, 3)
    try store.append(Self.entry(1), to: "other", expecting: 0)
    try await settle(store)
    #expect(before.numbers.last == 3)
    #expect(before.numbers == before.numbers.sorted())
    let after = Log()
    store.watch("main") { after.numbers.append($0) }
    #expect(after.numbers == [3])
    try store.append(Self.entry(4), to: "main", expecting: 3)
    try await settle(store)
    #expect(after.numbers == [3, 4])
    #expect(before.numbers.last == 3)
  }

  /// What an observer was told.
  @MainActor
  private final class Log {
    var numbers: [Int] = []
  }
}

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
    try await checkConfirming()
  }

  static func entry(_ number: Int) -> LogEntry {
    LogEntry(
      number: number, at: Int64(number) * 1_000,
      cause: Cause(method: "push", client: "c1", id: 7, label: "label \(number)"),
      params: ["value": .string("\(number)"), "spelled": 1.50])
  }

  private func fill(_ log: any SessionLog, _ count: Int) throws {
    for number in 1...count { try log.append(Self.entry(number)) }
  }

  /// What is appended is read as it was written, in order, without gaps.
  private func checkOrder() async throws {
    let store = make()
    let log = store.log(of: "main")
    #expect(try log.entries(after: 0, limit: 10).isEmpty)
    try fill(log, 50)
    try await settle(store)
    #expect(try log.entries(after: 0, limit: 100) == (1...50).map(Self.entry))
  }

  /// An entry goes behind the newest only, and a refused one leaves nothing behind.
  private func checkConflicts() throws {
    let store = make()
    let log = store.log(of: "main")
    try fill(log, 3)
    for number in [1, 2, 3, 5, 6] {
      #expect(throws: StoreError.conflict(expected: number - 1, found: 3), "\(number)") {
        try log.append(Self.entry(number))
      }
    }
    #expect(try log.entries(after: 0, limit: 10).map(\.number) == [1, 2, 3])
    try log.append(Self.entry(4))
    #expect(throws: StoreError.conflict(expected: 1, found: 0)) {
      try store.log(of: "other").append(Self.entry(2))
    }
  }

  private func checkPages() throws {
    let log = make().log(of: "main")
    try fill(log, 10)
    func numbers(after number: Int, _ limit: Int) throws -> [Int] {
      try log.entries(after: number, limit: limit).map(\.number)
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
    try fill(store.log(of: "a"), 3)
    try fill(store.log(of: "b"), 1)
    #expect(try store.log(of: "a").entries(after: 0, limit: 9).count == 3)
    #expect(try store.log(of: "b").entries(after: 0, limit: 9).count == 1)
    #expect(try store.log(of: "c").entries(after: 0, limit: 9).isEmpty)
  }

  /// What is confirmed grows, never shrinks, and is told to the newest observer alone.
  private func checkConfirming() async throws {
    let store = make()
    let log = store.log(of: "main")
    #expect(log.confirmed == 0)
    let before = Observer(of: log)
    try fill(log, 3)
    try fill(store.log(of: "other"), 1)
    try await settle(store)
    #expect(log.confirmed == 3)
    #expect(before.numbers.last == 3)
    #expect(before.numbers == Set(before.numbers).sorted())
    let after = Observer(of: log)
    try log.append(Self.entry(4))
    try await settle(store)
    #expect(after.numbers == [4])
    #expect(before.numbers.last == 3)
  }

  /// Notes what a log had confirmed whenever it was called.
  @MainActor
  private final class Observer {
    var numbers: [Int] = []

    init(of log: any SessionLog) {
      log.onConfirm = { self.numbers.append(log.confirmed) }
    }
  }
}

import SessionRecords
import TestSupport
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `A damaged file` {
  private let database = TemporaryDatabase()
  private let names = (0..<6).map { "session \($0)" }

  private func revision(_ name: String, _ number: Int) -> SavedRevision {
    SavedRevision(
      number: number, at: Int64(1_000_000 + number),
      body: Array("\(name) does \(number)\(String(repeating: "!", count: number % 90))".utf8))
  }

  private func snapshot(_ name: String, _ number: Int) -> SavedSnapshot {
    SavedSnapshot(number: number, body: Array("\(name) is \(number)".utf8))
  }

  private func fill() async throws {
    let store = try database.open()
    for name in names {
      let log = try store.log(of: name)
      for number in 1...100 {
        var record = StoredRecord(revision: revision(name, number))
        if number % 20 == 1 { record.snapshots = [snapshot(name, number - 1)] }
        if number % 3 == 0 {
          record.answer = SavedAnswer(
            client: "c", key: "\(number)", result: Array("\(number)".utf8))
        }
        record.values = ["v": Array("\(name) \(number)".utf8)]
        try log.append(record)
      }
    }
    store.setAppValue([1, 2, 3], forKey: "app")
    await store.finished()
    store.close()
  }

  /// Opens the file, and expects contents that are right, or a report that they are not.
  private func expectNothingWrong(_ what: String) throws {
    // Otherwise it was refused, and is unchanged.
    guard let store = try? database.open() else { return }
    defer { store.close() }
    let isKnown = store.notice != nil
    if store.count < names.count { #expect(isKnown, "\(what): sessions are missing") }
    if store.appValues["app"] != [1, 2, 3] { #expect(isKnown, "\(what): a value is missing") }
    for name in names where store.contains(name) {
      try expectNothingWrong(name, store, what, isKnown)
    }
  }

  private func expectNothingWrong(
    _ name: String, _ store: SQLiteStore, _ what: String, _ isKnown: Bool
  ) throws {
    let said = database.said.count
    // Otherwise it cannot be opened, and says so.
    guard let log = try? store.log(of: name) else { return }
    guard let saved = try log.saved() else {
      #expect(log.damage != nil, "\(what): \(name) began anew")
      return
    }
    #expect(saved.snapshot == snapshot(name, saved.snapshot.number), "\(what)")
    #expect(saved.revisions.allSatisfy { $0 == revision(name, $0.number) }, "\(what)")
    #expect(saved.head == 100 || log.damage?.from == saved.head + 1, "\(what): \(saved.head)")
    #expect(log.confirmed == saved.head, "\(what)")
    let isWhole = saved.answers.count == 33 && saved.values.count == 1
    #expect(
      isWhole || isKnown || log.damage != nil || database.said.count > said,
      "\(what): \(saved.answers.count) answers, \(saved.values.count) values")
    #expect(saved.answers.allSatisfy { $0.result == Array($0.key.utf8) }, "\(what)")
    if let value = saved.values["v"] { #expect(value == Array("\(name) 100".utf8), "\(what)") }
  }

  private func restore(_ bytes: [UInt8]) throws {
    for name in database.names { DatabaseFile.removeFile(database.folder + "/" + name) }
    try database.write(bytes)
  }

  @Test(arguments: [true, false])
  func `a changed byte in any page never leads to wrong contents`(
    checkingWhole: Bool
  ) async throws {
    try await fill()
    if !checkingWhole { database.adjust = { configuration, _ in configuration.checkedWhole = 0 } }
    let bytes = try database.bytes()
    var random = SeededGenerator(seed: 4)
    for page in 0..<bytes.count / 4_096 {
      for attempt in 0..<24 {
        var flipped = bytes
        let offset = attempt < 8 ? attempt : random.below(4_096)
        flipped[page * 4_096 + offset] ^= UInt8(1 << random.below(8))
        try restore(flipped)
        try expectNothingWrong("page \(page), byte \(offset)")
      }
    }
  }

  @Test func `any byte of the header can change`() async throws {
    try await fill()
    let bytes = try database.bytes()
    for offset in 0..<112 {
      for mask: UInt8 in [1, 0x80, 0xff] {
        var flipped = bytes
        flipped[offset] ^= mask
        try restore(flipped)
        try expectNothingWrong("byte \(offset) ^ \(mask)")
      }
    }
  }

  @Test func `a file that ends early is moved aside, and its readable part served`() async throws {
    try await fill()
    let bytes = try database.bytes()
    var most = 0
    for end in stride(from: 0, to: bytes.count, by: 4_096) {
      try restore(Array(bytes[..<end]))
      try expectNothingWrong("cut off at \(end)")
      try restore(Array(bytes[..<end]))
      let store = try database.open()
      #expect(store.notice != nil)
      most = max(most, store.count)
      #expect(end == 0 || database.names.contains { $0.hasPrefix("store.db.corrupt-") })
      store.close()
    }
    #expect(most == names.count)
    try restore(bytes)
    #expect(try database.open().notice == nil)
  }

  @Test func `the file moved aside is unchanged, and its name has the time`() async throws {
    try await fill()
    let bytes = Array(try database.bytes().dropLast(4_096))
    try restore(bytes)
    try database.open().close()
    #expect(try database.bytes(of: "store.db.corrupt-19700101T003320Z") == bytes)
    try restore(bytes)
    try database.write([1], to: "store.db.corrupt-19700101T003320Z")
    try database.open().close()
    #expect(try database.bytes(of: "store.db.corrupt-19700101T003320Z-2") == bytes)
  }
}

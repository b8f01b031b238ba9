import Foundation
import Glibc
import TestSupport
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `The lock file` {
  private let database = TemporaryDatabase()

  private func file() throws -> DatabaseFile { try DatabaseFile(database.path, makingFolder: true) }

  @Test func `keeps others out until it is released, and names its owner`() throws {
    let file = try file()
    var lock: DatabaseLock? = try DatabaseLock(file)
    #expect(lock != nil)
    #expect(throws: DatabaseRefusal.locked(file.path, pid: Int(getpid()))) {
      try DatabaseLock(file)
    }
    lock = nil
    #expect(try DatabaseLock(file).lockRecord == .none)
  }

  /// Like a child process between its start and its program's.
  @Test func `is released although another descriptor of the same opening is left`() throws {
    let file = try file()
    var lock: DatabaseLock? = try DatabaseLock(file)
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let opened = descriptors.compactMap(Int32.init).first { number in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)"))
        == URL(filePath: file.lock).resolvingSymlinksInPath().path
    }
    let inherited = dup(try #require(opened))
    defer { close(inherited) }
    #expect(lock != nil)
    lock = nil
    #expect(throws: Never.self) { try DatabaseLock(file) }
  }

  /// A child process has the files of its parent until its own program starts.
  @Test func `is free after a tool has looked at it while child processes start`() async throws {
    let file = try file()
    #expect(try DatabaseLock(file).lockRecord == .none)
    let starting = Task.detached {
      while !Task.isCancelled {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/true")
        try process.runAlone()
        process.waitUntilExit()
      }
    }
    for _ in 0..<500 {
      #expect(DatabaseLock.record(beside: file).isHeld == false)
      #expect(throws: Never.self) { try DatabaseLock(file) }
    }
    starting.cancel()
    try await starting.value
  }

  @Test func `passes the last note to the next owner`() throws {
    let file = try file()
    do {
      let lock = try DatabaseLock(file)
      lock.record(generations: ["old", "new"])
      lock.record(newest: .init(id: 3, head: 40, answered: 7))
      lock.record(newest: .init(id: 3, head: 41, answered: 7))
      lock.record(isDamaged: true)
    }
    let lockRecord = try DatabaseLock(file).lockRecord
    #expect(lockRecord.generations == ["old", "new"])
    #expect(lockRecord.newest == .init(id: 3, head: 41, answered: 7))
    #expect(lockRecord.isDamaged)
    #expect(
      lockRecord.matches(generation: "old") && lockRecord.matches(generation: "new")
        && !lockRecord.matches(generation: "other"))
    #expect(!lockRecord.matches(generation: nil))
  }

  @Test func `a note can be withdrawn`() throws {
    let file = try file()
    do {
      let lock = try DatabaseLock(file)
      lock.record(isDamaged: true)
      lock.record(isDamaged: false)
      lock.record(newest: .init(id: 1, head: 2, answered: 3))
      lock.record(newest: nil)
    }
    let lockRecord = try DatabaseLock(file).lockRecord
    #expect(!lockRecord.isDamaged && lockRecord.newest == nil)
  }

  @Test func `a line with a changed byte is ignored`() {
    let line = LockRecord.line(["3", "40", "7"])
    func read(_ line: String) -> LockRecord.Newest? {
      LockRecord(generations: "", newest: String(line.dropLast()), damage: "").newest
    }
    #expect(read(line) == .init(id: 3, head: 40, answered: 7))
    for index in line.dropLast().indices {
      var changed = line
      changed.replaceSubrange(index...index, with: line[index] == "9" ? "8" : "9")
      #expect(read(changed) == nil, "\(changed)")
    }
    #expect(read(LockRecord.line(["3", "40"])) == nil)
    #expect(read("") == nil && read("\n") == nil)
  }

  @Test func `a database without a generation is known to a new lock file`() {
    #expect(LockRecord.none.matches(generation: nil))
    #expect(!LockRecord.none.matches(generation: "g"))
    let line = String(LockRecord.line([LockRecord.noGeneration, "g"]).dropLast())
    let lockRecord = LockRecord(generations: line, newest: "", damage: "")
    #expect(lockRecord.matches(generation: nil) && lockRecord.matches(generation: "g"))
  }
}

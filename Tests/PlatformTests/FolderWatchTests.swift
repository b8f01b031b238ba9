import Foundation
import Glibc
import Testing

@testable import Platform

/// The events of inotify, as editors cause them.
@Suite struct `A watched folder` {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = try #require(Files.makeTemporaryFolder())
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  @Test func `reports a file that is written, replaced, or removed`() throws {
    try inFolder { folder in
      let file = folder + "/Parks.swift"
      try write("one", file)
      let watch = try #require(FolderWatch())
      #expect(watch.add(folder) == [file])
      #expect(watch.changes() == [])
      try write("two", file)
      #expect(watch.changes() == [file])
      // As many editors save: to another file, which then gets the name.
      try write("three", folder + "/.Parks.swift.tmp")
      #expect(Files.rename(folder + "/.Parks.swift.tmp", to: file))
      #expect(watch.changes().contains(file))
      #expect(Files.remove(file))
      #expect(watch.changes() == [file])
      #expect(watch.changes() == [])
    }
  }

  @Test func `looks into new folders, and reports what they already contain`() throws {
    try inFolder { folder in
      let watch = try #require(FolderWatch())
      #expect(watch.add(folder) == [])
      let inside = folder + "/Views/Trails"
      try FileManager.default.createDirectory(
        atPath: inside, withIntermediateDirectories: true)
      try write("new", inside + "/Trail.swift")
      #expect(watch.changes() == [inside + "/Trail.swift"])
      try write("newer", inside + "/Trail.swift")
      #expect(watch.changes() == [inside + "/Trail.swift"])
      #expect(watch.count == 3)
    }
  }

  @Test func `leaves out hidden folders, and those that it is given`() throws {
    try inFolder { folder in
      for name in [".build", "Tests", "Sources"] { #expect(Files.makeFolder("\(folder)/\(name)")) }
      let watch = try #require(FolderWatch(skipping: { $0.hasSuffix("/Tests") }))
      watch.add(folder)
      for name in [".build", "Tests", "Sources"] { try write("1", "\(folder)/\(name)/A.swift") }
      #expect(watch.changes() == ["\(folder)/Sources/A.swift"])
    }
  }

  @Test func `a path that is no folder is refused`() throws {
    let watch = try #require(FolderWatch())
    #expect(watch.add("/nowhere/at/all") == nil)
    #expect(SystemError.code == ENOENT)
  }
}

@Suite struct `A program that is started` {
  @Test func `gets its descriptors, and says how it ended`() throws {
    let (reading, writing) = try #require(Descriptor.pipe())
    let process = try #require(sh("echo here >&7; exit 3", writing))
    writing.close()
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(reading.read(into: &bytes) == 5 && bytes.prefix(4) == Array("here".utf8)[...])
    #expect(reading.read(into: &bytes) == 0)
    reading.close()
    #expect(ending(of: process) == .exited(3))
  }

  @Test func `is in a group of its own, which is ended as a whole`() throws {
    let (reading, writing) = try #require(Descriptor.pipe())
    let process = try #require(sh("sleep 60 >&7 & wait", writing))
    writing.close()
    #expect(getpgid(process.id) == process.id)
    process.signalGroup(SIGKILL)
    // No one has the other end any more: the sleeper has ended too.
    var bytes = [UInt8](repeating: 0, count: 1)
    #expect(reading.read(into: &bytes) == 0)
    reading.close()
    #expect(ending(of: process) == .killed(signal: SIGKILL))
  }

  @Test func `that does not exist says why`() {
    #expect(ChildProcess("/nowhere/at/all", ["all"]) == nil)
    #expect(SystemError.code == ENOENT)
  }

  private func sh(_ script: String, _ seventh: Descriptor) -> ChildProcess? {
    ChildProcess("sh", ["sh", "-c", script], descriptors: [(7, seventh)])
  }

  private func ending(of process: ChildProcess) -> ChildProcess.Ending {
    while true {
      if let ending = process.ending() { return ending }
      sched_yield()
    }
  }
}

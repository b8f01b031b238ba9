import AuthorAPI
import Foundation
import NavigationTesting
import Testing

@MainActor @Suite struct `A snapshot` {
  @Test func `is the same as what is kept beside the test`() async throws {
    let app = try await TestScene { ShopApp() }
    try expectSnapshot(of: app, "the shop")
    try await app.tap("Nowhere")
    try expectSnapshot(of: app, "a value without a destination")
  }

  @Test func `has no control characters, and neither has a message`() async throws {
    let app = try await TestScene {
      NavigationStack {
        List {
          Text("\"\r\n\\")
          Text("a\u{0}b\tc\u{202E}d\ne 👨‍👩‍👧")
        }
        .navigationTitle("\u{1B}[31mRed")
      }
    }
    let line = #"row "a\u{0}b\u{9}c\u{202E}d\ne 👨‍👩‍👧""#
    #expect(app.snapshot().contains(line))
    #expect(app.snapshot().contains(#"row "\"\u{D}\n\\""#))
    #expect(app.snapshot().contains(#"stack "\u{1B}[31mRed""#))
    #expect(try app.element(.containing("a")).description == line)
    let failure = #expect(throws: QueryFailure.self) { try app.element("a\u{0}b") }
    #expect(failure?.message.hasPrefix(#"There is no “a\u{0}b”."#) == true)
  }

  @Test func `is written the first time, and compared after that`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("Some.swift").path
    let app = try await TestScene { ShopApp() }
    func compare() throws { try expectSnapshot(of: app, "x/y", filePath: test, function: "f()") }
    let recorded = #expect(throws: SnapshotRecorded.self) { try compare() }
    #expect(recorded?.file.hasSuffix("Snapshots/Some.f.x-y-e2ca671b.txt") == true)
    try compare()
    try await app.tap("Delete", in: "Banana")
    let mismatch = #expect(throws: SnapshotMismatch.self) { try compare() }
    let lines = mismatch?.difference.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      lines == [
        "-     row \"Banana\"", "-       link \"Banana\" → Banana", "-       button \"Delete\"",
      ])
  }

  @Test func `has a file of its own even if names are similar`() {
    func name(_ function: String, _ name: String = "n") -> String {
      SnapshotFile(name: name, testFile: "/tests/Api.swift", function: function).url
        .lastPathComponent
    }
    #expect(name("opens a park()", "") == "Api.opens-a-park.txt")
    #expect(name("opens(park:_:)") == "Api.opens-park-_--.n.txt")
    let similar = ["it's?()", "it's!()", "it-s-()", "it s-()", "it's (?)"]
    #expect(Set(similar.map { name($0) }).count == similar.count - 1)
    #expect(name("f()", "x") != name("f()", "x()"))
    #expect(name("it's?()") == "Api.it-s-.n-aac328e5.txt")
    let long = String(repeating: "x", count: 120)
    #expect(name("f()", long + "1") != name("f()", long + "2"))
    #expect(name("f()", long).utf8.count < 255)
  }

  @Test(arguments: [false, true])
  func `without a name is numbered within its test`(hasTrait: Bool) async throws {
    // If a test has arguments, nothing distinguishes its cases.
    func path() -> String {
      SnapshotFile(name: "", testFile: "/tests/Counted.swift", function: "f()").url.path
    }
    #expect(path() == path())
  }

  @Test func `without a name is the second of its test`() {
    let names = (0..<3).map { _ in
      SnapshotFile(name: "", testFile: "/tests/Counted.swift", function: "g()")
        .url.lastPathComponent
    }
    #expect(names == ["Counted.g.txt", "Counted.g-2.txt", "Counted.g-3.txt"])
  }

  @Test(.navigation) func `without a name is the second of its test, with a trait`() {
    let names = (0..<2).map { _ in
      SnapshotFile(name: "", testFile: "/tests/Counted.swift", function: "h()")
        .url.lastPathComponent
    }
    #expect(names == ["Counted.h.txt", "Counted.h-2.txt"])
  }

  @Test func `that two screens share is written once in a run`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("Shared.swift").path
    func file() -> SnapshotFile { SnapshotFile(name: "same", testFile: test, function: "f()") }
    try file().compare("one\n", isRecording: true)
    try file().compare("one\n", isRecording: true)
    let failure = #expect(throws: SnapshotMismatch.self) {
      try file().compare("two\n", isRecording: true)
    }
    #expect(failure?.isShared == true && failure?.description.contains("a name of its own") == true)
    #expect(try String(contentsOf: file().url, encoding: .utf8) == "one\n")
  }
}

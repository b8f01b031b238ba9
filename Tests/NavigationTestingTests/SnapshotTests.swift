import Colonnade
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
      List {
        Text("\"\r\n\\")
        Text("a\u{0}b\tc\u{202E}d\ne 👨‍👩‍👧")
      }
      .navigationTitle("\u{1B}[31mRed")
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
    #expect(recorded?.file.hasSuffix("Snapshots/Some.f.x-y.txt") == true)
    try compare()
    try await app.tap("Delete", in: "Banana")
    let mismatch = #expect(throws: SnapshotMismatch.self) { try compare() }
    let lines = mismatch?.difference.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      lines == [
        "-     row \"Banana\"", "-       link \"Banana\" → Banana", "-       button \"Delete\"",
      ])
  }
}

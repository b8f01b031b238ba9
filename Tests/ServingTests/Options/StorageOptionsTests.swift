import Foundation
import SessionRecords
import Testing

@testable import Serving

@Suite struct StorageOptionsTests {
  private func options(_ words: String...) throws -> StorageOptions {
    try ServeOptions(Arguments(words, options: ServeOptions.options)).storage
  }

  @Test func `the database is the named one, or else the program's own`() throws {
    #expect(try options("--database", "/x/y.db").path(for: "app") == "/x/y.db")
    let standard = try StorageOptions().path(for: "app")
    #expect(standard.hasSuffix("/colonnade/app.db"))
  }

  @Test func `durability and times are used as given`() throws {
    let options = try options("--durability", "relaxed", "--idle-after", "5", "--keep-for", "30")
    #expect(options.durability == .relaxed && options.idleAfter == 5 && options.keepDays == 30)
    let standard = StorageOptions()
    #expect(standard.durability == .full && standard.keepDays == nil && !standard.isEphemeral)
  }

  @Test(arguments: [
    ["--ephemeral", "--database", "x"], ["--ephemeral", "--durability", "full"],
    ["--durability", "none"], ["--idle-after", "0"], ["--keep-for", "0"],
  ])
  func `contradictory and impossible options are refused`(words: [String]) {
    #expect(throws: UsageError.self) {
      try ServeOptions(Arguments(words, options: ServeOptions.options))
    }
  }
}

@Suite struct InputFileTests {
  @Test func `a file is read to its end, in pieces`() throws {
    let path =
      FileManager.default.temporaryDirectory.path() + "/input-\(UInt64.random(in: 0...(.max)))"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: URL(filePath: path))
    var pieces: [[UInt8]] = []
    try InputFile(path).pieces { pieces.append($0) }
    #expect(pieces.count > 1 && Array(pieces.joined()) == bytes)
    #expect(try InputFile.bytes(path) == bytes)
  }

  @Test func `a missing file is named in the error`() {
    let error = #expect(throws: UsageError.self) { try InputFile("/nowhere/at/all") }
    #expect(error?.description == "/nowhere/at/all cannot be read.")
  }
}

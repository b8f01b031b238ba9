import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `A new package` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `has an app, its sources and a test, and says how to go on`() throws {
    let outcome = try Program.run(["new", "Hikes", "--output", folder.path("made")])
    #expect(outcome.status == 0, "\(outcome.complaint)")
    #expect(outcome.output.contains("swift run --package-path \(folder.path("made")) "))
    #expect(try folder.contents("made/Package.swift").contains("name: \"HikesTests\""))
    #expect(
      try folder.contents("made/Sources/Hikes/HikesApp.swift").contains("struct HikesApp: App"))
    #expect(try folder.contents("made/Tests/HikesTests/HikesTests.swift").contains("hikes://zion"))
  }

  @Test func `is not written to a folder that has files`() throws {
    try folder.write("made/notes.txt", "mine")
    let outcome = try Program.run(["new", "Hikes", "--output", folder.path("made")])
    #expect(outcome.status == 2 && outcome.complaint.contains("holds files"))
    #expect(FileManager.default.subpaths(atPath: folder.path("made")) == ["notes.txt"])
  }

  @Test(arguments: [
    "hikes", "2Hikes", "Hi-kes", "Hikes/..", "", "Höhe", "SwiftUI", "Testing", "XCTest", "Swift",
    "Foundation", "Appearance",
  ])
  func `with a name that no module can have is refused`(name: String) throws {
    let outcome = try Program.run(["new", name, "--output", folder.path("made")])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path("made")))
  }

  @Test(arguments: ["Main", "Colonnade"])
  func `in a folder that SwiftPM would confuse with the checkout is refused`(name: String) throws {
    let checkout = try checkout("main")
    let outcome = try Program.run(
      ["new", "Hikes", "--output", folder.path(name), "--colonnade", checkout])
    #expect(outcome.status == 2 && outcome.complaint.contains("“\(name)”"))
    #expect(!FileManager.default.fileExists(atPath: folder.path(name)))
  }

  @Test func `refers to the checkout by a relative path if one was given`() throws {
    _ = try checkout("checkouts/main")
    let made = try Program.run(
      ["new", "Hikes", "--output", "apps/Hikes", "--colonnade", "checkouts/main"],
      in: folder.path(""))
    #expect(made.status == 0, "\(made.complaint)")
    let manifest = try folder.contents("apps/Hikes/Package.swift")
    #expect(manifest.contains(#"["COLONNADE_PATH"] ?? "../../checkouts/main""#))
    let absolute = try Program.run(
      ["new", "Hikes", "--output", folder.path("b"), "--colonnade", folder.path("checkouts/main")])
    #expect(absolute.status == 0, "\(absolute.complaint)")
    #expect(try folder.contents("b/Package.swift").contains(#"?? "/"#))
  }

  private func checkout(_ path: String) throws -> String {
    try folder.write("\(path)/Package.swift", #"let package = Package(name: "colonnade")"#)
    return folder.path(path)
  }

  @Test func `needs a checkout that is one of Colonnade`() throws {
    let outcome = try Program.run(
      ["new", "Hikes", "--output", folder.path("made"), "--colonnade", folder.path("")])
    #expect(outcome.status == 2 && outcome.complaint.contains("is not a checkout of Colonnade"))
  }
}

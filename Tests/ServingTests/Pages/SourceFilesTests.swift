import Foundation
import OrderedJSON
import Testing

@testable import Serving
@testable import Transport

/// Sources are served under the names in `#fileID`, and nothing else is.
@Suite final class SourceFilesTests {
  private let folder = NSTemporaryDirectory() + "sources-\(UUID().uuidString)"

  private var name: Substring { folder.split(separator: "/").last ?? "" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(_ path: String, _ sources: SourceFiles) -> String? {
    let answer = sources.response(to: HTTPRequest(path: UTF8String("/source/" + path)))
    return answer.map { String(decoding: $0.body, as: UTF8.self) }
  }

  @Test func `a file is found by module and name, anywhere below the module`() throws {
    try write("Sources/Zoo/Zoo.swift", "zoo")
    try write("Sources/Zoo/Animals/Big/View+Fox.swift", "fox")
    try write("Tests/Zoo/Zoo.swift", "tests")
    let sources = try SourceFiles(folder: folder)
    #expect(text("Zoo/Zoo.swift", sources) == "zoo")
    #expect(text("Zoo/View+Fox.swift", sources) == "fox")
    #expect(text("Zoo/View%2BFox.swift", sources) == "fox")
    #expect(text("Zoo/Animals/Big/View+Fox.swift", sources) == nil)
    let inside = try SourceFiles(folder: "\(folder)/Sources/Zoo/")
    #expect(text("Zoo/View+Fox.swift", inside) == "fox")
  }

  @Test func `nothing but Swift below the folder is served`() throws {
    try write("App/App.swift", "app")
    try write("App/secret.txt", "secret")
    try write("App/.build/Hidden.swift", "hidden")
    try write("App/.Hidden.swift", "hidden")
    let outside = folder + "-outside.swift"
    try Data("outside".utf8).write(to: URL(fileURLWithPath: outside))
    defer { try? FileManager.default.removeItem(atPath: outside) }
    for (link, target) in [("App/Link.swift", outside), ("Linked", "/etc")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(link)", withDestinationPath: target)
    }
    let sources = try SourceFiles(folder: folder)
    #expect(text("App/App.swift", sources) == "app")
    #expect(
      sources.paths == ["/source/App/App.swift", "/source/\(name)/App.swift"].sorted())
    for path in [
      "App/secret.txt", "App/Hidden.swift", "App/Link.swift", "Linked/passwd",
      "App/../../\(name)-outside.swift", "../App/App.swift", "App/%2e%2e/App.swift", "", "App/",
    ] {
      #expect(text(path, sources) == nil, "\(path)")
    }
  }

  @Test func `files that are too large are left out`() throws {
    try write("App/Large.swift", String(repeating: "/", count: SourceFiles.maxFileBytes + 1))
    for number in 0..<17 {
      try write("App/F\(number).swift", String(repeating: "/", count: SourceFiles.maxFileBytes))
    }
    let sources = try SourceFiles(folder: folder)
    #expect(text("App/Large.swift", sources) == nil)
    #expect(sources.paths.count == 2 * 16)
  }

  @Test func `the path on the disk is sent, escaped, only if that is allowed`() throws {
    try write("App/Räume & more.swift", "app")
    func head(tellsPaths: Bool) throws -> String {
      let sources = try SourceFiles(folder: folder + "/../" + name + "/App", tellsPaths: tellsPaths)
      let answer = sources.response(to: HTTPRequest(path: "/source/App/Räume & more.swift"))
      return String(decoding: try #require(answer).bytes, as: UTF8.self)
    }
    let told = try head(tellsPaths: true)
    #expect(told.contains("Colonnade-Path: \(folder)/App/R%C3%A4ume%20&%20more.swift\r\n"))
    #expect(try !head(tellsPaths: false).contains("Colonnade-Path"))
  }

  @Test func `a path that is no folder is an error`() {
    #expect(throws: UsageError.self) { try SourceFiles(folder: "/no/such/folder") }
  }
}

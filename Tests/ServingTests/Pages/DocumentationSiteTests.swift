import Foundation
import OrderedJSON
import Testing

@testable import Serving
@testable import Transport

/// The documentation, from a folder as docc leaves it.
@MainActor @Suite struct DocumentationSiteTests {
  private let folder = NSTemporaryDirectory() + "docs-\(UUID().uuidString)"

  private let cache = FileCache()

  private func withSite(
    _ files: [String], _ body: @MainActor (DocumentationSite) async throws -> Void
  ) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in files {
      let url = URL(fileURLWithPath: "\(folder)/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.utf8).write(to: url)
    }
    try await body(DocumentationSite(folder: folder))
  }

  private func response(
    _ site: DocumentationSite, _ path: UTF8String, ifNoneMatch: UTF8String? = nil
  ) async -> HTTPResponse {
    await site.answer(to: HTTPRequest(path: path, ifNoneMatch: ifNoneMatch), from: cache).response
  }

  private func text(_ site: DocumentationSite, _ path: UTF8String) async -> String {
    let answer = await response(site, path)
    return "\(answer.status) \(String(decoding: answer.body, as: UTF8.self))"
  }

  @Test func `a file is served by its path, and a folder by its page`() async throws {
    try await withSite(["index.html", "a/index.html", "a/b(_:).json"]) { site in
      #expect(await text(site, "/docs/") == "200 index.html")
      #expect(await text(site, "/docs/a") == "200 a/index.html")
      #expect(await text(site, "/docs/a/") == "200 a/index.html")
      #expect(await text(site, "/docs/a/b(_:).json") == "200 a/b(_:).json")
      #expect(await text(site, "/docs/a/c").hasPrefix("404 "))
      #expect(await response(site, "/docs").status == 301)
    }
  }

  @Test func `a file that has not changed is not sent again`() async throws {
    try await withSite(["index.html"]) { site in
      let tag = UTF8String(EntityTag.strong(for: Array("index.html".utf8)))
      let again = await response(site, "/docs/", ifNoneMatch: tag)
      #expect(again.status == 304)
    }
  }

  @Test func `no path leads out of the folder, nor to hidden files`() async throws {
    let outside = folder + "-outside"
    try Data("secret".utf8).write(to: URL(fileURLWithPath: outside))
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try await withSite(["index.html", ".git/config", "a/.b", "empty/c"]) { site in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: outside)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/home", withDestinationPath: NSTemporaryDirectory())
      for path: UTF8String in [
        "/docs/link", "/docs/../docs-outside", "/docs/.git/config", "/docs/a/.b", "/docs/empty",
        "/docs/home", "/docs/home/index.html", "/docs//etc/passwd", "/docs/\u{0}",
      ] {
        #expect(await text(site, path).hasPrefix("404 "), "\(path)")
      }
    }
  }

  @Test func `if nothing has been built a page says how to build it`() async throws {
    let none = try DocumentationSite()
    #expect(await text(none, "/docs/").contains("<code>make docs</code>"))
    #expect(await text(none, "/docs/a.json").hasPrefix("404 "))
  }

  @Test func `a requested folder must contain a page`() throws {
    #expect(throws: UsageError.self) { try DocumentationSite(folder: "/nowhere/at/all") }
    #expect(throws: UsageError.self) { try DocumentationSite(folder: "/dev") }
  }
}

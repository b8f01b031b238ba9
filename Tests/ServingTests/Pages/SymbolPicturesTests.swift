import Foundation
import OrderedJSON
import Testing

@testable import Serving
@testable import Transport

/// The pictures of symbols, from a folder of files.
@MainActor @Suite struct SymbolPicturesTests {
  private let folder = NSTemporaryDirectory() + "symbols-\(UUID().uuidString)"

  private func pictures(_ files: [String: Int]) throws -> SymbolPictures {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for (name, bytes) in files {
      let data = Data(repeating: UInt8(ascii: " "), count: bytes)
      try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    return SymbolPictures(folder: folder)
  }

  private func list(_ pictures: SymbolPictures) -> String {
    String(decoding: pictures.list, as: UTF8.self)
  }

  @Test func `without the package there are no pictures, and nothing fails`() {
    let none = SymbolPictures(folder: "/no/such/folder")
    #expect(list(none) == "[]")
    #expect(none.file(for: HTTPRequest(path: "/symbols/star.svg")) == nil)
  }

  @Test func `only files with plain names are pictures`() async throws {
    let found = try pictures(["b-1.svg": 4, "a.svg": 4, "A.svg": 4, "c.png": 4, ".svg": 4])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(list(found) == #"["a","b-1"]"#)
    let request = HTTPRequest(path: "/symbols/a.svg")
    let file = try #require(found.file(for: request))
    let nothing = HTTPResponse(status: 404)
    let answer = await FileCache().answer(request, with: file, orElse: nothing).response
    #expect(answer.status == 200 && answer.body.count == 4)
    for path: UTF8String in ["/symbols/A.svg", "/symbols/c.png", "/symbols/../a.svg", "/symbols/"] {
      #expect(found.file(for: HTTPRequest(path: path)) == nil)
    }
  }

  @Test func `a file that is too large for a picture is not served`() async throws {
    let found = try pictures(["a.svg": SymbolPictures.maxBytes + 1])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let request = HTTPRequest(path: "/symbols/a.svg")
    let file = try #require(found.file(for: request))
    let nothing = HTTPResponse(status: 404)
    #expect(await FileCache().answer(request, with: file, orElse: nothing).response.status == 404)
  }
}

import Foundation
import OrderedJSON
import Testing

@testable import Serving
@testable import Transport

/// Files of the disk: read once, away from the loop, within a bound.
@MainActor @Suite struct FileCacheTests {
  private let folder = NSTemporaryDirectory() + "files-\(UUID().uuidString)"
  private let nothing = HTTPResponse(status: 404)

  private func withFolder(_ body: @MainActor () async throws -> Void) async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body()
  }

  private func write(_ name: String, bytes: Int, of byte: UInt8 = 1) throws -> DiskFile {
    let path = "\(folder)/\(name)"
    try Data(repeating: byte, count: bytes).write(to: URL(fileURLWithPath: path))
    return DiskFile(path: path, maxBytes: 1 << 20)
  }

  private func ask(_ cache: FileCache, for file: DiskFile) -> HTTPAnswer {
    cache.answer(HTTPRequest(path: "/a"), with: file, orElse: nothing)
  }

  @Test func `a file is read when someone asks for it, and then kept`() async throws {
    try await withFolder {
      let cache = FileCache()
      let file = try write("a.bin", bytes: 1_000)
      guard case .later = ask(cache, for: file) else {
        Issue.record("It was read at once."); return
      }
      #expect(cache.bytes == 0)
      let first = await ask(cache, for: file).response
      #expect(first.status == 200 && first.body.count == 1_000)
      guard case .now(let again) = ask(cache, for: file) else { Issue.record("Not kept."); return }
      #expect(Array(again.body) == Array(first.body))
      #expect((1_000..<1_100).contains(cache.bytes))
    }
  }

  @Test func `a changed file is read again, and a missing or larger one is not there`() async throws
  {
    try await withFolder {
      let cache = FileCache()
      let file = try write("a.bin", bytes: 10)
      _ = await ask(cache, for: file).response
      _ = try write("a.bin", bytes: 20)
      #expect(await ask(cache, for: file).response.body.count == 20)
      _ = try write("a.bin", bytes: 1 << 20 + 1)
      #expect(await ask(cache, for: file).response.status == 404)
      try FileManager.default.removeItem(atPath: file.path)
      #expect(await ask(cache, for: file).response.status == 404)
    }
  }

  @Test func `all who ask for a file wait for the same one`() async throws {
    try await withFolder {
      let cache = FileCache(maxBytes: 100_000)
      let file = try write("a.bin", bytes: 40_000)
      var answers: [HTTPResponse] = []
      await withCheckedContinuation { done in
        for _ in 0..<50 {
          guard case .later(let work) = ask(cache, for: file) else { continue }
          work { response in
            answers.append(response)
            if answers.count == 50 { done.resume() }
          }
        }
      }
      #expect(answers.allSatisfy { $0.status == 200 && $0.bodyBytes == 40_000 })
      #expect((40_000..<41_000).contains(cache.bytes))
    }
  }

  @Test func `the files that were not asked for the longest make room`() async throws {
    try await withFolder {
      let cache = FileCache(maxBytes: 100_000)
      let files = try (0..<10).map { try write("\($0).bin", bytes: 20_000) }
      for file in files {
        #expect(await ask(cache, for: file).response.status == 200)
        #expect(await ask(cache, for: files[0]).response.status == 200)
        #expect(cache.bytes <= 100_000)
      }
      guard case .now = ask(cache, for: files[0]) else { Issue.record("It was used."); return }
      guard case .later = ask(cache, for: files[1]) else { Issue.record("It is kept."); return }
    }
  }

  @Test func `files that clients are still sent count, and beyond the bound others wait`()
    async throws
  {
    try await withFolder {
      let cache = FileCache(maxBytes: 100_000)
      var held: [HTTPResponse] = []
      var refused = 0
      for number in 0..<10 {
        let answer = await ask(cache, for: try write("\(number).bin", bytes: 20_000)).response
        if answer.status == 503 { refused += 1 } else { held.append(answer) }
        #expect(cache.bytes <= 100_000)
      }
      #expect(held.count >= 2 && refused >= 5)
      cache.removeAll()
      #expect(cache.bytes >= held.count * 20_000)
      held = []
      #expect(cache.bytes == 0)
      let answer = await ask(cache, for: try write("0.bin", bytes: 20_000)).response
      #expect(answer.status == 200)
    }
  }

  @Test func `a text is compressed once, and both forms count`() async throws {
    try await withFolder {
      let cache = FileCache()
      let file = try write("a.txt", bytes: 100_000, of: UInt8(ascii: "a"))
      let request = HTTPRequest(path: "/a", acceptEncoding: "gzip")
      let packed = await cache.answer(request, with: file, orElse: nothing).response
      #expect(packed.bodyBytes < 1_000)
      #expect(await ask(cache, for: file).response.bodyBytes == 100_000)
      #expect((100_000..<101_000).contains(cache.bytes))
    }
  }
}

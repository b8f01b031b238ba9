import Foundation

/// A folder for one test, gone with it.
final class ScratchFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// - Returns: the new file's path.
  func file(_ name: String, containing text: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  func reading(_ name: String, containing text: String) throws -> FileHandle {
    try FileHandle(forReadingFrom: URL(filePath: file(name, containing: text)))
  }

  func writing(_ name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(filePath: file(name, containing: "")))
  }

  func contents(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}

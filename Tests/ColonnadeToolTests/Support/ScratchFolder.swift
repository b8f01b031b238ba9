import Foundation

/// A folder for one test, deleted at the end.
final class ScratchFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The environment of a program that keeps its sessions here.
  var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["XDG_STATE_HOME": path("state")]) { $1 }
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and the folders that it is in.
  func write(_ path: String, _ text: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// - Returns: The path of the new file, which only its owner can read, as a token's must be.
  func file(_ name: String, containing text: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path(name))
    return path(name)
  }

  /// - Returns: The path of a new pipe, to which the text is written once someone reads.
  func pipe(_ name: String, containing text: String) -> String {
    let path = path(name)
    mkfifo(path, 0o600)
    Thread.detachNewThread {
      try? FileHandle(forWritingTo: URL(filePath: path)).write(contentsOf: Data(text.utf8))
    }
    return path
  }

  func reading(_ name: String, containing data: Data) throws -> FileHandle {
    try data.write(to: url.appending(path: name))
    return try FileHandle(forReadingFrom: url.appending(path: name))
  }

  func writing(_ name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(filePath: file(name, containing: "")))
  }

  func contents(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}

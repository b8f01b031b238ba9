import Foundation

/// The file in which a snapshot is kept.
@MainActor
package struct SnapshotFile {
  /// Its place.
  package let url: URL

  /// The text that was compared with a file first in this run, by the file's path.
  private static var compared: [String: String] = [:]

  /// Creates the file of a snapshot.
  ///
  /// - Parameters:
  ///   - name: a part of the file's name, in addition to the test's function. Empty for none: then
  ///     a test without arguments adds a number from the second snapshot on.
  package init(name: String, testFile: String, function: String) {
    let test = URL(fileURLWithPath: testFile)
    let suite = test.deletingPathExtension().lastPathComponent
    let folder = test.deletingLastPathComponent().appendingPathComponent("Snapshots")
    var base = SnapshotName(suite: suite, function: function, name: name).text
    if name.isEmpty {
      let number = SnapshotCount.next(of: folder.path + "/" + base)
      if number > 1 { base += "-\(number)" }
    }
    url = folder.appendingPathComponent(base + ".txt")
  }

  /// Compares a tree with it, or writes it.
  ///
  /// - Throws: as `expectSnapshot` does.
  package func compare(_ found: String, isRecording: Bool) throws {
    let isShared = Self.compared[url.path].map { $0 != found } ?? false
    if !isShared { Self.compared[url.path] = found }
    guard let kept = try read() else {
      try write(found)
      if isRecording { return }
      throw SnapshotRecorded(file: url.path)
    }
    if kept == found { return }
    if isRecording && !isShared { return try write(found) }
    throw SnapshotMismatch(
      file: url.path, difference: lineDifference(from: kept, to: found), isShared: isShared)
  }

  private func read() throws -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try String(contentsOf: url, encoding: .utf8)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}

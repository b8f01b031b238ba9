import Foundation

/// Compares what is seen with the snapshot of the same name, a file in the folder `Snapshots` beside the
/// test's source; where there is none yet, it is written, and the test fails once, saying so.
///
/// With `RECORD_SNAPSHOTS=1` in the environment, snapshots that differ are written anew.
///
/// ```swift
/// try expectSnapshot(of: app, "trails of Zion")
/// ```
///
/// - Parameters:
///   - name: what the file is called after, beside the test's function.
/// - Throws: `SnapshotMismatch` with the lines that differ, `SnapshotRecorded` where it was written for
///   the first time.
@MainActor
public func expectSnapshot(
  of scene: TestScene, _ name: String = "", filePath: String = #filePath,
  function: String = #function
) throws {
  let file = SnapshotFile(name: name, testFile: filePath, function: function)
  let found = scene.snapshot()
  let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  guard let kept = try file.read() else {
    try file.write(found)
    if isRecording { return }
    throw SnapshotRecorded(file: file.url.path)
  }
  if kept == found { return }
  if isRecording { return try file.write(found) }
  throw SnapshotMismatch(
    file: file.url.path, difference: lineDifference(from: kept, to: found))
}

/// The file in which a snapshot is kept.
private struct SnapshotFile {
  let url: URL

  init(name: String, testFile: String, function: String) {
    let test = URL(fileURLWithPath: testFile)
    let suite = test.deletingPathExtension().lastPathComponent
    let parts = [suite, function.replacing("()", with: ""), name].filter { !$0.isEmpty }
    url = test.deletingLastPathComponent().appendingPathComponent("Snapshots")
      .appendingPathComponent(parts.joined(separator: ".").asFileName + ".txt")
  }

  func read() throws -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try String(contentsOf: url, encoding: .utf8)
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}

extension String {
  /// Letters, digits and dots; a hyphen for anything else.
  fileprivate var asFileName: String {
    let kept = map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" ? $0 : "-" }
    return String(String(kept).prefix(120))
  }
}

/// A screen that is not as its snapshot.
public struct SnapshotMismatch: Error, CustomStringConvertible {
  /// The file of the snapshot.
  public let file: String
  /// The lines of both, those of the snapshot alone with `-`, those of the screen alone with `+`.
  public let difference: String

  /// The difference, and what to do about it.
  public var description: String {
    """
    The screen is not what \(file) says:
    \(difference)
    RECORD_SNAPSHOTS=1 in the environment takes it anew.
    """
  }
}

/// There was no snapshot yet, so it was written.
public struct SnapshotRecorded: Error, CustomStringConvertible {
  /// The file of the snapshot.
  public let file: String
  /// One sentence that asks to look at it.
  public var description: String {
    "The snapshot was written for the first time: look at \(file), and run the test again."
  }
}

/// The lines of two texts, those that only the first has with `-`, those that only the other has with `+`.
private func lineDifference(from old: String, to new: String) -> String {
  var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  let fresh = new.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  for change in fresh.difference(from: lines).removedOffsets {
    lines[change] = "-" + lines[change].dropFirst()
  }
  var place = 0
  var result: [String] = []
  for line in fresh {
    while place < lines.count, lines[place].hasPrefix("-") {
      result.append(lines[place])
      place += 1
    }
    if place < lines.count, lines[place] == line {
      result.append(line)
      place += 1
    } else {
      result.append("+" + line.dropFirst())
    }
  }
  return (result + lines[place...]).joined(separator: "\n")
}

extension CollectionDifference {
  fileprivate var removedOffsets: [Int] {
    removals.map { if case .remove(let offset, _, _) = $0 { offset } else { 0 } }
  }
}

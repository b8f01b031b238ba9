import Foundation

/// Compares the screen with the snapshot with the same name, a file in the folder `Snapshots` next
/// to the test's source. If there is none yet, it is written, and the test fails once with a
/// message about it.
///
/// With `RECORD_SNAPSHOTS=1` in the environment, snapshots that differ are written again, except
/// those compared with a different tree in the same run.
///
/// ```swift
/// try expectSnapshot(of: app, "trails of Zion")
/// ```
///
/// The file is called after the test's file and function, and after the name. Without names, the second in
/// a test ends in `-2`, and so on. Give each a name in a test with arguments, whose cases would share one,
/// and in suites of one file whose tests are called the same.
///
/// - Parameters:
///   - scene: what is seen.
///   - name: a part of the file's name, in addition to the test's function.
/// - Throws: `SnapshotMismatch` with the lines that differ, `SnapshotRecorded` if it was written for
///   the first time.
@MainActor
public func expectSnapshot(
  of scene: TestScene, _ name: String = "", filePath: String = #filePath,
  function: String = #function
) throws {
  let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  try SnapshotFile(name: name, testFile: filePath, function: function)
    .compare(scene.snapshot(), isRecording: isRecording)
}

/// A screen that is not as its snapshot.
public struct SnapshotMismatch: Error, CustomStringConvertible {
  /// The file of the snapshot.
  public let file: String
  /// The lines of both, those only in the snapshot with `-`, those only on the screen with `+`.
  public let difference: String
  /// True if a different tree has been compared with the file in this run.
  public let isShared: Bool

  /// The difference, and what to do about it.
  public var description: String {
    """
    The screen is not what \(file) says:
    \(difference)
    \(advice)
    """
  }

  private var advice: String {
    isShared
      ? "Another screen has been compared with this file in this run: give each a name of its own."
      : "RECORD_SNAPSHOTS=1 in the environment records it again."
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
func lineDifference(from old: String, to new: String) -> String {
  var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  let fresh = new.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  for change in fresh.difference(from: lines).removedOffsets {
    lines[change] = "-" + lines[change].dropFirst()
  }
  var position = 0
  var result: [String] = []
  for line in fresh {
    while position < lines.count, lines[position].hasPrefix("-") {
      result.append(lines[position])
      position += 1
    }
    if position < lines.count, lines[position] == line {
      result.append(line)
      position += 1
    } else {
      result.append("+" + line.dropFirst())
    }
  }
  return (result + lines[position...]).joined(separator: "\n")
}

extension CollectionDifference {
  fileprivate var removedOffsets: [Int] {
    removals.map { if case .remove(let offset, _, _) = $0 { offset } else { 0 } }
  }
}

import Testing

/// The number of snapshots without a name, in each test.
@MainActor
final class SnapshotCount {
  /// Those of tests without a trait, which live as long as the process.
  private static let shared = SnapshotCount()
  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable {
    let test: Test.ID?
    let file: String
  }

  init() {}

  /// The number of the next snapshot of a file, from 1.
  ///
  /// Always 1 in a test with arguments: its cases cannot be distinguished.
  static func next(of file: String) -> Int {
    if Test.Case.current?.isParameterized == true { return 1 }
    let count = SceneWatch.current?.snapshots ?? shared
    let key = Key(test: Test.current?.id, file: file)
    count.numbers[key, default: 0] += 1
    return count.numbers[key] ?? 1
  }
}

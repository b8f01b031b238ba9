import NavigationCore

/// The changes of a stack since it was last reported or described.
@MainActor
final class StackChanges {
  /// The number of elements when the path was last reported, and the number of those that have been
  /// there all the time since.
  private var reportedCount = 0
  private var keptSinceReport = 0
  /// The lowest depth from which the stack's entries may have changed since they were last described.
  private var firstChanged: Int? = 0
  /// Depths below it whose titles have changed.
  private var retitled: Set<Int> = []

  func recordPath(kept: Int) {
    keptSinceReport = min(keptSinceReport, kept)
  }

  func recordStructure(from depth: Int) {
    firstChanged = min(firstChanged ?? .max, depth)
  }

  func recordTitle(at depth: Int) {
    retitled.insert(depth)
  }

  /// The change of the path since the last call; nil if there is none.
  func drainPathChange(of values: [StackHost.ValueScreen]) -> PathDifference? {
    defer { resetPath(count: values.count) }
    if keptSinceReport == reportedCount && reportedCount == values.count { return nil }
    return PathDifference(
      kept: keptSinceReport, removed: reportedCount - keptSinceReport,
      inserted: values[keptSinceReport...].map(\.element))
  }

  /// Marks the current path, with `count` elements, as reported.
  func resetPath(count: Int) {
    reportedCount = count
    keptSinceReport = count
  }

  /// Nothing has been described yet.
  func resetDescription() {
    firstChanged = 0
    retitled = []
  }

  func drainScreenChanges() -> (from: Int?, titles: [Int]) {
    defer {
      firstChanged = nil
      retitled = []
    }
    let first = firstChanged ?? .max
    return (firstChanged, retitled.filter { $0 < first }.sorted())
  }
}

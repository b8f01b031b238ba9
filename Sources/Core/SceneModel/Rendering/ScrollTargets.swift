/// The ids of the views of a layout, or of the rows of a list, by place: a page reports them by
/// number.
@MainActor
package final class ScrollTargets {
  /// The level at which the next views are counted.
  package enum Level: Hashable {
    case nowhere, layout
    /// In the section with an index among the parts of a list.
    case section(Int)
  }

  private var ids: [Level: [AnyHashable?]] = [:]
  /// The ids of the views of a layout that the state leaves out, by the place of the room for them.
  private var missing: [Int: (Int) -> AnyHashable?] = [:]
  private var level = Level.nowhere
  private var isAwaiting = false
  private var hasLayout = false
  /// True once the scroll view has been met that the ids are of.
  package private(set) var isInside = false

  package init() {}

  /// The id of the target at a place; nil if it has none.
  package func id(at path: ScrollReport.TargetPath) -> AnyHashable? {
    guard let first = path.first else { return nil }
    if path.count > 1, let missing = missing[first] { return missing(path[1]) }
    let all = path.count > 1 ? ids[.section(first)] : ids[.layout]
    guard let all, let index = path.last, all.indices.contains(index) else { return nil }
    return all[index]
  }

  /// The next nodes that are collected are the targets; those of the first layout are.
  package func awaitLayout() {
    if hasLayout { return }
    isAwaiting = true
  }

  /// Ends waiting for a layout.
  package func stopAwaitingLayout() { isAwaiting = false }

  package func enterScrollView() { isInside = true }

  /// - Returns: the level around.
  package func enter(at index: Int, inRows: Bool) -> Level {
    let outer = level
    if isAwaiting {
      isAwaiting = false
      hasLayout = true
      level = .layout
    } else {
      level = outer == .layout && inRows ? .section(index) : .nowhere
    }
    return outer
  }

  package func restore(_ outer: Level) { level = outer }

  /// Records room for views that the state leaves out.
  package func recordMissing(at index: Int, _ id: @escaping (Int) -> AnyHashable?) {
    if level == .layout { missing[index] = id }
  }

  /// Records the id of the views at these indices; one that has an id of its own keeps it.
  package func record(_ id: AnyHashable, at indices: Range<Int>) {
    guard level != .nowhere, !indices.isEmpty else { return }
    var known = ids[level, default: []]
    ids[level] = nil
    while known.count < indices.upperBound { known.append(nil) }
    for index in indices where known[index] == nil { known[index] = id }
    ids[level] = known
  }
}

import SceneModel

/// The ids of the views of a layout, or of the rows of a list, by place: a page reports them by
/// number.
@MainActor
package final class ScrollTargets {
  /// Where the views that come next are counted.
  package enum Level: Hashable {
    case nowhere, layout
    /// In the section with an index among the parts of a list.
    case section(Int)
  }

  private var ids: [Level: [AnyHashable?]] = [:]
  private var level = Level.nowhere
  private var isAwaiting = false
  private var hasLayout = false
  /// True once the scroll view has been met that the ids are of.
  private(set) var isInside = false

  package init() {}

  /// The id of the target at a place; nil if it has none.
  package func id(at path: ScrollReport.TargetPath) -> AnyHashable? {
    guard let first = path.first else { return nil }
    let all = path.count > 1 ? ids[.section(first)] : ids[.layout]
    guard let all, let index = path.last, all.indices.contains(index) else { return nil }
    return all[index]
  }

  /// The next nodes that are collected are the targets; those of the first layout are.
  func awaitLayout() {
    if hasLayout { return }
    isAwaiting = true
  }

  /// Ends waiting for a layout.
  func stopAwaitingLayout() { isAwaiting = false }

  func enterScrollView() { isInside = true }

  /// - Returns: the level around.
  func enter(at index: Int, inRows: Bool) -> Level {
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

  func restore(_ outer: Level) { level = outer }

  /// Records the id of the views at these indices; one that has an id of its own keeps it.
  func record(_ id: AnyHashable, at indices: Range<Int>) {
    guard level != .nowhere, !indices.isEmpty else { return }
    var known = ids[level, default: []]
    ids[level] = nil
    while known.count < indices.upperBound { known.append(nil) }
    for index in indices where known[index] == nil { known[index] = id }
    ids[level] = known
  }
}

extension RenderContext {
  /// Renders views among which a scroll view is that the author's code follows.
  ///
  /// - Returns: the ids of its targets.
  package mutating func collectingTargets(_ render: RenderClosure) -> ScrollTargets {
    let outer = targets
    defer { targets = outer }
    let own = outer.flatMap { $0.isInside ? nil : $0 } ?? ScrollTargets()
    targets = own
    render(&self)
    return own
  }

  /// Renders the content of a scroll view. The targets of a nested scroll view are not those of the
  /// outer one.
  package mutating func insideScrollView(_ render: RenderClosure) {
    let outer = targets
    if outer?.isInside == true { targets = nil }
    targets?.enterScrollView()
    render(&self)
    targets = outer
  }

  /// The rows of a list, which is a scroll view whose targets they are.
  package mutating func collectTargets(_ render: RenderClosure) -> [ViewNode] {
    let outer = targets
    if outer?.isInside == true { targets = nil }
    targets?.awaitLayout()
    targets?.enterScrollView()
    defer { targets = outer }
    return collect(render)
  }

  /// Renders a layout whose views are targets.
  ///
  /// - Returns: whether a page is to know of it.
  package mutating func renderingTargets(_ render: RenderClosure) -> Bool {
    guard let targets else {
      render(&self)
      return false
    }
    targets.awaitLayout()
    render(&self)
    targets.stopAwaitingLayout()
    return true
  }
}

import NavigationCore
import OrderedJSON
import SceneModel

extension PatchWriter {
  /// Replaces the end of a list in step with the path's.
  ///
  /// - Parameters:
  ///   - roots: the column roots on the collapsed stack.
  ///   - whole: true to write the whole list because that is shorter.
  mutating func write(
    _ edit: PathEdit, to list: PatchList, _ roots: [NavigationSplitViewColumn]?, whole: Bool,
    _ state: NavigationState, _ scene: SceneDescription
  ) {
    if list == .path { writer.reserve(edit.insertedWeight) }
    if whole { return replace(list, roots, after: edit, state, scene) }
    let rootCount = list == .screens ? 1 : list == .stack ? roots?.count ?? 0 : 0
    let start = edit.kept + rootCount
    // Removed from the top, so that each index is right when its turn comes.
    for index in stride(from: start + edit.removed.count - 1, through: start, by: -1) {
      remove(from: list, at: index)
    }
    for index in edit.inserted.indices {
      beginAdding(to: list, at: start + index)
      append(edit.inserted[index], edit.kept + index, in: list, scene)
      end()
    }
  }

  private mutating func replace(
    _ list: PatchList, _ roots: [NavigationSplitViewColumn]?, after edit: PathEdit,
    _ state: NavigationState, _ scene: SceneDescription
  ) {
    beginReplacing(list.pointer)
    writer.append(literal: "[")
    var isFirst = !appendRoots(of: list, roots, state, scene)
    let kept = state.path[..<min(edit.kept, state.path.count)]
    for (index, element) in (kept + edit.inserted).enumerated() {
      if !isFirst { writer.append(literal: ",") }
      isFirst = false
      append(element, index, in: list, scene)
    }
    writer.append(literal: "]")
    end()
  }

  /// - Returns: whether there are any.
  private mutating func appendRoots(
    of list: PatchList, _ roots: [NavigationSplitViewColumn]?, _ state: NavigationState,
    _ scene: SceneDescription
  ) -> Bool {
    switch list {
    case .path, .problems: return false
    case .screens: writer.appendRootScreen(of: state, in: scene)
    case .stack: writer.appendList(roots ?? []) { $0.append(string: $1.rawValue) }
    }
    return true
  }

  private mutating func append(
    _ element: IdentifiedElement, _ index: Int, in list: PatchList, _ scene: SceneDescription
  ) {
    switch list {
    case .path: writer.append(element, types: scene.types)
    case .screens: writer.appendScreen(of: element, index: index)
    case .stack: writer.append(quoted: element.id)
    case .problems: break
    }
  }
}

extension PathEdit {
  /// True if more elements go than stay, or very many more come.
  ///
  /// - Parameter alone: no other edit of the revision touches the path, so that the state after it
  ///   shows what stays.
  func isShorterWhole(alone: @autoclosure () -> Bool) -> Bool {
    (removed.count > kept + 4 || inserted.count > 4 * kept + 64) && (kept == 0 || alone())
  }
}

extension [Edit] {
  var pathEditCount: Int { count { if case .path = $0 { true } else { false } } }
}

extension Transition {
  /// The roots below the path on the collapsed stack; nil if the path is not on it, or if the
  /// presentation is replaced anyway.
  package func stackRootsThatStay(_ state: NavigationState) -> [NavigationSplitViewColumn]? {
    if case .from(let before, let after) = outlines, before.presentation != after.presentation {
      return nil
    }
    guard let roots = state.collapsedRoots, roots.last == .detail else { return nil }
    return roots
  }
}

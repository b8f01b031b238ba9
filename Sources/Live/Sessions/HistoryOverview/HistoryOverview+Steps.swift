import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords

extension HistoryOverview.Step {
  /// - Parameters:
  ///   - seen: the effects that were seen when it was created.
  ///   - left: the depth of the scene that it left, if it opened another.
  init(_ revision: Revision, seen: HistoryMarks, leaving left: Int?) {
    at = revision.at
    marks = HistoryMarks(of: revision).union(seen)
    for edit in revision.change.edits { add(edit) }
    if let left { openScene(leaving: left) }
  }

  private mutating func add(_ edit: Edit) {
    switch edit {
    case .path(let edit): addPath(edit.kept, edit.removed.count, edit.inserted.count)
    case .sidebar, .content: merge(.select)
    case .presented:
      merge(.present)
      marks.insert(.screens)
    case .setting: merge(.setting)
    }
  }

  private mutating func addPath(_ kept: Int, _ removed: Int, _ inserted: Int) {
    // If a revision has several edits, the first has the depth before it.
    depthBefore = depthBefore ?? kept + removed
    switch (removed == 0, inserted == 0, kind) {
    // A selection also empties the path.
    case (_, _, .path), (_, _, .select): break
    case (true, false, let before) where before != .pop: kind = .push
    case (false, true, let before) where before != .push: kind = .pop
    default: kind = .path
    }
  }

  private mutating func merge(_ other: HistoryOverview.Kind) {
    switch (kind, other) {
    case (.view, _), (.setting, _), (_, .select): kind = other
    default: break
    }
  }

  private mutating func openScene(leaving left: Int) {
    kind = .scene
    depthBefore = left
  }
}

extension HistoryOverview.Step {
  /// Reads a stored revision without reading its values, and so without their types.
  ///
  /// - Throws: `UnreadableRecord` if the record is not a revision.
  init(_ saved: SavedRevision) throws(UnreadableRecord) {
    let json = try SavedHistory.Item(saved).json
    at = saved.at
    marks = HistoryMarks(rawValue: UInt8(clamping: json["marks"]?.intValue ?? 0))
      .intersection(.seen)
    let isStep = json["undone"] != nil || json["redone"] != nil
    let cause = Cause(method: json["method"]?.stringValue ?? "", client: "")
    marks.formUnion(isStep ? .restored : HistoryMarks(of: cause, .forward))
    for edit in json["edits"]?.arrayValue ?? [] { add(edit) }
    if json["opened"] != nil { openScene(leaving: Self.depth(of: json["left"]) ?? 0) }
  }

  private mutating func add(_ edit: JSONValue) {
    guard let (name, change) = edit.objectValue?.first else { return }
    switch name {
    case "path":
      addPath(
        change["kept"]?.intValue ?? 0, change["removed"]?.arrayValue?.count ?? 0,
        change["inserted"]?.arrayValue?.count ?? 0)
    case "sidebar", "content": merge(.select)
    case "presented":
      merge(.present)
      marks.insert(.screens)
    default: merge(.setting)
    }
  }

  /// The depth of a stored state, which is a list of the edits that lead to it from an empty state.
  private static func depth(of checkpoint: JSONValue?) -> Int? {
    checkpoint?["state"]?.arrayValue?.lazy.compactMap {
      $0["path"]?["inserted"]?.arrayValue?.count
    }.first
  }
}

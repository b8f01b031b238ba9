import NavigationCore
import OrderedJSON

extension DepthStrip.Step {
  /// - Parameters:
  ///   - seen: the effects that were seen when it was created.
  ///   - left: the depth of the scene that it left, if it opened another.
  init(_ revision: Revision, seen: HistoryMarks, leaving left: Int?) {
    at = revision.at
    marks = HistoryMarks(of: revision).union(seen)
    for edit in revision.change.edits { note(edit) }
    if let left { open(leaving: left) }
  }

  private mutating func note(_ edit: Edit) {
    switch edit {
    case .path(let edit): notePath(edit.kept, edit.removed.count, edit.inserted.count)
    case .sidebar, .content: note(.select)
    case .presented:
      note(.present)
      marks.insert(.screens)
    case .setting: note(.setting)
    }
  }

  private mutating func notePath(_ kept: Int, _ removed: Int, _ inserted: Int) {
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

  private mutating func note(_ other: DepthStrip.Kind) {
    switch (kind, other) {
    case (.view, _), (.setting, _), (_, .select): kind = other
    default: break
    }
  }

  private mutating func open(leaving left: Int) {
    kind = .scene
    depthBefore = left
  }
}

extension DepthStrip.Step {
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
    for edit in json["edits"]?.arrayValue ?? [] { note(edit) }
    if json["opened"] != nil { open(leaving: Self.depth(of: json["left"]) ?? 0) }
  }

  private mutating func note(_ edit: JSONValue) {
    guard let (name, change) = edit.objectValue?.first else { return }
    switch name {
    case "path":
      notePath(
        change["kept"]?.intValue ?? 0, change["removed"]?.arrayValue?.count ?? 0,
        change["inserted"]?.arrayValue?.count ?? 0)
    case "sidebar", "content": note(.select)
    case "presented":
      note(.present)
      marks.insert(.screens)
    default: note(.setting)
    }
  }

  /// The depth of a stored state, which is a list of the edits that lead to it from an empty state.
  private static func depth(of place: JSONValue?) -> Int? {
    place?["state"]?.arrayValue?.lazy.compactMap {
      $0["path"]?["inserted"]?.arrayValue?.count
    }.first
  }
}

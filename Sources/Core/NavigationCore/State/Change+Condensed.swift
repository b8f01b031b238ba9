extension Change {
  /// The same step with at most one edit of each part of the state, and no edit that does nothing.
  package var condensed: Change {
    var parts: [Edit] = []
    var path: PathEdits?
    for edit in edits {
      if case .path(let next) = edit {
        if path == nil { path = PathEdits(next) } else { path?.add(next) }
      } else if let index = parts.firstIndex(where: { $0.merged(with: edit) != nil }) {
        parts[index] = parts[index].merged(with: edit) ?? edit
      } else {
        parts.append(edit)
      }
    }
    if let path = path?.joined.trimmed { parts.append(.path(path)) }
    return Change(parts.filter { !$0.isNoOp })
  }
}

extension Edit {
  /// Both as one; nil if they are about different parts of the state.
  fileprivate func merged(with next: Edit) -> Edit? {
    switch (self, next) {
    case (.sidebar(let old, _), .sidebar(_, let new)): .sidebar(from: old, to: new)
    case (.content(let old, _), .content(_, let new)): .content(from: old, to: new)
    case (.presented(let old, _), .presented(_, let new)): .presented(from: old, to: new)
    case (.setting(let edit), .setting(let next)): edit.merged(with: next).map(Edit.setting)
    default: nil
    }
  }

  fileprivate var isNoOp: Bool {
    switch self {
    case .path: false
    case .sidebar(let old, let new), .content(let old, let new): old == new
    case .presented(let old, let new): old == new
    case .setting(let edit): edit.isNoOp
    }
  }
}

/// Merges successive edits of the path into one. Each element is touched once, however many edits
/// there are.
private struct PathEdits {
  private var kept: Int
  /// The elements that were there before and no longer are, from the top down.
  private var removed: [ArraySlice<IdentifiedElement>]
  private var inserted: [IdentifiedElement]

  init(_ first: PathEdit) {
    kept = first.kept
    removed = [first.removed[...]]
    inserted = first.inserted
  }

  mutating func add(_ next: PathEdit) {
    if next.kept >= kept {
      inserted.removeSubrange((next.kept - kept)...)
      inserted += next.inserted
    } else {
      removed.append(next.removed[..<(kept - next.kept)])
      inserted = next.inserted
      kept = next.kept
    }
  }

  var joined: PathEdit {
    PathEdit(kept: kept, removed: Array(removed.reversed().joined()), inserted: inserted)
  }
}

extension PathEdit {
  /// The edit without elements that it removes and puts back; nil if nothing is left.
  fileprivate var trimmed: PathEdit? {
    let same = zip(removed, inserted).prefix { $0 == $1 }.count
    if same == removed.count && same == inserted.count { return nil }
    return PathEdit(
      kept: kept + same, removed: Array(removed[same...]), inserted: Array(inserted[same...]))
  }
}

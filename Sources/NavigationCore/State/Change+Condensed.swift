extension Change {
  /// The same step with at most one edit of each part of the state, and none that leads nowhere.
  var condensed: Change {
    var parts: [Edit] = []
    var path: PathEdit?
    for edit in edits {
      if case .path(let next) = edit {
        path = path.map { $0.followed(by: next) } ?? next
      } else if let index = parts.firstIndex(where: { $0.followed(by: edit) != nil }) {
        parts[index] = parts[index].followed(by: edit) ?? edit
      } else {
        parts.append(edit)
      }
    }
    if let path = path?.trimmed { parts.append(.path(path)) }
    return Change(parts.filter { !$0.leadsNowhere })
  }
}

extension Edit {
  /// Both as one; nil where they are about different parts of the state.
  fileprivate func followed(by next: Edit) -> Edit? {
    switch (self, next) {
    case (.sidebar(let old, _), .sidebar(_, let new)): .sidebar(from: old, to: new)
    case (.content(let old, _), .content(_, let new)): .content(from: old, to: new)
    case (.presented(let old, _), .presented(_, let new)): .presented(from: old, to: new)
    case (.columnVisibility(let old, _), .columnVisibility(_, let new)):
      .columnVisibility(from: old, to: new)
    case (.preferredCompactColumn(let old, _), .preferredCompactColumn(_, let new)):
      .preferredCompactColumn(from: old, to: new)
    case (.layout(let old, _), .layout(_, let new)): .layout(from: old, to: new)
    case (.environment(let old, _), .environment(_, let new)): .environment(from: old, to: new)
    default: nil
    }
  }

  fileprivate var leadsNowhere: Bool {
    switch self {
    case .path: false
    case .sidebar(let old, let new), .content(let old, let new): old == new
    case .presented(let old, let new): old == new
    case .columnVisibility(let old, let new): old == new
    case .preferredCompactColumn(let old, let new): old == new
    case .layout(let old, let new): old == new
    case .environment(let old, let new): old == new
    }
  }
}

extension PathEdit {
  fileprivate func followed(by next: PathEdit) -> PathEdit {
    if next.kept >= kept {
      return PathEdit(
        kept: kept, removed: removed, inserted: inserted[..<(next.kept - kept)] + next.inserted)
    }
    let alsoRemoved = next.removed[..<(kept - next.kept)]
    return PathEdit(kept: next.kept, removed: alsoRemoved + removed, inserted: next.inserted)
  }

  /// Without what is taken off and put back; nil where nothing is left.
  fileprivate var trimmed: PathEdit? {
    let same = zip(removed, inserted).prefix { $0 == $1 }.count
    if same == removed.count && same == inserted.count { return nil }
    return PathEdit(
      kept: kept + same, removed: Array(removed[same...]), inserted: Array(inserted[same...]))
  }
}

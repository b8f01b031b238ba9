/// The edits of one revision, in order. Each edit knows the value that it replaces.
public struct Change {
  /// The edits, in the order of doing.
  public package(set) var edits: [Edit]

  package init(_ edits: [Edit] = []) {
    self.edits = edits
  }

  /// True if nothing was done.
  public var isEmpty: Bool { edits.isEmpty }

  /// The element that it pushes or pops, if it does nothing else.
  package var onlyElement: (element: IdentifiedElement, index: Int, isPush: Bool)? {
    guard edits.count == 1, case .path(let edit) = edits[0] else { return nil }
    switch (edit.inserted.count, edit.removed.count) {
    case (1, 0): return (edit.inserted[0], edit.kept, true)
    case (0, 1): return (edit.removed[0], edit.kept, false)
    default: return nil
    }
  }

  /// About how many bytes it takes to keep.
  package var weight: Int {
    var sum = 0
    for index in edits.indices { sum += edits[index].weight }
    return sum
  }

  /// The bytes that a state's values weigh more after the change than before.
  package var growth: Int {
    var sum = 0
    for index in edits.indices { sum += edits[index].growth }
    return sum
  }

  /// The change that reverts this one.
  public var inverse: Change {
    Change(edits.reversed().map(\.inverse))
  }
}

/// The smallest change of a state. Rare edits are boxed, so that the frequent edit of the path is
/// small.
public enum Edit {
  case path(PathEdit)
  indirect case sidebar(from: Selection, to: Selection)
  indirect case content(from: Selection, to: Selection)
  indirect case presented(from: IdentifiedElement?, to: IdentifiedElement?)
  indirect case setting(SettingEdit)

  var inverse: Edit {
    switch self {
    case .path(let edit): .path(edit.inverse)
    case .sidebar(let old, let new): .sidebar(from: new, to: old)
    case .content(let old, let new): .content(from: new, to: old)
    case .presented(let old, let new): .presented(from: new, to: old)
    case .setting(let edit): .setting(edit.inverse)
    }
  }
}

extension Edit {
  fileprivate var weight: Int {
    switch self {
    case .path(let edit):
      NavigationPath.Element.emptyWeight + edit.removedWeight + edit.insertedWeight
    case .sidebar(let old, let new), .content(let old, let new):
      NavigationPath.Element.emptyWeight + old.weight + new.weight
    case .presented(let old, let new):
      NavigationPath.Element.emptyWeight + old.weight + new.weight
    case .setting: NavigationPath.Element.emptyWeight
    }
  }

  fileprivate var growth: Int {
    switch self {
    case .path(let edit): edit.growth
    case .sidebar(let old, let new), .content(let old, let new): new.weight - old.weight
    case .presented(let old, let new): new.weight - old.weight
    case .setting: 0
    }
  }
}

/// A change at the top of the path: the lowest elements stay, the rest goes, others come.
public struct PathEdit {
  /// The number of elements at the bottom that stay.
  public let kept: Int
  /// The elements that go, bottom first.
  public let removed: [IdentifiedElement]
  /// The elements that come in their place, bottom first.
  public let inserted: [IdentifiedElement]
  /// The weight of the elements in bytes, counted once.
  let removedWeight: Int
  package let insertedWeight: Int

  package init(kept: Int, removed: [IdentifiedElement], inserted: [IdentifiedElement]) {
    self.kept = kept
    self.removed = removed
    self.inserted = inserted
    removedWeight = removed.weight
    insertedWeight = inserted.weight
  }

  private init(inverting edit: PathEdit) {
    kept = edit.kept
    removed = edit.inserted
    inserted = edit.removed
    removedWeight = edit.insertedWeight
    insertedWeight = edit.removedWeight
  }

  var inverse: PathEdit { PathEdit(inverting: self) }

  var growth: Int { insertedWeight - removedWeight }
}

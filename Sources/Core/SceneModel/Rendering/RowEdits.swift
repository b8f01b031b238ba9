import Foundation

/// The edits that the elements of a collection allow.
package struct RowEdits {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?
  /// The collection in which a container around moves the rows; nil if none does.
  package var collectionID: AnyHashable?

  package init(
    delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil
  ) {
    (self.delete, self.move) = (delete, move)
  }

  /// The edits that the rows' author has disabled.
  package struct Limits {
    package var isDeleteDisabled = false
    package var isMoveDisabled = false

    package init() {}
  }
}

/// A row while it is rendered: views in it say what cannot be done to it, and what a swipe shows.
package final class EditedRow {
  package var limits: RowEdits.Limits
  /// True if the author has given the row swipe actions: then a swipe does not offer to delete it.
  package var hasSwipeActions = false

  package init(limits: RowEdits.Limits) {
    self.limits = limits
  }
}

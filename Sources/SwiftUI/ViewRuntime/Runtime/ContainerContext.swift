import NavigationCore
import OrderedJSON

/// The settings of a container for the views inside of it.
package struct ContainerContext {
  /// Each view is a row of a list, of its own.
  package var areRows: Bool
  package var isLazy: Bool
  /// The value that a row of a list selects: its `tag`, or else the id of its `ForEach` element.
  package var tag: AnyHashable?
  package var isTagExplicit = false
  package var selection: (any SelectionBinding)?
  /// The views are tabs.
  package var tabs: Tabs?
  /// The edits that the rows of the next `ForEach` allow.
  package var edits: RowEdits?
  package var editLimits = RowEdits.Limits()
  package var editedRow: EditedRow?
  /// The author has given the rows inside swipe actions.
  package var haveSwipeActions = false

  package init(
    areRows: Bool = false, isLazy: Bool = false, selection: (any SelectionBinding)? = nil
  ) {
    self.areRows = areRows
    self.isLazy = isLazy
    self.selection = selection
  }
}

import NavigationCore
import OrderedJSON
import SceneModel

/// The settings of a container for the views inside of it.
package struct ContainerContext {
  /// Each view is a row of a list, of its own.
  package var areRows: Bool
  package var isLazy: Bool
  /// The next views are those of a lazy container itself, not of a view in it.
  package var createsWhenNeeded = false
  /// The name of the container around, for messages; nil if it has none.
  package var name: UTF8String?
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
  /// The views that a section attaches to each of its rows, the nearest modifier's last.
  package var sectionAttachments: [SectionAttachment] = []

  package init(
    areRows: Bool = false, isLazy: Bool = false, selection: (any SelectionBinding)? = nil
  ) {
    self.areRows = areRows
    self.isLazy = isLazy
    self.selection = selection
  }
}

/// A view that is attached to sections: each of their rows gets it.
@MainActor
package final class SectionAttachment {
  let attach: (inout RenderContext, [ViewNode]) -> Void
  /// True if a section has attached it to its rows.
  package private(set) var isTaken = false

  package init(_ attach: @escaping (inout RenderContext, [ViewNode]) -> Void) {
    self.attach = attach
  }

  fileprivate func take() { isTaken = true }
}

extension RenderContext {
  /// Renders the rows of a section, and attaches to each the views that are attached to the section.
  package mutating func attachingToRows(_ render: RenderClosure) {
    let attachments = container.sectionAttachments
    guard container.areRows, !attachments.isEmpty else { return render(&self) }
    let rows = collect { $0.within({ $0.sectionAttachments = [] }, render) }
    for (index, row) in rows.enumerated() {
      entering(.index(index)) { $0.attach(attachments[...], to: row) }
    }
    for attachment in attachments { attachment.take() }
  }

  /// Attaches the last of the views, then those before it.
  private mutating func attach(_ attachments: ArraySlice<SectionAttachment>, to row: ViewNode) {
    var nodes = [row]
    for (depth, attachment) in attachments.reversed().enumerated() {
      nodes = collect { context in
        context.within({ $0.sectionAttachments = [] }) { context in
          context.entering(.index(depth)) { attachment.attach(&$0, nodes) }
        }
      }
    }
    output.nodes += nodes
  }
}

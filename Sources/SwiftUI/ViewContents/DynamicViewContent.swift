import Foundation
import SceneModel

/// Views created from a collection; as rows of a list they can be deleted and moved.
///
/// Source: Apple, `DynamicViewContent`.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// A swipe on a row shows a button “Delete”; while the list is edited, each row has one.
  ///
  /// Source: Apple, `onDelete(perform:)`.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?)
    -> some DynamicViewContent<Data>
  {
    EditableContent(base: self) { $0.delete = action ?? $0.delete }
  }

  /// While the list is edited each row has buttons "Move Up" and "Move Down".
  ///
  /// Source: Apple, `onMove(perform:)`.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(base: self) { $0.move = action ?? $0.move }
  }
}

extension DynamicViewContent {
  /// Accepted; has no effect here: nothing is dragged.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> { self }
}

struct EditableContent<Base: DynamicViewContent> {
  let base: Base
  let change: (inout RowEdits) -> Void
}

@MainActor
extension EditableContent: DynamicViewContent, PrimitiveView {
  var data: Base.Data { base.data }

  func _render(in context: inout RenderContext) {
    context.within(
      {
        var edits = $0.edits ?? RowEdits()
        change(&edits)
        $0.edits = edits
      }, { base._render(in: &$0) })
  }
}

extension View {
  /// Leaves out the button “Delete” of a row.
  ///
  /// Source: Apple, `deleteDisabled(_:)`.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    EditsDisabledView(content: self) { $0.isDeleteDisabled = $0.isDeleteDisabled || isDisabled }
  }

  /// Leaves out the buttons “Move Up” and “Move Down” of a row while it is edited.
  ///
  /// Source: Apple, `moveDisabled(_:)`.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    EditsDisabledView(content: self) { $0.isMoveDisabled = $0.isMoveDisabled || isDisabled }
  }
}

/// Speaks to the row that it is in, or for all rows that are in it.
struct EditsDisabledView<Content: View> {
  let content: Content
  let change: (inout RowEdits.Limits) -> Void
}

@MainActor
extension EditsDisabledView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    if let row = context.container.editedRow { change(&row.limits) }
    context.within({ change(&$0.editLimits) }, { content._render(in: &$0) })
  }
}

import Foundation
import OrderedJSON
import SceneModel

extension RenderContext {
  /// Renders the views of one element with the buttons that delete and move it: a swipe shows
  /// Delete, and while the list is edited, the row shows all of them. An element that can be
  /// reordered has a menu that moves it.
  mutating func renderEditable(
    _ edits: RowEdits?, at offset: Int, of count: Int, id: @escaping (Int) -> AnyHashable,
    _ render: RenderClosure
  ) {
    guard let edits else { return render(&self) }
    let reordering = reordering(edits, at: offset, of: count, id: id)
    let isEdited = container.areRows && (isEditing || edits.delete != nil)
    guard isEdited || reordering != nil else { return render(&self) }
    let row = EditedRow(limits: container.editLimits)
    row.hasSwipeActions = container.haveSwipeActions
    var nodes = collect { context in
      context.within(
        {
          $0.edits = nil
          $0.editedRow = row
          $0.editLimits = RowEdits.Limits()
        }, render)
    }
    if let reordering, !row.limits.isMoveDisabled {
      nodes = addMoves(reordering, at: offset, of: count, to: nodes)
    }
    guard isEdited else { return output.nodes += nodes }
    if isEditing {
      let buttons = collectInside { $0.emitEdits(edits, at: offset, of: count, within: row.limits) }
      return emit(nodes, attaching: buttons, as: "edits")
    }
    guard let delete = edits.delete, !row.limits.isDeleteDisabled, !row.hasSwipeActions,
      nodes.unboxed.last.map({ $0.kind != .section }) ?? false
    else { return output.nodes += nodes }
    let button = collectUncovered {
      $0.emitDelete(look: Self.destructive) { delete(IndexSet(integer: offset)) }
    }
    emit(nodes, attaching: button, as: "trailing", allowsFullSwipe: true)
  }

  private var isEditing: Bool { environment.editMode?.wrappedValue.isEditing == true }

  private static let destructive = StyleOperation(
    "button", .object(["role": .word("destructive")]))

  private mutating func emitEdits(
    _ edits: RowEdits, at offset: Int, of count: Int, within limits: RowEdits.Limits
  ) {
    let row = IndexSet(integer: offset)
    if let delete = edits.delete, !limits.isDeleteDisabled {
      emitDelete { delete(row) }
    }
    guard let move = edits.move, !limits.isMoveDisabled else { return }
    emitMoves(move, at: offset, of: count)
  }

  /// The buttons that move an element, where there is room.
  mutating func emitMoves(
    _ move: @escaping (IndexSet, Int) -> Void, at offset: Int, of count: Int
  ) {
    let row = IndexSet(integer: offset)
    if offset > 0 { emitMove("Move Up") { move(row, max(0, offset - $0)) } }
    // The destination counts the rows as they were before.
    if offset < count - 1 { emitMove("Move Down") { move(row, min(count, offset + 1 + $0)) } }
  }

  private mutating func emitDelete(
    look: StyleOperation? = nil, _ delete: @escaping () -> Void
  ) {
    entering(.role("Delete")) { context in
      context.emitControl(
        .button, look: look, label: { $0.emit(ViewNode(.text, label: "Delete")) },
        action: { _ in delete() })
    }
  }

  /// A button that moves a row by one place, or by as many as the text of a tap says.
  private mutating func emitMove(_ title: UTF8String, _ move: @escaping (Int) -> Void) {
    entering(.role(title.string)) { context in
      context.emitControl(
        .button, label: { $0.emit(ViewNode(.text, label: title)) },
        action: { text in move(min(max(text.flatMap { Int($0) } ?? 1, 1), Self.maxMoveDistance)) })
    }
  }

  private static let maxMoveDistance = 1_000_000
}

import Foundation
import OrderedJSON
import SceneModel

/// The edits that the rows of a list allow while it is edited.
package struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  /// The edits that the rows' author has disabled.
  package struct Limits {
    var isDeleteDisabled = false
    var isMoveDisabled = false
  }
}

/// A row while it is rendered: views in it say what cannot be done to it.
package final class EditedRow {
  var limits: RowEdits.Limits

  init(limits: RowEdits.Limits) {
    self.limits = limits
  }
}

extension RenderContext {
  /// Renders the views of one element; while they are edited, with buttons for that.
  mutating func renderEditable(
    _ edits: RowEdits?, at offset: Int, of count: Int,
    _ render: RenderClosure
  ) {
    guard let edits, container.areRows, environment.editMode?.wrappedValue.isEditing == true
    else { return render(&self) }
    let row = EditedRow(limits: container.editLimits)
    let nodes = collect { context in
      context.within(
        {
          $0.edits = nil
          $0.editedRow = row
          $0.editLimits = RowEdits.Limits()
        }, render)
    }
    let buttons = collectInside { $0.emitEdits(edits, at: offset, of: count, within: row.limits) }
    emit(nodes, attaching: buttons, as: "edits")
  }

  private mutating func emitEdits(
    _ edits: RowEdits, at offset: Int, of count: Int, within limits: RowEdits.Limits
  ) {
    let row = IndexSet(integer: offset)
    if let delete = edits.delete, !limits.isDeleteDisabled {
      emitButton("Delete") { delete(row) }
    }
    guard let move = edits.move, !limits.isMoveDisabled else { return }
    if offset > 0 { emitMove("Move Up") { move(row, max(0, offset - $0)) } }
    // The destination counts the rows as they were before.
    if offset < count - 1 { emitMove("Move Down") { move(row, min(count, offset + 1 + $0)) } }
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

import NavigationCore
import OrderedJSON
import SceneModel

/// A view with something next to it that is not part of its label. Of several rows, each gets it, and
/// so does each row of a section.
struct AttachedView<Content: View, Attachment: View> {
  let content: Content
  let attachment: Attachment
  /// The part that the attachment plays, as styles name it.
  let role: UTF8String
  var allowsFullSwipe = false
}

@MainActor
extension AttachedView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("attached")) { context in
      let tabs = context.container.tabs?.count
      if isSwipe { context.container.editedRow?.hasSwipeActions = true }
      let attachment = context.container.areRows ? sectionAttachment(in: context) : nil
      let nodes = context.collect { context in
        context.within({
          $0.haveSwipeActions = $0.haveSwipeActions || isSwipe
          if let attachment { $0.sectionAttachments.append(attachment) }
        }) {
          $0.entering(.role("content")) { content._render(in: &$0) }
        }
      }
      // A badge on a tab is on its button.
      if context.container.tabs?.count != tabs {
        context.output.nodes += nodes
        return context.attachToLastButton(attached(in: &context).unboxed, as: role)
      }
      let rows = nodes.filter { $0.kind.isListRow }
      guard context.container.areRows, rows.count > 1 || attachment?.isTaken == true else {
        return emit(nodes, in: &context)
      }
      for (index, node) in nodes.enumerated() {
        if attachment?.isTaken == true, node.kind == .section {
          context.output.nodes.append(node)
        } else {
          context.entering(.index(index)) { emit([node], in: &$0) }
        }
      }
    }
  }

  /// Attaches the view to rows of a section, with the environment that is around the section.
  private func sectionAttachment(in context: RenderContext) -> SectionAttachment {
    let environment = context.environment
    return SectionAttachment { context, rows in
      let inner = context.environment
      context.environment = environment
      emit(rows, in: &context)
      context.environment = inner
    }
  }

  private var isSwipe: Bool { role == "leading" || role == "trailing" }

  private func emit(_ nodes: [ViewNode], in context: inout RenderContext) {
    context.emit(
      nodes, attaching: attached(in: &context), as: role, allowsFullSwipe: allowsFullSwipe)
  }

  private func attached(in context: inout RenderContext) -> [ViewNode] {
    let render: RenderClosure = {
      $0.entering(.role("attachment")) { attachment._render(in: &$0) }
    }
    let attached =
      role == "badge" ? context.collectInside(render) : context.collectUncovered(render)
    guard attached.unboxed.count > 1 else { return attached }
    let stack = ViewNode(.stack, axis: .horizontal)
    return [context.container(stack, holding: attached, "stack")]
  }
}

import OrderedJSON
import SceneModel

/// Rows, of which one or several can be selected.
///
/// Source: Apple, `List`.
public struct List<SelectionValue: Hashable, Content: View> {
  private let content: Content
  private let selection: (any SelectionBinding)?
  private let selectsMany: Bool

  init(erased selection: (any SelectionBinding)?, selectsMany: Bool = false, content: Content) {
    self.selection = selection
    self.selectsMany = selectsMany
    self.content = content
  }

  init(_ selection: Binding<SelectionValue?>?, _ content: Content) {
    self.init(erased: selection.map { SingleSelection(binding: $0) }, content: content)
  }

  init(_ selection: Binding<Set<SelectionValue>>?, _ content: Content) {
    self.init(
      erased: selection.map { SetSelection(binding: $0) }, selectsMany: selection != nil,
      content: content)
  }

  /// Creates a list of rows that selects one row or none.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content())
  }

  /// Creates a list of rows that selects any number of rows.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content())
  }
}

@MainActor
extension List: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("List")) { context in
      if let selection { context.output.selection = context.output.selection ?? selection }
      let rows = context.collectTargets { context in
        context.within({
          $0 = ContainerContext(areRows: true, isLazy: true, selection: selection)
          $0.createsWhenNeeded = true
        }) { content._render(in: &$0) }
      }
      var look = context.listLook
      if selectsMany, context.environment.editMode?.wrappedValue.isEditing == true {
        look.append(.init("selecting", true))
      }
      context.emit(context.container(ViewNode(.list), holding: rows, "list", look))
    }
  }
}

extension RenderContext {
  fileprivate var listLook: [StyleValue.Member] {
    environment.controlLooks.list.map { [.init("style", .word($0))] } ?? []
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(erased: nil, content: content())
  }
}

/// Rows that belong together, in which values are entered.
///
/// Source: Apple, `Form`.
public struct Form<Content: View> {
  private let content: Content

  /// Creates a form of rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@MainActor
extension Form: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("Form")) { context in
      let rows = context.collectTargets { context in
        context.within(
          {
            $0 = ContainerContext(areRows: true)
            $0.name = "Form"
          }, { content._render(in: &$0) })
      }
      let look = context.listLook + [.init("form", true)]
      context.emit(context.container(ViewNode(.list), holding: rows, "list", look))
    }
  }
}

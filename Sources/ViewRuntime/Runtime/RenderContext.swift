import NavigationCore
import OrderedJSON

/// The state of a rendering: the view's identity, the environment there, and the output so
/// far. Authors never meet it.
@MainActor
public struct RenderContext {
  package let host: ViewHost
  package var identity: ViewIdentity
  package var environment: EnvironmentValues
  package var output = RenderOutput()
  /// The settings of the container around the views that follow.
  package var container = ContainerContext()

  init(host: ViewHost, identity: ViewIdentity, environment: EnvironmentValues) {
    self.host = host
    self.identity = identity
    self.environment = environment
  }

  func finish() -> RenderOutput { output }
}

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

  package init(
    areRows: Bool = false, isLazy: Bool = false, selection: (any SelectionBinding)? = nil
  ) {
    self.areRows = areRows
    self.isLazy = isLazy
    self.selection = selection
  }
}

extension RenderContext {
  /// Renders with a child of this identity.
  package mutating func entering(_ key: ViewIdentity.Key, _ render: (inout RenderContext) -> Void) {
    let outer = identity
    identity = outer.child(key, generation: host.generation)
    render(&self)
    identity = outer
  }

  mutating func renderBody<Content: View>(of view: Content) {
    let wiring = PropertyWiring.of(Content.self)
    if wiring.isEmpty { return view.body._render(in: &self) }
    entering(.type(ObjectIdentifier(Content.self))) { context in
      var view = view
      wiring.connect(&view, in: &context)
      view.body._render(in: &context)
    }
  }

  package mutating func within(
    _ change: (inout ContainerContext) -> Void, _ render: (inout RenderContext) -> Void
  ) {
    let outer = container
    change(&container)
    render(&self)
    container = outer
  }

  /// The nodes of a view, apart from the output so far.
  package mutating func collect(_ render: (inout RenderContext) -> Void) -> [ViewNode] {
    let outer = output.nodes
    output.nodes = []
    render(&self)
    defer { output.nodes = outer }
    return output.nodes
  }

  /// The nodes of a view inside of a row or a control, which are no rows themselves.
  package mutating func collectInside(_ render: (inout RenderContext) -> Void) -> [ViewNode] {
    collect { context in
      context.within({ $0.areRows = false }, render)
    }
  }

  package mutating func tagging<Tag: Hashable>(
    _ tag: Tag, isExplicit: Bool, _ render: (inout RenderContext) -> Void
  ) {
    if container.isTagExplicit && !isExplicit { return render(&self) }
    within(
      {
        $0.tag = AnyHashable(tag)
        $0.isTagExplicit = isExplicit
      }, render)
  }
}

extension RenderContext {
  /// Shows a node; in a list it becomes a row unless it is one already.
  package mutating func emit(_ node: ViewNode) {
    guard container.areRows, !node.kind.isListRow else {
      return output.nodes.append(node)
    }
    output.nodes.append(row(around: node))
  }

  private mutating func row(around node: ViewNode) -> ViewNode {
    var row = ViewNode(
      .row, label: [node].joinedText,
      children: node.kind == .text && node.systemImage == nil ? [] : [node])
    if let selection = container.selection, let tag = container.tag, selection.accepts(tag) {
      row.isSelected = selection.contains(tag)
      row.value = selection.element(for: tag).map(ViewNode.Value.element)
      row.isDisabled = !environment.isEnabled
      let host = host
      // The row's content may be a control too, with an identity of its own.
      entering(.role("row")) { context in
        row.id = context.control(label: row.label ?? "", isDisabled: row.isDisabled) { _ in
          host.choose(tag, in: selection)
        }
      }
    }
    return row
  }

  /// Registers a control for the view with this identity.
  ///
  /// - Returns: its id, the same as long as the identity.
  package mutating func control(
    label: UTF8String, isDisabled: Bool, action: @escaping (String?) -> Void
  ) -> UTF8String {
    let id = identity.controlID ?? host.runtime?.newControlID() ?? "k"
    identity.controlID = id
    output.controls[id] = Control(label: label, isDisabled: isDisabled, action: action)
    output.controlOrder.append(id)
    return id
  }

  mutating func report(_ problem: Problem) {
    output.problems.append(problem)
  }
}

extension ViewNode.Kind {
  package var isListRow: Bool { self == .row || self == .section || self == .link }
}

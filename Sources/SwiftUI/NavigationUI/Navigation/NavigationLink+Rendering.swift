import NavigationCore
import SceneModel

@MainActor
extension NavigationLink: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.recordNavigating("NavigationLink")
    context.entering(.role("NavigationLink")) { context in
      switch target {
      case .value(let value): renderLink(to: value, in: &context)
      case .view(let destination): renderLink(to: destination, in: &context)
      case .bound(let destination, let isActive):
        renderLink(to: destination, shownWhile: isActive, kind: .boundLink, in: &context)
      }
    }
  }

  private func renderLink(to value: (any Hashable)?, in context: inout RenderContext) {
    let host = context.host
    let selection = context.container.selection
    var node = node(in: &context)
    node.value = value.map { .element(ElementCoding.element($0)) }
    node.isDisabled = node.isDisabled || value == nil || !host.canNavigate
    if let selection, let value {
      let chosen = AnyHashable(value)
      if selection.accepts(chosen) { node.isSelected = selection.contains(chosen) }
    } else if let value {
      node.isSelected = host.isOpen(ElementCoding.element(value))
    }
    let edited = context.editedSelection(of: value)
    node.isSelected = edited?.isSelected ?? node.isSelected
    let identity = context.identity
    node.id = context.control(label: node.label ?? "", isDisabled: node.isDisabled) { _ in
      guard let value, edited?.takeTap() != true else { return }
      host.followLink(to: value, selection: selection, from: identity)
    }
    context.emit(node)
  }

  /// A link without a flag of its author's keeps one of its own.
  private func renderLink(to destination: Destination, in context: inout RenderContext) {
    let isActive = context.localBinding(false)
    renderLink(to: destination, shownWhile: isActive, kind: .link, in: &context)
  }

  private func renderLink(
    to destination: Destination, shownWhile isActive: Binding<Bool>,
    kind: PresentationRequest.Kind, in context: inout RenderContext
  ) {
    var node = node(in: &context)
    node.isDisabled = node.isDisabled || !context.host.canNavigate
    let (host, identity, label) = (context.host, context.identity, node.label ?? "")
    let edited = context.editedSelection()
    node.id = context.control(label: label, isDisabled: node.isDisabled) { _ in
      if edited?.takeTap() == true { return }
      host.willFollowLink(at: identity)
      isActive.wrappedValue = true
    }
    if host.isLeadingColumn { node.isSelected = isActive.wrappedValue }
    node.isSelected = edited?.isSelected ?? node.isSelected
    context.output.presentations.append(
      PresentationRequest(
        identity: identity, kind: kind, isActive: isActive.wrappedValue,
        element: NavigationPath.Element(label.string),
        deactivate: { isActive.wrappedValue = false },
        origin: ScreenOrigin(.link, showing: Destination.self, at: location),
        render: context.deferring { destination._render(in: &$0) }))
    // A link without anything to tap navigates only by its flag.
    if Label.self != EmptyView.self { context.emit(node) }
  }

  private func node(in context: inout RenderContext) -> ViewNode {
    let children = context.collectInside { context in
      context.renderButtonLabel { [label] in label._render(in: &$0) }
    }
    var node = context.link(labelledBy: children)
    node.isDisabled = !context.environment.isEnabled
    return node
  }
}

extension NavigationLink {
  /// Every link of a leading column leads to the next one here; accepted, and has no effect here.
  ///
  /// Source: Apple, NavigationLink.isDetailLink(_:).
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

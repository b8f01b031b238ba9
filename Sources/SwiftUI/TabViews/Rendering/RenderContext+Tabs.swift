import OrderedJSON
import SceneModel

extension RenderContext {
  /// A tab: its button, and, if it is selected, its content.
  package mutating func renderTab(
    _ tabs: Tabs, tag: AnyHashable?, role: TabRole? = nil, label: @escaping RenderClosure,
    content: @escaping RenderClosure
  ) {
    let traits = tabs.traits
    let (tag, isSelected) = tabs.next(tag, isShown: !traits.isHidden)
    let content: RenderClosure = { context in
      context.within({ $0 = ContainerContext() }, content)
    }
    tabs.hasLastButton = !traits.isHidden
    if traits.isHidden { return renderContent(isSeen: false, content) }
    tabs.buttons.append((output.toolbar.count, traits))
    let button = TabButton(isSelected: isSelected, role: role, label: label) { tabs.select(tag) }
    output.toolbar += collectInside { context in
      let isEnabled = context.environment.isEnabled
      context.environment.isEnabled = isEnabled && !traits.isDisabled
      context.entering(.role("tab")) { button.render(with: traits.decorations, in: &$0) }
      context.environment.isEnabled = isEnabled
    }
    if isSelected { return renderContent(isSeen: true, content) }
    tabs.hidden.append(Tabs.Hidden(self, button: tabs.buttons.count - 1, content: content))
  }

  /// Puts something on the button of the tab that was rendered last.
  ///
  /// - Parameter role: the part that it plays, as styles name it.
  package mutating func attachToLastButton(_ nodes: [ViewNode], as role: UTF8String) {
    guard let tabs = container.tabs, tabs.hasLastButton, let last = tabs.buttons.last?.index,
      !nodes.isEmpty
    else { return }
    var button = output.toolbar[last]
    if button.children.isEmpty {
      button.children = [ViewNode(.text, label: button.label, systemImage: button.systemImage)]
    }
    let places = nodes.indices.map { StyleValue.number(Double(button.children.count + $0)) }
    button.children += nodes
    button.style = styles.style(
      button.style, StyleOperation("attached", .object([role: .list(places)])), parts: [])
    output.toolbar[last] = button
  }

  /// Shows the first tab if none is selected. The others keep their state.
  package mutating func finishTabs(_ tabs: Tabs) {
    let outer = (identity, environment)
    for (index, tab) in tabs.hidden.enumerated() {
      let isSeen = index == 0 && !tabs.hasSelected
      if isSeen { output.toolbar[tabs.buttons[tab.button].index].isSelected = true }
      (identity, environment) = (tab.identity, tab.environment)
      renderContent(isSeen: isSeen, tab.content)
    }
    (identity, environment) = outer
    finishPages(tabs)
  }

  /// Shows the first page if none is selected, and a button for each in the bar: a swipe.
  private mutating func finishPages(_ tabs: Tabs) {
    guard let first = tabs.pages.first else { return }
    if !tabs.hasSelected && tabs.count == tabs.pages.count { output = first.output }
    guard tabs.pages.count > 1 else { return }
    for (index, page) in tabs.pages.enumerated() {
      let isSeen = tabs.hasSelected ? page.isSelected : index == 0
      let title: UTF8String = "Page \(index + 1) of \(tabs.pages.count)"
      output.toolbar += collectInside { context in
        context.emitButton(title, isSelected: isSeen) { tabs.select(page.tag) }
      }
    }
  }
}

/// The button of a tab.
private struct TabButton {
  let isSelected: Bool
  let role: TabRole?
  let label: RenderClosure
  let select: @MainActor () -> Void
}

@MainActor
extension TabButton: PrimitiveView {
  func render(
    with decorations: [@MainActor (AnyView) -> AnyView], in context: inout RenderContext
  ) {
    if decorations.isEmpty {
      _render(in: &context)
    } else {
      decorations.reduce(AnyView(self)) { $1($0) }._render(in: &context)
    }
    context.restyle(from: 0, StyleOperation("placement", "tab"))
  }

  func _render(in context: inout RenderContext) {
    context.emitControl(
      .button, isSelected: isSelected,
      look: role.map { StyleOperation("tabs", .object(["role": .word($0.word)])) },
      label: { $0.entering(.role("label"), label) }, action: { _ in select() })
  }
}

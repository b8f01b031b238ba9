import OrderedJSON
import SceneModel

extension RenderContext {
  /// Shows a section; if it can be closed, tapping its heading opens and closes it.
  ///
  /// Rows of a list keep their state while their section is closed, as rows of an outline do; other
  /// views are gone.
  package mutating func emitSection(
    _ title: UTF8String, isOpen: Binding<Bool>?, above: [ViewNode] = [], below: [ViewNode] = [],
    heading: [ViewNode] = [], _ content: RenderClosure
  ) {
    var node = ViewNode(.section, label: title)
    node.style = look(above, below, heading).map {
      styles.style(nil, $0.operation, parts: $0.parts)
    }
    guard let isOpen else {
      let rows = collectRows { $0.entering(.role("content"), content) }
      return emit(container(node, holding: above + rows + below, "items"))
    }
    node.value = .flag(isOpen.wrappedValue)
    node.isDisabled = !environment.isEnabled
    node.id = control(label: title, isDisabled: node.isDisabled) { _ in
      isOpen.wrappedValue.toggle()
    }
    let isSeen = isOpen.wrappedValue
    if isSeen || container.areRows {
      let rows = collectRows { $0.renderContent(isSeen: isSeen, content) }
      if isSeen { node = container(node, holding: above + rows + below, "items") }
    }
    emit(node)
  }

  /// The rows of a section, which are created when they are needed in a container that does so.
  private mutating func collectRows(_ render: RenderClosure) -> [ViewNode] {
    let createsWhenNeeded = container.createsWhenNeeded
    return collect { context in
      context.within({ $0.createsWhenNeeded = createsWhenNeeded }, render)
    }
  }

  /// The drawing of the heading and the footer; nil if there are none.
  private func look(
    _ above: [ViewNode], _ below: [ViewNode], _ heading: [ViewNode]
  ) -> (operation: StyleOperation, parts: [Style])? {
    let (aboveCount, belowCount) = (above.unboxed.count, below.unboxed.count)
    let isStyled = heading.contains { $0.style != nil || $0.isBox || !$0.children.isEmpty }
    let prominence = environment.controlLooks.headerProminence
    if aboveCount + belowCount == 0 && !isStyled && prominence == nil { return nil }
    let drawing = isStyled ? drawing(of: heading).arrangement : Arrangement()
    let look: StyleValue = .object([
      "header": drawing.items, "above": aboveCount == 0 ? nil : .number(Double(aboveCount)),
      "footer": belowCount == 0 ? nil : .number(Double(belowCount)),
      "prominent": .only(prominence == "increased"),
    ])
    return (StyleOperation("section", look), drawing.parts)
  }
}

extension ViewNode {
  package var holdsControl: Bool { id != nil || children.contains(where: \.holdsControl) }
}

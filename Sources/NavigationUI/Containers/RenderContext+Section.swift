import NavigationCore
import OrderedJSON

extension RenderContext {
  /// Shows a section; where it can be closed, tapping its heading opens and closes it.
  ///
  /// Rows of a list keep their state while their section is closed, as rows of an outline do; other
  /// views are gone.
  mutating func emitSection(
    _ title: UTF8String, isOpen: Binding<Bool>?, above: [ViewNode] = [], below: [ViewNode] = [],
    _ content: RenderClosure
  ) {
    var node = ViewNode(.section, label: title)
    guard let isOpen else {
      node.children = above + collect { $0.entering(.role("content"), content) } + below
      return emit(node)
    }
    node.value = .flag(isOpen.wrappedValue)
    node.isDisabled = !environment.isEnabled
    node.id = control(label: title, isDisabled: node.isDisabled) { _ in
      isOpen.wrappedValue.toggle()
    }
    let isSeen = isOpen.wrappedValue
    if isSeen || container.areRows {
      let rows = collect { $0.renderContent(isSeen: isSeen, content) }
      if isSeen { node.children = above + rows + below }
    }
    emit(node)
  }
}

extension ViewNode {
  var holdsControl: Bool { id != nil || children.contains(where: \.holdsControl) }
}

import NavigationCore

extension [ViewNode] {
  /// The last node takes in what is attached.
  package func attaching(_ attached: [ViewNode]) -> [ViewNode] {
    guard !attached.isEmpty, let last else { return self }
    return dropLast() + [last.with(attached)]
  }
}

extension ViewNode {
  /// Adds nodes to a row, or puts them beside another node.
  fileprivate func with(_ attached: [ViewNode]) -> ViewNode {
    switch kind {
    case .row:
      var row = self
      if children.isEmpty { row.children = [ViewNode(.text, label: label)] }
      row.children += attached
      return row
    case .link: return ViewNode(.row, label: label, children: [self] + attached)
    default: return ViewNode(.stack, axis: .horizontal, children: [self] + attached)
    }
  }
}

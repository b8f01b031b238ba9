import NavigationCore
import OrderedJSON

extension JSONWriter {
  /// The rendered tree of what is visible: `{"sidebar":screen|null,…}`, or `{"stack":screen}`.
  mutating func append(_ view: RenderedView, types: TypeRegistry) {
    append(literal: "{")
    var isFirst = true
    for part in RenderedView.Part.allCases where view.hasMember(part) {
      if !isFirst { append(literal: ",") }
      isFirst = false
      append(string: part.rawValue)
      append(literal: ":")
      append(view[part], types: types)
    }
    append(literal: "}")
  }

  mutating func append(_ screen: RenderedScreen?, types: TypeRegistry) {
    guard let screen else { return append(literal: "null") }
    append(literal: "{\"title\":")
    append(string: screen.title)
    append(literal: ",\"back\":")
    if let back = screen.back { append(string: back) } else { append(literal: "null") }
    append(literal: ",\"body\":[")
    appendList(screen.body) { $0.append($1, types: types) }
    append(literal: "]")
    if !screen.toolbar.isEmpty {
      append(literal: ",\"toolbar\":[")
      appendList(screen.toolbar) { $0.append($1, types: types) }
      append(literal: "]")
    }
    append(literal: "}")
  }

  mutating func append(_ node: ViewNode, types: TypeRegistry) {
    append(literal: "{\"kind\":")
    append(string: node.kind.rawValue)
    for member in ViewNode.Member.allCases where node.has(member) {
      append(literal: ",")
      append(string: member.rawValue)
      append(literal: ":")
      append(member, of: node, types: types)
    }
    append(literal: "}")
  }

  /// The value of a member that the node has.
  mutating func append(_ member: ViewNode.Member, of node: ViewNode, types: TypeRegistry) {
    switch member {
    case .id: append(string: node.id ?? "")
    case .label: append(string: node.label ?? "")
    case .value: append(node.value, types: types)
    case .systemImage: append(string: node.systemImage ?? "")
    case .selected: append(node.isSelected ?? false)
    case .disabled: append(node.isDisabled)
    case .axis: append(string: node.axis?.rawValue ?? "")
    case .children:
      append(literal: "[")
      appendList(node.children) { $0.append($1, types: types) }
      append(literal: "]")
    }
  }

  private mutating func append(_ value: ViewNode.Value?, types: TypeRegistry) {
    switch value {
    case nil: append(literal: "null")
    case .text(let text)?: append(string: text)
    case .flag(let flag)?: append(flag)
    case .element(let element)?:
      append(literal: "{")
      types.appendWireMembers(of: element, to: &self)
      append(literal: "}")
    }
  }

  mutating func append(_ screen: StackScreen) {
    append(literal: "{\"title\":")
    append(string: screen.title)
    switch screen.source {
    case .root: append(literal: ",\"source\":\"root\"}")
    case .link: append(literal: ",\"source\":\"link\"}")
    case .presented: append(literal: ",\"source\":\"presented\"}")
    case .path(let index):
      append(literal: ",\"source\":\"path\",\"index\":")
      append(index)
      append(literal: "}")
    }
  }
}

extension RenderedView {
  /// A member of `view`.
  enum Part: String, CaseIterable {
    case stack, sidebar, content, detail, sheet, alert
  }

  subscript(part: Part) -> RenderedScreen? {
    switch part {
    case .stack: stack
    case .sidebar: sidebar
    case .content: content
    case .detail: detail
    case .sheet: sheet
    case .alert: alert
    }
  }

  /// Columns stand there also where they are not visible; what lies over them only while it does.
  func hasMember(_ part: Part) -> Bool {
    switch part {
    case .stack: isCollapsed
    case .sidebar, .content, .detail: !isCollapsed
    case .sheet, .alert: self[part] != nil
    }
  }
}

extension ViewNode {
  /// A member of a node beside its kind, in the order of writing.
  enum Member: String, CaseIterable {
    case id, label, value, systemImage, selected, disabled, axis, children
  }

  func has(_ member: Member) -> Bool {
    switch member {
    case .id: id != nil
    case .label: label != nil
    case .value: value != nil
    case .systemImage: systemImage != nil
    case .selected: isSelected != nil
    case .disabled: isDisabled
    case .axis: axis != nil
    case .children: !children.isEmpty || kind.isContainer
    }
  }

  func isAlike(_ other: ViewNode, in member: Member) -> Bool {
    switch member {
    case .id: id == other.id
    case .label: label == other.label
    case .value: value == other.value
    case .systemImage: systemImage == other.systemImage
    case .selected: isSelected == other.isSelected
    case .disabled: isDisabled == other.isDisabled
    case .axis: axis == other.axis
    case .children: children == other.children
    }
  }
}

extension ViewNode.Kind {
  /// Whether its children are told of even where there are none.
  fileprivate var isContainer: Bool {
    switch self {
    case .list, .section, .stack: true
    default: false
    }
  }
}

import OrderedJSON
import SceneModel

extension RenderedView {
  /// A member of `view`.
  enum Part: String, CaseIterable {
    case stack, sidebar, content, detail, inspector, sheet, alert
  }

  subscript(part: Part) -> RenderedScreen? {
    switch part {
    case .stack: stack
    case .sidebar: sidebar
    case .content: content
    case .detail: detail
    case .inspector: inspector
    case .sheet: sheet
    case .alert: alert
    }
  }

  /// Columns are members even if they are not visible; what is beside or over them only while it is shown.
  func hasMember(_ part: Part) -> Bool {
    switch part {
    case .stack: isCollapsed
    case .sidebar, .content, .detail: !isCollapsed
    case .inspector, .sheet, .alert: self[part] != nil
    }
  }
}

extension ViewNode {
  /// A member of a node other than its kind, in the order of writing.
  enum Member: String, CaseIterable {
    case id, label, value, systemImage, selected, disabled, axis, rowCount, style, children
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
    case .rowCount: rowCount != nil
    case .style: style != nil
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
    case .rowCount: rowCount == other.rowCount
    case .style: style == other.style
    case .children: children == other.children
    }
  }
}

extension ViewNode.Kind {
  /// True if its children are listed even if there are none.
  fileprivate var isContainer: Bool {
    switch self {
    case .list, .section, .stack: true
    default: false
    }
  }
}

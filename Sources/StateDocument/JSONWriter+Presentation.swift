import NavigationCore
import OrderedJSON

extension JSONWriter {
  mutating func append(_ presentation: Presentation, path: [IdentifiedElement]) {
    append(literal: "{\"columns\":[")
    appendList(presentation.columns) { $0.append($1) }
    append(literal: "],\"collapsed\":")
    append(presentation.isCollapsed)
    append(literal: ",\"stack\":")
    appendStack(of: presentation, path: path)
    append(literal: ",\"sidebarToggle\":")
    if let toggle = presentation.sidebarToggle {
      append(string: toggle.rawValue)
    } else {
      append(literal: "null")
    }
    append(literal: ",\"why\":")
    append(string: presentation.why)
    append(literal: "}")
  }

  private mutating func append(_ column: Presentation.Column) {
    append(literal: "{\"name\":")
    append(string: column.name.rawValue)
    append(literal: ",\"shown\":")
    append(column.isShown)
    append(literal: ",\"overlay\":")
    append(column.isOverlay)
    append(literal: "}")
  }

  /// The roots of the columns by name, then the path's elements by id; null while expanded.
  private mutating func appendStack(of presentation: Presentation, path: [IdentifiedElement]) {
    guard presentation.isCollapsed else { return append(literal: "null") }
    append(literal: "[")
    appendList(presentation.stackRoots) { $0.append(string: $1.rawValue) }
    if presentation.stackShowsPath {
      for element in path {
        append(literal: ",")
        append(quoted: element.id)
      }
    }
    append(literal: "]")
  }
}

extension JSONWriter {
  /// Rows of the leading columns; the detail is drawn from `screens`.
  mutating func append(_ view: SceneView, types: TypeRegistry) {
    if view.isCollapsed {
      append(literal: "{\"stack\":")
      append(view.sidebar ?? view.content, types: types)
      append(literal: "}")
    } else {
      append(literal: "{\"sidebar\":")
      append(view.sidebar, types: types)
      append(literal: ",\"content\":")
      append(view.content, types: types)
      append(literal: ",\"detail\":null}")
    }
  }

  mutating func append(_ screen: SceneView.Screen?, types: TypeRegistry) {
    guard let screen else { return append(literal: "null") }
    append(literal: "{\"title\":")
    append(string: screen.title)
    append(literal: ",\"back\":")
    if let back = screen.back { append(string: back) } else { append(literal: "null") }
    append(literal: ",\"body\":[{\"kind\":\"list\",\"id\":")
    append(string: screen.column.rawValue)
    append(literal: ",\"label\":")
    append(string: screen.title)
    append(literal: ",\"children\":[")
    appendList(screen.rows) { $0.append($1, in: screen, types: types) }
    append(literal: "]}]}")
  }

  private mutating func append(
    _ row: SceneDescription.Row, in screen: SceneView.Screen, types: TypeRegistry
  ) {
    append(literal: "{\"kind\":\"row\",\"id\":")
    append(string: screen.controlID(of: row))
    append(literal: ",\"label\":")
    append(string: row.label)
    append(literal: ",\"value\":{")
    types.appendWireMembers(of: row.element, to: &self)
    append(literal: "},\"selected\":")
    append(screen.selected.contains(row.element))
    append(literal: "}")
  }
}

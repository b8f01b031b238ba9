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
    append(literal: ",\"reasons\":[")
    appendList(presentation.reasons) { $0.append($1) }
    append(literal: "]}")
  }

  private mutating func append(_ reason: Presentation.Reason) {
    append(literal: "{\"key\":")
    append(string: reason.key)
    append(literal: ",\"args\":")
    append(.object(reason.arguments))
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

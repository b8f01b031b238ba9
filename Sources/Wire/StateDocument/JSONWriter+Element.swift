import NavigationCore
import OrderedJSON

extension JSONWriter {
  /// Appends an element in the form of the state document.
  ///
  /// - Parameter types: evaluated only if needed: reading them from a scene is expensive.
  package mutating func append(
    _ element: IdentifiedElement, types: @autoclosure () -> TypeRegistry
  ) {
    append("{\"id\":\"e", Int(truncatingIfNeeded: element.id.rawValue), "\",")
    if !element.element.appendScalarMembers(to: &self) {
      types().appendWireMembers(of: element.element, to: &self)
    }
    if !element.isResolved { append(literal: ",\"unresolved\":true") }
    append(byte: UInt8(ascii: "}"))
  }

  mutating func append(quoted id: ElementID) {
    append("\"e", Int(truncatingIfNeeded: id.rawValue), "\"")
  }

  /// Writes a selection: null, an element, or an array of elements.
  package mutating func append(_ selection: Selection, types: TypeRegistry) {
    switch selection {
    case .none: append(literal: "null")
    case .single(let element): append(element, types: types)
    case .set(let elements):
      append(literal: "[")
      appendList(elements) { $0.append($1, types: types) }
      append(literal: "]")
    }
  }

  /// A screen of the detail's stack that a path element put there.
  mutating func appendScreen(of element: IdentifiedElement, index: Int) {
    append(literal: "{\"title\":")
    element.element.appendDisplayTitle(to: &self)
    append(",\"source\":\"path\",\"index\":", index, "}")
  }

  mutating func append(_ problem: Problem) {
    append(literal: "{\"code\":")
    append(string: problem.code.rawValue)
    append(literal: ",\"level\":")
    append(string: problem.level.rawValue)
    append(literal: ",\"message\":")
    append(string: problem.message)
    if let why = problem.why {
      append(literal: ",\"why\":")
      append(string: why)
    }
    if !problem.arguments.isEmpty {
      append(literal: ",\"args\":")
      append(.object(problem.arguments))
    }
    if let id = problem.element {
      append(literal: ",\"element\":")
      append(quoted: id)
    }
    if let control = problem.control {
      append(literal: ",\"control\":")
      append(string: control)
    }
    append(literal: "}")
  }

  /// Writes items with commas between, without brackets.
  ///
  /// Inlinable: generic code that is not specialised costs ten times as much.
  @inlinable
  package mutating func appendList<Items: Sequence>(
    _ items: Items, _ item: (inout JSONWriter, Items.Element) -> Void
  ) {
    var isFirst = true
    for element in items {
      if !isFirst { append(literal: ",") }
      isFirst = false
      item(&self, element)
    }
  }

  mutating func append(_ flag: Bool) {
    append(literal: flag ? "true" : "false")
  }
}

import NavigationCore
import OrderedJSON
import StateDocument
import WireProtocol

extension Judge {
  mutating func selection(_ value: JSONValue?, _ pointer: UTF8String) -> SelectionRequest {
    switch value {
    case nil, .null?: .none
    case .array(let values)?: .set(elements(values, pointer))
    case let value?: element(value, pointer).map { .single($0) } ?? .none
    }
  }

  mutating func presented(_ value: JSONValue) -> NavigationPath.Element? {
    value.isNull ? nil : element(value, "/presented")
  }

  mutating func path(_ value: JSONValue?) -> [NavigationPath.Element] {
    guard case .array(let values)? = value else {
      impossible("/path", "Expected an array of values.")
      return []
    }
    return elements(values, "/path")
  }

  private mutating func elements(_ values: [JSONValue], _ pointer: UTF8String)
    -> [NavigationPath.Element]
  {
    var elements: [NavigationPath.Element] = []
    for (index, value) in values.enumerated() {
      if let element = element(value, "\(pointer)/\(index)") { elements.append(element) }
    }
    return elements
  }

  private mutating func element(_ value: JSONValue, _ pointer: UTF8String) -> NavigationPath
    .Element?
  {
    do {
      let element = try context.element(value, at: pointer)
      checkResolved(element, pointer)
      return element
    } catch {
      impossible(error.pointer ?? pointer, error.sentence)
      return nil
    }
  }

  mutating func checkResolved(_ element: NavigationPath.Element, _ pointer: UTF8String) {
    if context.types.isResolved(element) { return }
    risky(pointer, "Unknown type “\(element.typeName)”; kept unchanged.")
  }
}

import NavigationCore

/// A closure that makes a screen of a value of one type.
package struct DestinationDeclaration {
  let type: ObjectIdentifier
  /// Qualified, as SwiftUI's messages name it.
  let typeName: String
  let isLazy: Bool
  /// Makes the type one that messages may name.
  let register: (inout TypeRegistry) -> Void
  /// True if the element is of exactly this type.
  let matches: (NavigationPath.Element) -> Bool
  /// Renders the element's screen.
  let render: @MainActor (NavigationPath.Element, inout RenderContext) -> Void

  @MainActor
  package init<Value: Hashable, Destination: View>(
    for type: Value.Type, isLazy: Bool, destination: @escaping (Value) -> Destination
  ) {
    self.type = ObjectIdentifier(type)
    typeName = String(reflecting: type)
    self.isLazy = isLazy
    register = { $0.learn(type) }
    matches = { $0.value(as: type) != nil }
    render = { element, context in
      guard let value = element.value(as: type) else { return }
      destination(value)._render(in: &context)
    }
  }
}

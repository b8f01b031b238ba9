import NavigationCore
import SceneModel

/// A closure that creates a screen from a value of one type.
package struct DestinationDeclaration {
  let type: ObjectIdentifier
  /// Qualified, as SwiftUI's messages name it.
  let typeName: String
  let isLazy: Bool
  /// True for a destination of `AnyHashable`, which shows the values that no other one shows.
  let showsAnyValue: Bool
  /// The source of all screens that it creates, for reports.
  let origin: ScreenOrigin
  /// Registers the type, so that messages can name it.
  let register: (inout TypeRegistry) -> Void
  /// True if the element is of exactly this type, or the type is `AnyHashable`.
  let matches: (NavigationPath.Element) -> Bool
  /// Renders the element's screen.
  let render: @MainActor (NavigationPath.Element, inout RenderContext) -> Void

  @MainActor
  package init<Value: Hashable, Destination: View>(
    for type: Value.Type, in context: RenderContext, at location: CodeLocation? = nil,
    destination: @escaping (Value) -> Destination
  ) {
    self.type = ObjectIdentifier(type)
    typeName = TypeName.display(type)
    origin = ScreenOrigin(.value, of: typeName, showing: Destination.self, at: location)
    isLazy = context.container.isLazy
    register = { $0.learn(type) }
    showsAnyValue = type == AnyHashable.self
    matches = { ElementCoding.knownValue(of: $0, as: type) != nil }
    let source = context.bodyVersion
    render = { element, context in
      context.bodyVersion = source
      guard let value = ElementCoding.knownValue(of: element, as: type) else { return }
      context.renderCached(DestinationOwner(value: value, make: destination)) { $0.make($0.value) }
    }
  }
}

/// A value of the path, and the closure that creates its screen.
private struct DestinationOwner<Value, Destination: View> {
  let value: Value
  let make: (Value) -> Destination
}

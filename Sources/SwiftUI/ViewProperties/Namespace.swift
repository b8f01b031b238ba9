import Foundation
import OrderedJSON

/// An identifier that is unique to each view.
///
/// Source: Apple, `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    let number: UUID

    /// The name of an id in this namespace, for pages; it is different in each namespace.
    package func name(of id: some Hashable) -> UTF8String {
      UTF8String("\(number.uuidString.prefix(8)).\(id)")
    }
  }

  private var known: StateBox<ID>?

  /// Creates a namespace; its id is created when the view is first rendered.
  public init() {}

  /// The id, the same as long as the view keeps its identity.
  public var wrappedValue: ID { known?.value ?? ID(number: UUID()) }
}

extension Namespace: ConnectedProperty, IdentityProperty {
  package mutating func connect(in context: inout RenderContext) {
    known = context.identity.stored { StateBox(ID(number: UUID())) }
  }
}

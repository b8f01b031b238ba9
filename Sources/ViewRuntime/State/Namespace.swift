import Foundation

/// A name of its own for each view that has it.
///
/// Source: Apple, `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let number: UUID
  }

  private var known: StateBox<ID>?

  public init() {}

  public var wrappedValue: ID { known?.value ?? ID(number: UUID()) }
}

extension Namespace: ConnectedProperty {
  mutating func connect(in context: inout RenderContext) {
    known = context.identity.stored { StateBox(ID(number: UUID())) }
  }
}

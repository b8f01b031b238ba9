import Platform

/// The properties of a view type that are connected before its body is asked for; found by
/// reflection once a type.
@MainActor
package final class PropertyWiring<Owner> {
  private var connections: [(inout Owner, inout RenderContext) -> Void] = []
  private let bytes = FieldBytes<Owner> { $0 is any IdentityProperty.Type }

  var isEmpty: Bool { connections.isEmpty }

  package static func of(_ type: Owner.Type) -> PropertyWiring {
    let key = ObjectIdentifier(type)
    if let known = wirings[key] as? PropertyWiring { return known }
    let wiring = PropertyWiring()
    wirings[key] = wiring
    return wiring
  }

  private init() {
    // Fields that have no key path are never properties of ours.
    for keyPath in Fields.keyPaths(of: Owner.self) { add(keyPath) }
  }

  private func add(_ keyPath: PartialKeyPath<Owner>) {
    guard let type = Swift.type(of: keyPath).valueType as? any DynamicProperty.Type else { return }
    add(keyPath, type)
  }

  private func add<Property: DynamicProperty>(
    _ keyPath: PartialKeyPath<Owner>, _ type: Property.Type
  ) {
    guard let keyPath = keyPath as? WritableKeyPath<Owner, Property> else { return }
    connections.append { owner, context in
      PropertyWiring<Property>.connect(&owner[keyPath: keyPath], in: &context)
    }
  }

  /// True if both are the same to SwiftUI: what their identity keeps does not count.
  func areEqual(_ left: Owner, _ right: Owner) -> Bool { bytes.areEqual(left, right) }

  var holdsClosures: Bool { bytes.holdClosures }

  package func connect(_ owner: inout Owner, in context: inout RenderContext) {
    for connect in connections { connect(&owner, &context) }
  }
}

extension PropertyWiring where Owner: DynamicProperty {
  /// Connects a property, but first the properties inside it if an author built it from others.
  package static func connect(_ property: inout Owner, in context: inout RenderContext) {
    if var placed = property as? any ConnectedProperty {
      placed.connect(in: &context)
      if let connected = placed as? Owner { property = connected }
    } else {
      of(Owner.self).connect(&property, in: &context)
    }
    property.update()
  }
}

@MainActor private var wirings: [ObjectIdentifier: AnyObject] = [:]

import Platform
import Synchronization

/// A variable of a model that is kept; `@Model` writes the list of them.
public struct ModelProperty {
  /// The variable's name.
  public let name: String
  let keyPath: AnyKeyPath
  let relationship: ModelRelationship?
  /// The value of a variable that holds no models.
  let attribute: ModelAttribute?
  private(set) var options = Schema.Attribute()

  init(
    name: String, keyPath: AnyKeyPath, relationship: ModelRelationship? = nil,
    attribute: ModelAttribute? = nil
  ) {
    (self.name, self.keyPath) = (name, keyPath)
    (self.relationship, self.attribute) = (relationship, attribute)
  }

  /// The same variable with what `@Attribute` says of it.
  public func _with(_ options: Schema.Attribute) -> ModelProperty {
    var property = self
    property.options = options
    return property
  }

  /// The names that its value can be kept under, the newest first.
  var keptNames: [String] {
    [name] + [options.originalName ?? relationship?.rule.originalName].compactMap(\.self)
  }
}

/// The value of a variable that holds no models.
struct ModelAttribute {
  /// Nil for a value that cannot be compared, and for nil.
  let value: (any PersistentModel) -> AnyHashable?
  let copy: (_ from: any PersistentModel, _ to: any PersistentModel) -> Void
  let write: (any PersistentModel, String, inout ModelEncoding) throws -> Void
  let read: (any PersistentModel, String, ModelDecoding) throws -> Void

  init<Owner: PersistentModel, Value>(_ keyPath: ReferenceWritableKeyPath<Owner, Value>) {
    value = { owner in
      guard let owner = owner as? Owner else { return nil }
      let value: Any = owner[keyPath: keyPath]
      guard let optional = value as? any OptionalValue else { return value as? AnyHashable }
      return optional.wrapped as? AnyHashable
    }
    copy = { from, to in
      guard let from = from as? Owner, let to = to as? Owner else { return }
      to[keyPath: keyPath] = from[keyPath: keyPath]
    }
    write = { owner, name, encoding in
      guard let owner = owner as? Owner else { return }
      guard let value = owner[keyPath: keyPath] as? any Encodable else {
        throw UnkeptValue(reason: "\(Value.self) isn’t Codable")
      }
      try encoding.encode(value, forKey: PropertyName(name))
    }
    read = { owner, name, decoding in
      guard let owner = owner as? Owner else { return }
      owner[keyPath: keyPath] = try decoding.value(name)
    }
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}

/// The variables of a class of models, worked out once.
struct ModelShape {
  let properties: [ModelProperty]
  let relationships: [ModelRelationship]
  /// The attributes whose values are unique together.
  let uniqueGroups: [[ModelAttribute]]

  // Only read; the closures touch no more than the models that they are given.
  private static let known = Mutex<[ObjectIdentifier: UncheckedSendable<ModelShape>]>([:])

  static func of<Model: PersistentModel>(_ type: Model.Type) -> ModelShape {
    if let shape = known.withLock({ $0[type.key] }) { return shape.value }
    let properties = type._properties
    let single = properties.filter(\.options.isUnique).compactMap { $0.attribute.map { [$0] } }
    let groups = type._uniqueKeys.map { keys in
      keys.compactMap { key in properties.first { $0.keyPath == key }?.attribute }
    }
    let shape = ModelShape(
      properties: properties, relationships: properties.compactMap(\.relationship),
      uniqueGroups: single + groups.filter { !$0.isEmpty })
    let kept = UncheckedSendable(shape)
    known.withLock { $0[type.key] = kept }
    return shape
  }
}

extension PersistentModel {
  static var shape: ModelShape { ModelShape.of(self) }
}

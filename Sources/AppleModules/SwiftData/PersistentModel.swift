/// A class whose objects a container keeps; `@Model` makes a class one.
///
/// Source: Apple, `PersistentModel`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The object's place among the models; `@Model` writes it.
  var _record: ModelRecord { get }
  /// The variables that are kept; `@Model` writes it.
  static var _properties: [ModelProperty] { get }
}

extension PersistentModel {
  /// The id of the model, as long as the process runs.
  public var persistentModelID: PersistentIdentifier { _record.id }
  /// The id of the model, unless the class has an `id` of its own.
  public var id: PersistentIdentifier { _record.id }
  /// The context that the model was inserted into; nil before that, and once it is deleted.
  public var modelContext: ModelContext? { _record.context }
  /// True if the model has been deleted.
  public var isDeleted: Bool { _record.isDeleted }
  /// True if the model differs from what was saved.
  public var hasChanges: Bool { modelContext?.hasChanged(self) ?? false }

  /// True for the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(_record.id) }

  static var relationships: [ModelRelationship] { _properties.compactMap(\.relationship) }
  static var key: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The identity of a model.
///
/// Source: Apple, `PersistentIdentifier`.
public struct PersistentIdentifier: Hashable, Codable, Identifiable, Comparable, Sendable {
  /// The name of the model's class.
  public let entityName: String
  private let number: UUID
  /// Always nil: nothing is kept in a file.
  public var storeIdentifier: String? { nil }
  /// The identifier itself.
  public var id: Self { self }

  init(entityName: String) {
    self.entityName = entityName
    number = UUID()
  }

  /// Some order.
  public static func < (left: Self, right: Self) -> Bool {
    (left.entityName, left.number.uuidString) < (right.entityName, right.number.uuidString)
  }
}

/// The part of a model that knows where it is kept and who has read it; authors never use it.
public final class ModelRecord {
  let id: PersistentIdentifier
  weak var context: ModelContext?
  var isDeleted = false
  private let registrar = ObservationRegistrar()

  /// Creates the record of a new model.
  public init(_ entityName: String) {
    id = PersistentIdentifier(entityName: entityName)
  }

  /// Notes that a variable is read.
  public func read<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>
  ) {
    registrar.access(model, keyPath: keyPath)
  }

  /// Stores a value, and brings the other side of a relationship along.
  public func write<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, from old: Value, to new: Value,
    _ store: @escaping (Model, Value) -> Void
  ) {
    let relationship = Model.relationships.first { $0.keyPath == keyPath }
    let before = relationship?.targets(model) ?? []
    var new = new
    // Nil of no relationship would be a value of an optional attribute.
    if let relationship, let unique = relationship.withoutRepetition(new) as? Value { new = unique }
    let registrar = registrar
    registrar.withMutation(of: model, keyPath: keyPath) { store(model, new) }
    context?.recordChange(of: model) {
      registrar.withMutation(of: model, keyPath: keyPath) { store(model, old) }
    }
    relationship?.updateInverse(of: model, from: before)
  }
}

/// A variable of a model that is kept; `@Model` writes the list of them.
public struct ModelProperty {
  /// The variable's name.
  public let name: String
  let relationship: ModelRelationship?
}

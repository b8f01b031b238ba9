/// A class whose objects a container keeps; `@Model` makes a class one.
///
/// Source: Apple, `PersistentModel`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The object's place among the models; `@Model` writes it.
  var _record: ModelRecord { get }
  /// The variables that are kept; `@Model` writes it.
  static var _properties: [ModelProperty] { get }
  /// Creates an object from what was kept of it; `@Model` writes it.
  static func _restored(from values: ModelValues) throws -> any PersistentModel
  /// The properties that are unique together; `#Unique` writes it.
  static var _uniqueKeys: [[AnyKeyPath]] { get }
}

extension PersistentModel {
  /// None, unless the class has `#Unique`.
  public static var _uniqueKeys: [[AnyKeyPath]] { [] }

  /// The id of the model, which it keeps in its container.
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

  static var relationships: [ModelRelationship] { shape.relationships }
  static var key: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The identity of a model.
///
/// Source: Apple, `PersistentIdentifier`.
public struct PersistentIdentifier: Hashable, Codable, Identifiable, Comparable, Sendable {
  /// The name of the model's class.
  public let entityName: String
  private let number: UUID
  /// Always nil: models are kept with the session, and not in a file.
  public var storeIdentifier: String? { nil }
  /// The identifier itself.
  public var id: Self { self }

  init(entityName: String) {
    self.entityName = entityName
    number = UUID()
  }

  /// Reads a name that `reference` gave.
  init?(reference: some StringProtocol) {
    let parts = reference.split(separator: "/")
    guard parts.count == 2, let number = UUID(uuidString: String(parts[1])) else { return nil }
    entityName = String(parts[0])
    self.number = number
  }

  /// The name that a kept relationship refers to the model by.
  var reference: String { "\(entityName)/\(number.uuidString)" }

  /// Some order.
  public static func < (left: Self, right: Self) -> Bool {
    (left.entityName, left.number.uuidString) < (right.entityName, right.number.uuidString)
  }
}

/// The part of a model that knows where it is kept and who has read it; authors never use it.
public final class ModelRecord {
  var id: PersistentIdentifier
  weak var context: ModelContext?
  var isDeleted = false
  /// True while what was kept is read: nothing counts as a change, and both sides are read.
  var isRestoring = false
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
    if isRestoring { return store(model, new) }
    let relationship = Model.relationships.first { $0.keyPath == keyPath }
    let before = relationship?.targets(model) ?? []
    var new = new
    // Nil of no relationship would be a value of an optional attribute.
    if let relationship, let unique = relationship.withoutRepetition(new) as? Value { new = unique }
    let registrar = registrar
    registrar.withMutation(of: model, keyPath: keyPath) { store(model, new) }
    context?.recordChange(of: model) {
      registrar.withMutation(of: model, keyPath: keyPath) { store(model, old) }
    } undo: {
      guard let keyPath = keyPath as? ReferenceWritableKeyPath<Model, Value> else { return }
      model[keyPath: keyPath] = old
    }
    relationship?.updateInverse(of: model, from: before)
  }
}

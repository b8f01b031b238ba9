import Combine
import Platform
import Synchronization

/// Keeps models in memory, for as long as the container exists.
///
/// Source: Apple, `ModelContainer`.
public final class ModelContainer: Sendable {
  /// The models that are kept.
  public let schema: Schema
  /// The configurations, which are not looked at.
  public let configurations: [ModelConfiguration]
  /// The context of the views.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    main = context
    return context
  }
  @MainActor private var main: ModelContext?

  /// The queries that are made again when models come or go.
  let readers = Dependents()
  private let saved = Mutex<[ObjectIdentifier: [UncheckedSendable<any PersistentModel>]]>([:])

  init(_ schema: Schema = Schema([]), configurations: [ModelConfiguration] = []) {
    self.schema = schema
    self.configurations = configurations
  }

  /// Creates a container for models.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.init(schema, configurations: configurations)
  }

  /// Creates a container for models.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for models.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Forgets all models that were saved.
  public func deleteAllData() {
    saved.withLock { $0 = [:] }
    readers.invalidate()
  }

  /// Forgets all models that were saved.
  public func erase() throws { deleteAllData() }

  func models<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
    let models = saved.withLock { $0[type.key] ?? [] }
    return models.compactMap { $0.value as? Model }
  }

  /// Models stay with the thread whose context they belong to, as the author has to see to.
  func save(_ inserted: [any PersistentModel], deleting deleted: [any PersistentModel]) {
    let inserted = inserted.map(UncheckedSendable.init)
    let deleted = deleted.map(UncheckedSendable.init)
    saved.withLock { saved in
      for model in inserted { saved[type(of: model.value).key, default: []].append(model) }
      for model in deleted {
        saved[type(of: model.value).key]?.removeAll { $0.value === model.value }
      }
    }
  }
}

/// The way a container keeps models; accepted, and always in memory.
///
/// Source: Apple, `ModelConfiguration`.
public struct ModelConfiguration: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The choice that was given: here nothing is ever stored elsewhere.
  public let isStoredInMemoryOnly: Bool

  /// Creates a configuration.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  /// Creates a configuration for a file, which is neither read nor written.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema: schema, isStoredInMemoryOnly: false)
  }

  /// Creates a configuration for some models.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// A folder that apps share; accepted, and has no effect here.
  public struct GroupContainer: Sendable {
    /// Accepted; has no effect here.
    public static let automatic = GroupContainer()
    /// Accepted; has no effect here.
    public static let none = GroupContainer()
    /// Accepted; has no effect here.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
  }

  /// A database of CloudKit; accepted, and has no effect here.
  public struct CloudKitDatabase: Sendable {
    /// Accepted; has no effect here.
    public static let automatic = CloudKitDatabase()
    /// Accepted; has no effect here.
    public static let none = CloudKitDatabase()
    /// Accepted; has no effect here.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }
}

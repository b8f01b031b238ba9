import Combine
import Platform
import ViewRuntime

/// Keeps models: with the scene in which the container is used, or in memory only.
///
/// Source: Apple, `ModelContainer`.
public final class ModelContainer: Sendable {
  /// The models that are kept.
  public let schema: Schema
  /// The configurations; the first that is not in memory only names the place.
  public let configurations: [ModelConfiguration]
  /// The context of the views, which is saved at the end of each update.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    context.autosaveEnabled = true
    main = context
    return context
  }
  @MainActor private var main: ModelContext?
  /// The scene that used the container last, whose updates save.
  @MainActor weak var scene: SceneContext?

  let store: ModelStore
  var readers: Dependents { store.readers }

  init(_ schema: Schema = Schema([]), configurations: [ModelConfiguration] = []) {
    self.schema = schema
    self.configurations = configurations
    let place = configurations.first { !$0.isStoredInMemoryOnly }
    let isKept = !schema.models.isEmpty && (configurations.isEmpty || place != nil)
    let name = place?.name ?? ModelConfiguration.defaultName
    guard isKept, isOnMain else {
      store = ModelStore(name: name, isKept: isKept)
      return
    }
    store = MainActor.assumeIsolated {
      SceneContext.ofRunningCode.map { SceneModels.of($0.sceneValues).store(named: name) }
        ?? ModelStore(name: name, isKept: true)
    }
    MainActor.assumeIsolated { attach() }
  }

  /// Uses the scene whose code runs as the place of the models.
  @MainActor
  func attach() {
    guard let scene = SceneContext.ofRunningCode else { return }
    self.scene = scene
    if store.isKept { store.attach(SceneModels.of(scene.sceneValues), for: schema.allModels) }
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
  public func deleteAllData() { store.removeAll() }

  /// Forgets all models that were saved.
  public func erase() throws { deleteAllData() }
}

/// The way a container keeps models: with the session's scene, under a name, or in memory only.
///
/// Source: Apple, `ModelConfiguration`.
public struct ModelConfiguration: Hashable, Sendable {
  static let defaultName = "default"

  /// The name.
  public let name: String
  /// True if the models end with the scene.
  public let isStoredInMemoryOnly: Bool

  /// Creates a configuration.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? Self.defaultName
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  /// Creates a configuration for a file, which is neither read nor written: the models are kept with
  /// the scene, under its name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    let file = url.deletingPathExtension().lastPathComponent
    self.init(
      name ?? file, schema: schema, isStoredInMemoryOnly: url.path == "/dev/null")
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

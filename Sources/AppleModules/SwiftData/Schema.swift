import Platform

/// The models that a container keeps.
///
/// Source: Apple, `Schema`.
public final class Schema: Sendable {
  // Types are only read, and their own members on the actor of the models.
  private let types: UncheckedSendable<[any PersistentModel.Type]>
  var models: [any PersistentModel.Type] { types.value }
  /// The models, and those that they are related to.
  var allModels: [any PersistentModel.Type] {
    var (found, seen) = ([any PersistentModel.Type](), Set<ObjectIdentifier>())
    var waiting = models
    while let type = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      found.append(type)
      waiting += type.relationships.map(\.target)
    }
    return found
  }
  /// The version, which is not looked at.
  public let version: Version

  /// Creates a schema of models, and of those that they are related to.
  public init(_ models: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    types = UncheckedSendable(models)
    self.version = version
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The number of a schema.
  public struct Version: Hashable, Comparable, Sendable {
    private let parts: [Int]

    /// Creates a number of three parts.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      parts = [major, minor, patch]
    }

    /// Compares the parts, the first one first.
    public static func < (left: Version, right: Version) -> Bool {
      left.parts.lexicographicallyPrecedes(right.parts)
    }
  }

  /// A variable that holds no models.
  public struct Attribute: Sendable {
    let isUnique: Bool
    /// The name that the variable had before.
    public let originalName: String?

    /// Creates an attribute; only uniqueness and the original name are looked at.
    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      isUnique = options.contains { $0.isUnique }
      self.originalName = originalName
    }

    /// A way to keep an attribute.
    public struct Option: Sendable {
      fileprivate var isUnique = false

      /// A model that has the value of a saved one replaces its values when it is saved.
      public static let unique = Option(isUnique: true)
      /// Accepted; has no effect here.
      public static let externalStorage = Option()
      /// Accepted; has no effect here.
      public static let allowsCloudEncryption = Option()
      /// Accepted; has no effect here.
      public static let preserveValueOnDeletion = Option()
      /// Accepted; has no effect here.
      public static let ephemeral = Option()
      /// Accepted; has no effect here.
      public static let spotlight = Option()
      /// Accepted; has no effect here.
      public static func transformable(by transformer: Any.Type) -> Option { Option() }
      /// Accepted; has no effect here.
      public static func transformable(by transformerName: String) -> Option { Option() }
    }
  }

  /// A variable that holds models: what becomes of them, and which of their variables leads back.
  public struct Relationship {
    /// A way to keep a relationship; accepted, and has no effect here.
    public struct Option: Sendable {
      /// Accepted; has no effect here.
      public static let unique = Option()
    }

    /// The fate of related models when their owner is deleted.
    public enum DeleteRule: Hashable, Sendable {
      /// They stay as they are.
      case noAction
      /// They lose their owner.
      case nullify
      /// They are deleted too.
      case cascade
      /// They lose their owner: nothing is refused here.
      case deny
    }

    /// The rule that was given.
    public let deleteRule: DeleteRule
    /// The name that the variable had before.
    public let originalName: String?
    let inverse: AnyKeyPath?

    /// Creates a relationship; only the rule, the way back and the original name are looked at.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
      self.originalName = originalName
    }
  }
}

/// A schema with a number.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// A way from older schemas; accepted, and never gone: what is kept is read as far as it fits.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step between two schemas; accepted, and never taken.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

import Foundation

/// Something that a context can be asked.
open class NSPersistentStoreRequest: NSObject {
  /// Accepted; has no effect here.
  public var affectedStores: [NSPersistentStore]?
}

/// A question for objects.
///
/// Source: Apple, Core Data `NSFetchRequest`.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The kind of objects.
  public var entityName: String?
  /// The kind of objects.
  public var entity: NSEntityDescription? {
    didSet { entityName = entity?.name ?? entityName }
  }
  /// The condition of the objects.
  public var predicate: NSPredicate?
  /// The order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The most objects; 0 for all.
  public var fetchLimit = 0
  /// The number of objects that are left out.
  public var fetchOffset = 0
  /// Accepted; has no effect here.
  public var fetchBatchSize = 0
  /// Accepted; has no effect here.
  public var returnsObjectsAsFaults = true
  /// Accepted; has no effect here.
  public var returnsDistinctResults = false
  /// Accepted; has no effect here.
  public var includesPropertyValues = true
  /// Accepted; has no effect here.
  public var includesSubentities = true
  /// Accepted; has no effect here.
  public var includesPendingChanges = true
  /// Accepted; has no effect here.
  public var shouldRefreshRefetchedObjects = false
  /// Accepted; has no effect here.
  public var propertiesToFetch: [Any]?
  /// Accepted; has no effect here.
  public var propertiesToGroupBy: [Any]?
  /// Accepted; has no effect here.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// The form of the result.
  public var resultType = NSFetchRequestResultType.managedObjectResultType

  /// Creates a request for objects of any kind.
  public override init() { super.init() }

  /// Creates a request for objects of a kind.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  convenience init(
    of entity: NSEntityDescription, _ orders: [NSSortDescriptor], _ predicate: NSPredicate?
  ) {
    self.init()
    entityName = entity.name
    sortDescriptors = orders
    self.predicate = predicate
  }

  /// The objects of the context whose block is run.
  open func execute() throws -> [ResultType] { [] }

  /// The objects that a view shows: it is drawn again when they change.
  ///
  /// - Parameter changed: the order and the condition that the view has set; nil if it has not.
  func found(
    in context: NSManagedObjectContext, _ changed: ([NSSortDescriptor], NSPredicate?)?
  ) -> [ResultType] {
    context.coordinator.recordRead()
    if let changed { (sortDescriptors, predicate) = changed }
    return found(among: context.objects)
  }

  func found(among objects: [NSManagedObject]) -> [ResultType] {
    let found = self.objects(among: objects)
    if resultType == .managedObjectIDResultType {
      return found.compactMap { $0.objectID as? ResultType }
    }
    return found.compactMap { $0 as? ResultType }
  }

  func objects(among objects: [NSManagedObject]) -> [NSManagedObject] {
    var found = objects.filter { isAsked($0) && predicate?.evaluate(with: $0) != false }
    if let orders = sortDescriptors, !orders.isEmpty {
      found = found.enumerated().sorted { first, second in
        for order in orders {
          let result = order.compare(first.element, to: second.element)
          if result != .orderedSame { return result == .orderedAscending }
        }
        return first.offset < second.offset
      }.map(\.element)
    }
    let rest = found.dropFirst(fetchOffset)
    return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
  }

  private func isAsked(_ object: NSManagedObject) -> Bool {
    guard let entityName else { return object is ResultType }
    if object.entity.name == entityName { return true }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let known = mirror {
      if String(describing: known.subjectType) == entityName { return true }
      mirror = known.superclassMirror
    }
    return false
  }
}

/// A form of a request's result.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Names of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values; nothing is found.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// A number; nothing is found.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// An answer to a request.
open class NSPersistentStoreResult: NSObject {}

/// Deletes all that a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The form of the answer.
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let objects: ([NSManagedObject]) -> [NSManagedObject]

  /// Creates a request to delete all that another one finds.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    objects = { fetch.objects(among: $0) }
    super.init()
  }

  /// Creates a request to delete objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    self.objects = { $0.filter { objects.contains($0.objectID) } }
    super.init()
  }
}

/// A form of a deletion's answer.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The answer of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The names of the objects.
  public var result: Any?
}

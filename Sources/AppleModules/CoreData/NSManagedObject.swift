import AuthorAPI
import Foundation

/// Something that a request can find.
public protocol NSFetchRequestResult: AnyObject {}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// The name of an object, which stays the same.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, Sendable {
  /// False: all objects have their name at once.
  public var isTemporaryID: Bool { false }
  /// A text that leads to the object.
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://colonnade/\(UInt(bitPattern: ObjectIdentifier(self)))")
      ?? URL(filePath: "/")
  }
}

/// An object that a context keeps in memory, as long as the program runs.
///
/// Source: Apple, Core Data `NSManagedObject`.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, KeyValueReading {
  /// The object's name.
  public let objectID = NSManagedObjectID()
  /// The object's kind.
  public let entity: NSEntityDescription
  /// The context that the object is of; nil of one that was deleted.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// True until the object is saved.
  public internal(set) var isInserted = false
  /// True after the object was deleted.
  public internal(set) var isDeleted = false
  /// Always false: all values are here.
  public var isFault: Bool { false }
  /// True if values have changed since they were saved.
  public var isUpdated: Bool { saved != nil && !isInserted }
  /// True if something is not saved.
  public var hasChanges: Bool { isInserted || isDeleted || saved != nil }
  /// True if something is not saved.
  public var hasPersistentChangedValues: Bool { hasChanges }

  var values: [String: Any] = [:]
  /// The values before those that are not saved.
  private(set) var saved: [String: Any]?

  /// Creates an object in a context; without one the object is nowhere.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  /// Creates an object in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// The kind that has the class's name.
  open class func entity() -> NSEntityDescription {
    let description = NSEntityDescription(of: self)
    description.name = String(describing: self)
    return description
  }

  /// A request for all objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  /// Does nothing.
  open func awakeFromInsert() {}
  /// Does nothing.
  open func awakeFromFetch() {}
  /// Does nothing.
  open func willSave() {}
  /// Does nothing.
  open func didSave() {}
  /// Does nothing.
  open func prepareForDeletion() {}
  /// Does nothing.
  open func validateForInsert() throws {}
  /// Does nothing.
  open func validateForUpdate() throws {}
  /// Does nothing.
  open func validateForDelete() throws {}

  /// The value of a key; nil if there is none.
  open func value(forKey key: String) -> Any? { values[key] }
  /// The value of a key; nil if there is none.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets the value of a key.
  open func setValue(_ value: Any?, forKey key: String) { setManagedValue(value, key) }
  /// Sets the value of a key, and does not say so.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Does nothing: views see each change.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Does nothing.
  open func didChangeValue(forKey key: String) {}
  /// Does nothing.
  open func willAccessValue(forKey key: String?) {}
  /// Does nothing.
  open func didAccessValue(forKey key: String?) {}
  /// The values that changed since they were saved.
  open func changedValues() -> [String: Any] {
    guard let saved else { return [:] }
    return values.filter { key, _ in isChanged(key, since: saved) }
  }

  private func isChanged(_ key: String, since saved: [String: Any]) -> Bool {
    (saved[key] as? AnyHashable) != (values[key] as? AnyHashable)
  }

  func keep() {
    saved = nil
    isInserted = false
  }

  func restore() {
    guard let saved else { return }
    objectWillChange.send()
    values = saved
    self.saved = nil
  }

  func change(_ value: Any?, _ key: String) {
    objectWillChange.send()
    if saved == nil { saved = values }
    values[key] = value
    managedObjectContext?.note(self)
  }
}

/// A kind of objects.
open class NSEntityDescription: NSObject {
  /// The name.
  public var name: String?
  let objectClass: NSManagedObject.Type
  /// The name of the class.
  public var managedObjectClassName: String { String(describing: objectClass) }

  init(of objectClass: NSManagedObject.Type) {
    self.objectClass = objectClass
    super.init()
  }

  /// Creates a description without a name.
  public override init() {
    objectClass = NSManagedObject.self
    super.init()
  }

  /// The kind that has a name, in the app whose container the context is of.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let found: AnyClass? = context.coordinator.module.flatMap {
      NSClassFromString("\($0).\(entityName)")
    }
    let description = NSEntityDescription(
      of: found as? NSManagedObject.Type ?? NSManagedObject.self)
    description.name = entityName
    return description
  }

  /// Creates an object of a kind in a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let kind = entity(forEntityName: entityName, in: context) ?? NSEntityDescription()
    return kind.objectClass.init(entity: kind, insertInto: context)
  }
}

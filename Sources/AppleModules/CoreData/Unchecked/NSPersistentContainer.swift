import AuthorAPI
import Foundation
import Platform
import Synchronization

/// The objects that the contexts of a container share: in memory, as long as the program runs.
public final class NSPersistentStoreCoordinator: NSObject, ObservableObject, Sendable {
  private let kept = Mutex(UncheckedSendable([NSManagedObject]()))
  private let name = Mutex<String?>(nil)

  var objects: [NSManagedObject] {
    get { kept.withLock { $0 }.value }
    set {
      let new = UncheckedSendable(newValue)
      kept.withLock { $0 = new }
    }
  }

  /// The module of the app, which has the objects' classes.
  var module: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }

  /// Creates a coordinator without objects.
  public override init() { super.init() }
  /// Creates a coordinator without objects; the model is not read.
  public init(managedObjectModel model: NSManagedObjectModel) { super.init() }
  /// Always empty.
  public var persistentStores: [NSPersistentStore] { [] }
  /// Adds nothing: objects are in memory.
  @discardableResult
  public func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    NSPersistentStore()
  }
  /// The name of an object; always nil.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

/// The contexts of an app, which share objects in memory.
///
/// Source: Apple, Core Data `NSPersistentContainer`.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // A class that can have subclasses is never checked; all it has is a constant or locked.
  private let descriptions = Mutex(UncheckedSendable([NSPersistentStoreDescription()]))

  /// The name.
  public let name: String
  /// The context of the main thread.
  public let viewContext: NSManagedObjectContext
  /// The objects.
  public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
  /// A model that nothing is read from.
  public let managedObjectModel = NSManagedObjectModel()
  /// Accepted; has no effect here.
  public var persistentStoreDescriptions: [NSPersistentStoreDescription] {
    get { descriptions.withLock { $0 }.value }
    set {
      let new = UncheckedSendable(newValue)
      descriptions.withLock { $0 = new }
    }
  }

  /// Creates a container without objects.
  ///
  /// - Parameter fileID: is the caller's file, whose module has the objects' classes.
  public init(name: String, fileID: String = #fileID) {
    self.name = name
    viewContext = NSManagedObjectContext(of: persistentStoreCoordinator)
    super.init()
    persistentStoreCoordinator.module = fileID.split(separator: "/").first.map(String.init)
  }

  /// Creates a container without objects; the model is not read.
  public convenience init(
    name: String, managedObjectModel model: NSManagedObjectModel, fileID: String = #fileID
  ) {
    self.init(name: name, fileID: fileID)
  }

  /// Calls the block, without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// A further context with the same objects.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(of: persistentStoreCoordinator)
  }

  /// Runs a block with a further context on the main thread, later.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a further context.
  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    try block(newBackgroundContext())
  }

  /// A folder for an app's data.
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }
}

/// A container without a cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Does nothing.
  open func initializeCloudKitSchema(options: Int = 0) throws {}
}

import AuthorAPI
import Foundation
import Platform
import Synchronization

/// The objects of an app, or a part of them, with the changes that are not saved.
///
/// Contexts of one container share their objects. As with Apple, one thread at a time works with a
/// context, which its author sees to.
///
/// Source: Apple, Core Data `NSManagedObjectContext`.
public final class NSManagedObjectContext: NSObject, ObservableObject, Sendable {
  /// A thread for a context; all run on the main thread here.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2

    /// Runs what it is given elsewhere.
    public static let privateQueue = ConcurrencyType.privateQueueConcurrencyType
    /// Runs what it is given on the main thread.
    public static let mainQueue = ConcurrencyType.mainQueueConcurrencyType
  }

  struct State {
    var coordinator = NSPersistentStoreCoordinator()
    var parent: NSManagedObjectContext?
    var inserted = ObjectList()
    var deleted = ObjectList()
    var changed = ObjectList()
    var settings: [String: Any] = [:]
  }

  /// A place in which the state changes without being copied.
  private final class Place {
    var state = State()
  }

  // Objects are values of the one thread that works with the context; only the state itself is locked.
  private let place = Mutex(UncheckedSendable(Place()))

  var state: State { place.withLock { UncheckedSendable($0.value.state) }.value }

  func change(_ body: (inout State) -> Void) {
    place.withLock { body(&$0.value.state) }
  }

  /// Creates a context with objects of its own, until it has a parent or a coordinator.
  public init(concurrencyType: ConcurrencyType = .mainQueue) { super.init() }

  init(of coordinator: NSPersistentStoreCoordinator) {
    super.init()
    change { $0.coordinator = coordinator }
  }

  var coordinator: NSPersistentStoreCoordinator { state.parent?.coordinator ?? state.coordinator }

  /// The objects that contexts share.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator }
    set { change { $0.coordinator = newValue ?? NSPersistentStoreCoordinator() } }
  }
  /// The context that saving leads to.
  public var parent: NSManagedObjectContext? {
    get { state.parent }
    set { change { $0.parent = newValue } }
  }

  /// True if something is not saved.
  public var hasChanges: Bool {
    let state = state
    return !state.inserted.isEmpty || !state.deleted.isEmpty || !state.changed.isEmpty
  }
  /// The objects that are new.
  public var insertedObjects: Set<NSManagedObject> { Set(state.inserted.objects) }
  /// The objects that are to be deleted.
  public var deletedObjects: Set<NSManagedObject> { Set(state.deleted.objects) }
  /// The objects with changes.
  public var updatedObjects: Set<NSManagedObject> { Set(state.changed.objects) }
  /// All objects.
  public var registeredObjects: Set<NSManagedObject> { Set(objects) }

  /// The objects as the context sees them.
  var objects: [NSManagedObject] {
    let state = state
    let below = state.parent?.objects ?? state.coordinator.objects
    return below.filter { !state.deleted.contains($0) } + state.inserted.objects
  }

  /// Adds an object, which is saved with the context.
  public func insert(_ object: NSManagedObject) {
    guard !state.inserted.contains(object) else { return }
    change { $0.inserted.add(object) }
    object.managedObjectContext = self
    object.isInserted = true
    sendChange()
  }

  /// Removes an object, from all that refer to it as well.
  public func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    for other in objects where other !== object {
      for key in other.values.keys { other.unlink(object, key) }
    }
    change {
      if !$0.inserted.remove(object) { $0.deleted.add(object) }
      $0.changed.remove(object)
    }
    object.isDeleted = true
    sendChange()
  }

  func note(_ object: NSManagedObject) {
    change { if !$0.inserted.contains(object) { $0.changed.add(object) } }
    sendChange()
  }

  /// Keeps all changes.
  public func save() throws {
    guard hasChanges else { return }
    let state = state
    let (inserted, changed) = (state.inserted.objects, state.changed.objects)
    let deleted = state.deleted.objects
    for object in inserted { try object.validateForInsert() }
    for object in changed { try object.validateForUpdate() }
    for object in deleted { try object.validateForDelete() }
    for object in inserted + changed { object.willSave() }
    NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
    if let parent = state.parent {
      for object in inserted { parent.insert(object) }
      for object in deleted { parent.delete(object) }
    } else {
      let kept = state.coordinator.objects.filter { !state.deleted.contains($0) }
      state.coordinator.objects = kept + inserted
    }
    for object in inserted + changed { object.keep() }
    for object in deleted { object.managedObjectContext = nil }
    clear()
    for object in inserted + changed { object.didSave() }
    let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
    let sets = [inserted, changed, deleted].map { Set($0) }
    NotificationCenter.default.post(
      name: Self.didSaveObjectsNotification, object: self,
      userInfo: Dictionary(uniqueKeysWithValues: zip(keys, sets)))
    sendChange()
  }

  /// Gives up all changes that are not saved.
  public func rollback() {
    let state = state
    for object in state.changed.objects { object.restore() }
    for object in state.deleted.objects { object.isDeleted = false }
    for object in state.inserted.objects { object.managedObjectContext = nil }
    clear()
    sendChange()
  }

  /// Gives up all changes that are not saved.
  public func reset() { rollback() }

  private func clear() {
    change { ($0.inserted, $0.deleted, $0.changed) = (ObjectList(), ObjectList(), ObjectList()) }
  }

  func sendChange() {
    coordinator.objectWillChange.send()
    objectWillChange.send()
  }
}

extension NSManagedObjectContext {
  /// Finds objects.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    request.found(among: objects)
  }

  /// Counts objects.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    request.found(among: objects).count
  }

  /// The object of a name.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID) ?? NSManagedObject(entity: .init(), insertInto: nil)
  }

  /// The object of a name; nil if there is none.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects.first { $0.objectID === objectID }
  }

  /// The object of a name.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw CocoaError(CocoaError.Code(rawValue: 133_000))
    }
    return object
  }

  /// Deletes what a request finds; other requests do nothing.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let found = request.objects(objects)
    for object in found { delete(object) }
    if !found.isEmpty { try save() }
    let result = NSBatchDeleteResult()
    result.result = found.map(\.objectID)
    return result
  }

  /// Runs a block on the main thread, later.
  public func perform(_ block: @escaping () -> Void) {
    // The main thread alone runs the block from here on.
    let block = UncheckedSendable(block)
    DispatchQueue.main.async { block.value() }
  }

  /// Runs a block.
  @discardableResult
  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result {
    try block()
  }

  /// Runs a block.
  @discardableResult
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }

  /// When a block runs; here it does not matter.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  /// Is posted before a context is saved.
  public static let willSaveObjectsNotification = Notification.Name(
    "NSManagedObjectContextWillSaveNotification")
  /// Is posted after a context was saved.
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveNotification")
  /// Is not posted.
  public static let didChangeObjectsNotification = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

/// A thread for a context.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

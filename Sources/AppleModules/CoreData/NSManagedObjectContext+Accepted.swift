import Foundation

// Settings for stores on disk, threads and clouds, which are not here.
extension NSManagedObjectContext {
  private func setting<Value>(_ first: Value, _ name: String = #function) -> Value {
    state.settings[name] as? Value ?? first
  }

  private func set(_ value: Any?, _ name: String = #function) {
    change { $0.settings[name] = value }
  }

  /// The thread of the context.
  public var concurrencyType: ConcurrencyType { .mainQueue }
  /// Accepted; has no effect here.
  public var automaticallyMergesChangesFromParent: Bool {
    get { setting(false) }
    set { set(newValue) }
  }
  /// Accepted; has no effect here.
  public var mergePolicy: Any {
    get { setting(NSErrorMergePolicy as Any) }
    set { set(newValue) }
  }
  /// Accepted; has no effect here.
  public var name: String? {
    get { setting(nil) }
    set { set(newValue) }
  }
  /// Accepted; has no effect here.
  public var transactionAuthor: String? {
    get { setting(nil) }
    set { set(newValue) }
  }
  /// Accepted; has no effect here.
  public var shouldDeleteInaccessibleFaults: Bool {
    get { setting(true) }
    set { set(newValue) }
  }
  /// Accepted; has no effect here.
  public var propagatesDeletesAtEndOfEvent: Bool {
    get { setting(true) }
    set { set(newValue) }
  }
  /// Accepted; has no effect here.
  public var retainsRegisteredObjects: Bool {
    get { setting(false) }
    set { set(newValue) }
  }
  /// Accepted; has no effect here.
  public var stalenessInterval: TimeInterval {
    get { setting(-1) }
    set { set(newValue) }
  }
  /// Gives up the changes of an object, or keeps them.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if !flag { object.restore() }
  }
  /// Does nothing.
  public func refreshAllObjects() {}
  /// Does nothing.
  public func processPendingChanges() {}
  /// Does nothing.
  public func mergeChanges(fromContextDidSave notification: Notification) {}
  /// Does nothing.
  public static func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}
  /// Does nothing: names stay the same.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  /// Does nothing.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  /// Does nothing.
  public func assign(_ object: Any, to store: NSPersistentStore) {}
}

import Foundation

// Stores and contexts, which are not here: named, so that the compiler says it in a sentence.

/// Not supported: objects of Core Data.
@available(*, unavailable, message: "Colonnade has no Core Data. Use SwiftData, or a model.")
open class NSManagedObjectContext: NSObject {}

/// Not supported: a store of Core Data.
@available(*, unavailable, message: "Colonnade has no Core Data. Use SwiftData, or a model.")
open class NSPersistentContainer: NSObject {
  /// Not supported.
  public init(name: String) { super.init() }
}

/// Not supported: a store of Core Data.
@available(*, unavailable, message: "Colonnade has no Core Data. Use SwiftData, or a model.")
open class NSPersistentCloudKitContainer: NSObject {
  /// Not supported.
  public init(name: String) { super.init() }
}

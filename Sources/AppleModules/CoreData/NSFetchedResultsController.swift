import AuthorAPI
import Foundation
import Platform

/// Hears that objects of a controller have changed.
public protocol NSFetchedResultsControllerDelegate: NSObject {
  /// Is called before the objects change.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Is called after the objects have changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// The objects that a request finds, asked for again when objects change.
///
/// Source: Apple, Core Data `NSFetchedResultsController`.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// Hears of changes.
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context that is asked.
  public let managedObjectContext: NSManagedObjectContext
  /// Accepted; has no effect here.
  public let sectionNameKeyPath: String?
  /// Accepted; has no effect here.
  public let cacheName: String?
  /// The objects; nil before they were asked for.
  public private(set) var fetchedObjects: [ResultType]?
  private var changes: AnyCancellable?

  /// Creates a controller.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
  }

  /// Asks for the objects, and again after each change.
  open func performFetch() throws {
    fetchedObjects = fetchRequest.found(among: managedObjectContext.objects)
    guard changes == nil else { return }
    changes = managedObjectContext.coordinator.objectWillChange.sink { [weak self] in
      guard let self else { return }
      fetchedObjects = fetchRequest.found(among: managedObjectContext.objects)
      let described = NSFetchedResultsController<any NSFetchRequestResult>(
        fetchRequest: NSFetchRequest(), managedObjectContext: managedObjectContext,
        sectionNameKeyPath: nil, cacheName: nil)
      described.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
      delegate?.controllerWillChangeContent(described)
      delegate?.controllerDidChangeContent(described)
    }
  }

  /// The object at a place.
  open func object(at indexPath: IndexPath) -> ResultType? {
    fetchedObjects.flatMap { $0.indices.contains(indexPath[1]) ? $0[indexPath[1]] : nil }
  }
}

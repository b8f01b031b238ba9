import AuthorAPI
import Foundation

extension EnvironmentValues {
  /// The context of the views; without one, a context that has no objects.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private enum ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext()
}

/// The objects of the view's context that a view shows; it is drawn again when they change.
///
/// Source: Apple, SwiftUI `FetchRequest`.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// A question.
  public struct Configuration {
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] = []
    /// The condition of the objects.
    public var nsPredicate: NSPredicate?
  }

  @Environment(\.managedObjectContext) private var context
  @State private var asked: Configuration?
  private let request: NSFetchRequest<Result>
  private var found: [Result] = []

  /// Creates a request for the objects of a kind.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(of: entity, sortDescriptors, predicate)
    self.init(fetchRequest: request)
  }

  /// Creates a request; the animation has no effect here.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  /// Creates a request; the transaction has no effect here.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }

  /// The objects, in order.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(found: found, configuration: projectedValue)
  }

  /// The question, which can be changed.
  public var projectedValue: Binding<Configuration> {
    let asked = $asked
    let first = Configuration(
      nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate)
    return Binding(get: { asked.wrappedValue ?? first }, set: { asked.wrappedValue = $0 })
  }

  /// Finds the objects, before the view's body is asked for.
  public mutating func update() {
    let changed = asked.map { ($0.nsSortDescriptors, $0.nsPredicate) }
    found = request.found(in: context, changed)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a request for the objects of a class.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate,
      animation: animation)
  }

  /// Creates a request for the objects of a class.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) },
      predicate: predicate, animation: animation)
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order; nothing after an order by keys was set.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}

/// The objects that a request has found.
///
/// Source: Apple, SwiftUI `FetchedResults`.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let found: [Result]
  let configuration: Binding<FetchRequest<Result>.Configuration>

  /// The place of the first object.
  public var startIndex: Int { found.startIndex }
  /// The place after the last object.
  public var endIndex: Int { found.endIndex }
  /// The object at a place.
  public subscript(position: Int) -> Result { found[position] }

  /// The condition of the objects.
  public var nsPredicate: NSPredicate? {
    get { configuration.wrappedValue.nsPredicate }
    nonmutating set { configuration.wrappedValue.nsPredicate = newValue }
  }
  /// The order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.wrappedValue.nsSortDescriptors }
    nonmutating set { configuration.wrappedValue.nsSortDescriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order; nothing after an order by keys was set.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.wrappedValue.sortDescriptors }
    nonmutating set { configuration.wrappedValue.sortDescriptors = newValue }
  }
}

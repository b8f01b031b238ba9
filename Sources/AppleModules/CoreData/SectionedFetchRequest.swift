import AuthorAPI
import Foundation

/// The objects of the view's context that a view shows, in sections.
///
/// Source: Apple, SwiftUI `SectionedFetchRequest`.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  /// A question.
  public struct Configuration {
    /// The value that objects of a section share.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] = []
    /// The condition of the objects.
    public var nsPredicate: NSPredicate?
  }

  @Environment(\.managedObjectContext) private var context
  @State private var asked: Configuration?
  private let request: NSFetchRequest<Result>
  private let section: KeyPath<Result, SectionIdentifier>
  private var found: [Result] = []

  /// Creates a request for the objects of a kind.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(of: entity, sortDescriptors, predicate)
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier)
  }

  /// Creates a request; the animation has no effect here.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = fetchRequest
    section = sectionIdentifier
  }

  /// Creates a request; the transaction has no effect here.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier)
  }

  /// The sections, in the order of their first objects.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(found, by: projectedValue)
  }

  /// The question, which can be changed.
  public var projectedValue: Binding<Configuration> {
    let asked = $asked
    let first = Configuration(
      sectionIdentifier: section, nsSortDescriptors: request.sortDescriptors ?? [],
      nsPredicate: request.predicate)
    return Binding(get: { asked.wrappedValue ?? first }, set: { asked.wrappedValue = $0 })
  }

  /// Finds the objects, before the view's body is asked for.
  public mutating func update() {
    let changed = asked.map { ($0.nsSortDescriptors, $0.nsPredicate) }
    found = request.found(in: context, changed)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a request for the objects of a class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
  }

  /// Creates a request for the objects of a class.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate,
      animation: animation)
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order; nothing after an order by keys was set.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}

/// The sections of the objects that a request has found.
///
/// Source: Apple, SwiftUI `SectionedFetchResults`.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  /// The objects of a section.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value that the objects share.
    public let id: SectionIdentifier
    fileprivate var found: [Result]

    /// The place of the first object.
    public var startIndex: Int { found.startIndex }
    /// The place after the last object.
    public var endIndex: Int { found.endIndex }
    /// The object at a place.
    public subscript(position: Int) -> Result { found[position] }
  }

  private var sections: [Section] = []
  private let configuration: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration>

  init(
    _ found: [Result],
    by configuration: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration>
  ) {
    self.configuration = configuration
    let path = configuration.wrappedValue.sectionIdentifier
    for object in found {
      let id = object[keyPath: path]
      if let index = sections.firstIndex(where: { $0.id == id }) {
        sections[index].found.append(object)
      } else {
        sections.append(Section(id: id, found: [object]))
      }
    }
  }

  /// The place of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The place after the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }

  /// The value that objects of a section share.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { configuration.wrappedValue.sectionIdentifier }
    nonmutating set { configuration.wrappedValue.sectionIdentifier = newValue }
  }
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

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order; nothing after an order by keys was set.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.wrappedValue.sortDescriptors }
    nonmutating set { configuration.wrappedValue.sortDescriptors = newValue }
  }
}

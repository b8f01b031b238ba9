import Appearance
import Platform
import ViewRuntime

/// The models of the view's context that a view shows; the view is drawn again when they change.
///
/// Source: Apple, `Query`.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private var found: [Element] = []
  private let result: ([Element]) -> Result
  /// The error of fetching; nil where there was none.
  public private(set) var fetchError: (any Error)?

  /// The models, in order.
  public var wrappedValue: Result { result(found) }
  /// The context that the models are of.
  public var modelContext: ModelContext { context }

  /// Fetches the models, before the view's body is asked for.
  public mutating func update() {
    if context.container.schema.models.isEmpty { _ = complaint }
    do {
      found = try context.fetch(descriptor)
      fetchError = nil
    } catch {
      fetchError = error
    }
  }
}

/// Said once: a query without models is easily taken for one that finds none.
private let complaint: Void = {
  let sentence = "A @Query finds nothing without a modelContainer(for:) around its view.\n"
  Descriptor.standardError.write(Array(sentence.utf8))
}()

extension Query where Result == Element {
  init(refusing: Void) {
    descriptor = FetchDescriptor()
    result = { _ in preconditionFailure("A query is of an array.") }
  }
}

extension Query where Result == [Element] {
  /// Creates a query of what a descriptor asks for.
  public init(_ descriptor: FetchDescriptor<Element>) {
    self.descriptor = descriptor
    result = { $0 }
  }

  /// Creates a query of what a descriptor asks for; the animation has no effect here.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor)
  }

  /// Creates a query of all models of a class.
  public init() {
    self.init(FetchDescriptor())
  }

  /// Creates a query of all models of a class; the transaction has no effect here.
  public init(transaction: Transaction) {
    self.init()
  }

  /// Creates a query of the models that a predicate holds for, in an order.
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = []) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Creates a query; the animation has no effect here.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Creates a query in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Creates a query in the order of a property; the animation has no effect here.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Creates a query in the order of a property, nil first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Creates a query in the order of a property, nil first; the animation has no effect here.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
}

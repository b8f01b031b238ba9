import Appearance
import ViewRuntime

// A query whose variable has a model's type in the place of an array's: the compiler says that in a
// sentence, whatever the arguments are.
extension PersistentModel {
  /// Not a type of its own.
  @available(
    *, unavailable,
    message: "'@Query' takes a variable of an array of models: '@Query var items: [Item]'."
  )
  public typealias Element = Self
}

extension Query where Result == Element {
  /// Not supported.
  @available(
    *, unavailable,
    message: "'@Query' takes a variable of an array of models: '@Query var items: [Item]'."
  )
  public init() { self.init(refusing: ()) }

  /// Not supported.
  @available(
    *, unavailable,
    message: "'@Query' takes a variable of an array of models: '@Query var items: [Item]'."
  )
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(refusing: ())
  }

  /// Not supported.
  @available(
    *, unavailable,
    message: "'@Query' takes a variable of an array of models: '@Query var items: [Item]'."
  )
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {
    self.init(refusing: ())
  }

  /// Not supported.
  @available(
    *, unavailable,
    message: "'@Query' takes a variable of an array of models: '@Query var items: [Item]'."
  )
  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(refusing: ())
  }
}

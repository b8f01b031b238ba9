/// The settings of an animated change; accepted, and has no effect here.
public struct Transaction {
  /// The animation, which is not looked at.
  public var animation: Animation?
  /// A flag that is not looked at.
  public var disablesAnimations = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Accepted; has no effect here.
  public init() {}
  /// Accepted; has no effect here.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key, or the key's default.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value of a transaction.
///
/// Source: Apple, `TransactionKey`.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Calls a closure at once; nothing is animated here.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Calls a closure at once, and then the other one: nothing is animated here, so nothing lasts.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Calls a closure at once; nothing is animated here.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Calls a closure at once; nothing is animated here.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}

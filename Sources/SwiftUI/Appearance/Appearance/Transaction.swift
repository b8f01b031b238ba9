import OrderedJSON
import SceneModel
import ViewRuntime

/// The settings of a change: how pages show it.
///
/// Source: Apple, `Transaction`.
public struct Transaction {
  /// The animation of what changes; nil shows it at once.
  public var animation: Animation?
  /// True for changes that are shown at once, whatever their animation.
  public var disablesAnimations = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates the settings of a change that is shown at once.
  public init() {}
  /// Creates the settings of a change with this animation.
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

extension Transaction: AnimatedChange {
  /// The curve of the change, as styles say it.
  package var animationMembers: [StyleValue.Member]? {
    disablesAnimations ? nil : animation?.members
  }

  /// The mark of views whose changes a closure alters; nil if it leaves the animation unchanged.
  static func effect(of transform: (inout Transaction) -> Void) -> StyleValue? {
    var (animated, still) = (Transaction(animation: .default), Transaction())
    transform(&animated)
    transform(&still)
    guard let members = animated.animationMembers else { return .members(Animation.noMembers) }
    if animated.animation != .default { return .members(members) }
    return still.animationMembers.map { .members($0) }
  }

  /// The settings of the change in progress; default settings if there is none.
  static var current: Transaction {
    currentChange() as? Transaction ?? Transaction()
  }
}

/// Names a value of a transaction.
///
/// Source: Apple, `TransactionKey`.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Makes changes that pages show with an animation.
///
/// - Parameter animation: nil to show them at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try makingChange(transaction, body)
}

/// Makes changes that pages show with an animation, and calls the other closure at its end. The end
/// is after the animation's seconds on the server's clock, whether a page shows it or not; an
/// endless animation never ends. The state itself is never late.
///
/// Source: Apple, `withAnimation(_:completionCriteria:_:completion:)`.
///
/// - Parameter completionCriteria: both moments are the same here.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  let isShown = !Transaction.current.disablesAnimations
  let seconds = isShown ? animation?.seconds ?? 0 : 0
  if seconds <= 0 || seconds.isNaN {
    completion()
  } else if seconds.isFinite {
    runLater(after: min(seconds, Animation.longest), completion)
  }
  return result
}

/// Makes changes with these settings.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try makingChange(transaction, body)
}

/// Makes changes with one more setting.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try makingChange(transaction, body)
}

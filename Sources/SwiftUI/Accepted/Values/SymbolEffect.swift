/// An animation of a symbol; accepted, and has no effect here.
public protocol SymbolEffect {}

/// An animation of a symbol; accepted, and has no effect here.
public struct PlainSymbolEffect: SymbolEffect, Hashable, Sendable {}

extension SymbolEffect where Self == PlainSymbolEffect {
  /// Accepted; has no effect here.
  public static var bounce: Self { Self() }
  /// Accepted; has no effect here.
  public static var pulse: Self { Self() }
  /// Accepted; has no effect here.
  public static var variableColor: Self { Self() }
  /// Accepted; has no effect here.
  public static var scale: Self { Self() }
  /// Accepted; has no effect here.
  public static var rotate: Self { Self() }
  /// Accepted; has no effect here.
  public static var wiggle: Self { Self() }
  /// Accepted; has no effect here.
  public static var breathe: Self { Self() }
  /// Accepted; has no effect here.
  public static var replace: Self { Self() }
  /// Accepted; has no effect here.
  public static var appear: Self { Self() }
  /// Accepted; has no effect here.
  public static var disappear: Self { Self() }
  /// Accepted; has no effect here.
  public static var automatic: Self { Self() }
  /// Accepted; has no effect here.
  public static var drawOn: Self { Self() }
  /// Accepted; has no effect here.
  public static var drawOff: Self { Self() }
}

extension PlainSymbolEffect {
  /// Accepted; has no effect here.
  public var up: Self { self }
  /// Accepted; has no effect here.
  public var down: Self { self }
  /// Accepted; has no effect here.
  public var offUp: Self { self }
  /// Accepted; has no effect here.
  public var upUp: Self { self }
  /// Accepted; has no effect here.
  public var downUp: Self { self }
  /// Accepted; has no effect here.
  public var byLayer: Self { self }
  /// Accepted; has no effect here.
  public var wholeSymbol: Self { self }
  /// Accepted; has no effect here.
  public var iterative: Self { self }
  /// Accepted; has no effect here.
  public var cumulative: Self { self }
  /// Accepted; has no effect here.
  public var reversing: Self { self }
  /// Accepted; has no effect here.
  public var nonReversing: Self { self }
  /// Accepted; has no effect here.
  public var dimInactiveLayers: Self { self }
  /// Accepted; has no effect here.
  public var hideInactiveLayers: Self { self }
  /// Accepted; has no effect here.
  public var clockwise: Self { self }
  /// Accepted; has no effect here.
  public var counterClockwise: Self { self }
  /// Accepted; has no effect here.
  public var plain: Self { self }
}

/// The repetitions and the speed of a symbol's animation; accepted, and have no effect here.
public struct SymbolEffectOptions: Sendable {
  /// The repetitions of a symbol's animation; accepted, and have no effect here.
  public struct RepeatBehavior: Sendable {
    /// Accepted; has no effect here.
    public static let continuous = Self()
    /// Accepted; has no effect here.
    public static let periodic = Self()
    /// Accepted; has no effect here.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
  }
  /// Accepted; has no effect here.
  public static let `default` = Self()
  /// Accepted; has no effect here.
  public static let repeating = Self()
  /// Accepted; has no effect here.
  public static let nonRepeating = Self()
  /// Accepted; has no effect here.
  public static func speed(_ speed: Double) -> Self { Self() }
  /// Accepted; has no effect here.
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  /// Accepted; has no effect here.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  /// Accepted; has no effect here.
  public var repeating: Self { self }
  /// Accepted; has no effect here.
  public var nonRepeating: Self { self }
  /// Accepted; has no effect here.
  public func speed(_ speed: Double) -> Self { self }
  /// Accepted; has no effect here.
  public func `repeat`(_ count: Int?) -> Self { self }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// Accepted; has no effect here.
  public static var symbolEffect: ContentTransition { .identity }
  /// Accepted; has no effect here.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .identity }
  /// Accepted; has no effect here.
  public static func numericText(value: Double) -> ContentTransition { .identity }
}

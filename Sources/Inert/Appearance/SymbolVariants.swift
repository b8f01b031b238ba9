/// Variants of a symbol; accepted, and has no effect here.
public struct SymbolVariants: Hashable, Sendable {
  /// Accepted; has no effect here.
  public static let none = SymbolVariants()
  /// Accepted; has no effect here.
  public static let fill = SymbolVariants()
  /// Accepted; has no effect here.
  public static let circle = SymbolVariants()
  /// Accepted; has no effect here.
  public static let square = SymbolVariants()
  /// Accepted; has no effect here.
  public static let rectangle = SymbolVariants()
  /// Accepted; has no effect here.
  public static let slash = SymbolVariants()
  /// Accepted; has no effect here.
  public var fill: SymbolVariants { self }
  /// Accepted; has no effect here.
  public var circle: SymbolVariants { self }
  /// Accepted; has no effect here.
  public var square: SymbolVariants { self }
  /// Accepted; has no effect here.
  public var slash: SymbolVariants { self }
}

/// An animation of a symbol; accepted, and has no effect here.
public protocol SymbolEffect {}

/// An animation of a symbol; accepted, and has no effect here.
public struct PlainSymbolEffect: SymbolEffect {}

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
}

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

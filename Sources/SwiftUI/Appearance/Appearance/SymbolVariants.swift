import OrderedJSON

/// Variants of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  /// The variants as styles name them: `fill`, `circle.fill`; nothing for the plain symbol.
  let word: UTF8String

  /// The plain symbol.
  public static let none = SymbolVariants(word: "none")
  /// The filled symbol.
  public static let fill = SymbolVariants(word: "fill")
  /// The symbol in a circle.
  public static let circle = SymbolVariants(word: "circle")
  /// The symbol in a square.
  public static let square = SymbolVariants(word: "square")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(word: "rectangle")
  /// The symbol with a line through it.
  public static let slash = SymbolVariants(word: "slash")
  /// The variant, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// The variant in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// The variant in a square.
  public var square: SymbolVariants { adding("square") }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// The variant with a line through it.
  public var slash: SymbolVariants { adding("slash") }

  /// Filled comes last in the names of symbols, and a line through it before.
  private func adding(_ variant: String) -> SymbolVariants {
    let order = ["circle", "square", "rectangle", "slash", "fill"]
    let parts = Set(word.string.split(separator: ".").map(String.init) + [variant])
    return SymbolVariants(word: UTF8String(order.filter(parts.contains).joined(separator: ".")))
  }
}

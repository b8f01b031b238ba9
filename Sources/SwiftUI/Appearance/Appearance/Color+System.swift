extension Color {
  /// Red.
  public static nonisolated let red = Color(system: "red")
  /// Orange.
  public static nonisolated let orange = Color(system: "orange")
  /// Yellow.
  public static nonisolated let yellow = Color(system: "yellow")
  /// Green.
  public static nonisolated let green = Color(system: "green")
  /// Mint.
  public static nonisolated let mint = Color(system: "mint")
  /// Teal.
  public static nonisolated let teal = Color(system: "teal")
  /// Cyan.
  public static nonisolated let cyan = Color(system: "cyan")
  /// Blue.
  public static nonisolated let blue = Color(system: "blue")
  /// Indigo.
  public static nonisolated let indigo = Color(system: "indigo")
  /// Purple.
  public static nonisolated let purple = Color(system: "purple")
  /// Pink.
  public static nonisolated let pink = Color(system: "pink")
  /// Brown.
  public static nonisolated let brown = Color(system: "brown")
  /// White.
  public static nonisolated let white = Color(system: "white")
  /// Gray.
  public static nonisolated let gray = Color(system: "gray")
  /// Black.
  public static nonisolated let black = Color(system: "black")
  /// No colour.
  public static nonisolated let clear = Color(system: "clear")
  /// The colour of the foreground.
  public static nonisolated let primary = Color(system: "primary")
  /// A paler colour of the foreground.
  public static nonisolated let secondary = Color(system: "secondary")
  /// The app's colour.
  public static nonisolated let accentColor = Color(system: "accentColor")
}

// The colours, where a style is expected: `.foregroundStyle(.red)`.
extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// No colour.
  public static var clear: Color { Color.clear }
}

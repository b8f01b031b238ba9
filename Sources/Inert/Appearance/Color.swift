import Foundation

/// A colour; as a view it shows nothing.
///
/// Source: Apple, `Color`.
public nonisolated struct Color: ShapeStyle, PrimitiveView, Hashable, CustomStringConvertible {
  /// A space of colour components; accepted, and has no effect here.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// The name or the components of the colour, in words.
  public nonisolated let description: String

  nonisolated init(described name: String) {
    description = name
  }

  /// Creates a colour from a catalogue's name.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(described: name)
  }

  /// Creates a colour from its components, each from 0 to 1.
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(described: "rgb(\(red), \(green), \(blue), \(opacity))")
  }

  /// Creates a colour from its components, each from 0 to 1.
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(described: "white(\(white), \(opacity))")
  }

  /// Creates a colour from its components, each from 0 to 1.
  public nonisolated init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {
    self.init(described: "hsb(\(hue), \(saturation), \(brightness), \(opacity))")
  }

  /// Creates a colour of UIKit's.
  public nonisolated init(_ color: UIColor) { self.init(described: color.description) }
  /// Creates a colour of UIKit's.
  public nonisolated init(uiColor: UIColor) { self.init(described: uiColor.description) }
  /// Creates a colour of AppKit's.
  @_disfavoredOverload
  public nonisolated init(_ color: NSColor) { self.init(described: color.description) }
  /// Creates a colour of AppKit's.
  public nonisolated init(nsColor: NSColor) { self.init(described: nsColor.description) }
  /// Creates a colour from its components.
  @_disfavoredOverload
  public nonisolated init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
  /// Creates a colour from its components.
  public nonisolated init(cgColor: CGColor) {
    let parts = (cgColor.components ?? []).map { "\($0)" }.joined(separator: ", ")
    self.init(described: "rgb(\(parts))")
  }

  /// The colour with an opacity; only its description tells the difference.
  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(described: "\(description) × \(opacity)")
  }

  /// Accepted; has no effect here.
  public var gradient: AnyGradient { AnyGradient() }

  public func _render(in context: inout RenderContext) {}

  /// Red.
  public static nonisolated let red = Color(described: "red")
  /// Orange.
  public static nonisolated let orange = Color(described: "orange")
  /// Yellow.
  public static nonisolated let yellow = Color(described: "yellow")
  /// Green.
  public static nonisolated let green = Color(described: "green")
  /// Mint.
  public static nonisolated let mint = Color(described: "mint")
  /// Teal.
  public static nonisolated let teal = Color(described: "teal")
  /// Cyan.
  public static nonisolated let cyan = Color(described: "cyan")
  /// Blue.
  public static nonisolated let blue = Color(described: "blue")
  /// Indigo.
  public static nonisolated let indigo = Color(described: "indigo")
  /// Purple.
  public static nonisolated let purple = Color(described: "purple")
  /// Pink.
  public static nonisolated let pink = Color(described: "pink")
  /// Brown.
  public static nonisolated let brown = Color(described: "brown")
  /// White.
  public static nonisolated let white = Color(described: "white")
  /// Gray.
  public static nonisolated let gray = Color(described: "gray")
  /// Black.
  public static nonisolated let black = Color(described: "black")
  /// No colour.
  public static nonisolated let clear = Color(described: "clear")
  /// The colour of the foreground.
  public static nonisolated let primary = Color(described: "primary")
  /// A paler colour of the foreground.
  public static nonisolated let secondary = Color(described: "secondary")
  /// The app's colour.
  public static nonisolated let accentColor = Color(described: "accentColor")
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

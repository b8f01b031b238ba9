import Foundation

/// A colour: it fills what it stands behind, and shows nothing by itself.
///
/// Source: Apple, `Color`.
public struct Color: ShapeStyle, PrimitiveView, Hashable, CustomStringConvertible {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public nonisolated let description: String

  nonisolated init(described name: String) {
    description = name
  }

  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(described: name)
  }

  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(described: "rgb(\(red), \(green), \(blue), \(opacity))")
  }

  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(described: "white(\(white), \(opacity))")
  }

  public nonisolated init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {
    self.init(described: "hsb(\(hue), \(saturation), \(brightness), \(opacity))")
  }

  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(described: "\(description) × \(opacity)")
  }

  public var gradient: AnyGradient { AnyGradient() }

  public func _render(in context: inout RenderContext) {}

  public static nonisolated let red = Color(described: "red")
  public static nonisolated let orange = Color(described: "orange")
  public static nonisolated let yellow = Color(described: "yellow")
  public static nonisolated let green = Color(described: "green")
  public static nonisolated let mint = Color(described: "mint")
  public static nonisolated let teal = Color(described: "teal")
  public static nonisolated let cyan = Color(described: "cyan")
  public static nonisolated let blue = Color(described: "blue")
  public static nonisolated let indigo = Color(described: "indigo")
  public static nonisolated let purple = Color(described: "purple")
  public static nonisolated let pink = Color(described: "pink")
  public static nonisolated let brown = Color(described: "brown")
  public static nonisolated let white = Color(described: "white")
  public static nonisolated let gray = Color(described: "gray")
  public static nonisolated let black = Color(described: "black")
  public static nonisolated let clear = Color(described: "clear")
  public static nonisolated let primary = Color(described: "primary")
  public static nonisolated let secondary = Color(described: "secondary")
  public static nonisolated let accentColor = Color(described: "accentColor")
}

// The colours, where a style is expected: `.foregroundStyle(.red)`.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

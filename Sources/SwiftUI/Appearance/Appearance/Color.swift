import Foundation
import NavigationCore
import OrderedJSON

/// A colour; as a view it fills all the room there is.
///
/// Source: Apple, `Color`.
public nonisolated struct Color: ShapeStyle, PrimitiveView, Hashable {
  /// A space of colour components; display P3 is taken for sRGB.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  enum Source { case system, catalogue, rgb, white, hsb, mix, adaptive }

  let source: Source
  /// The name of one of the system's or the catalogue's; else nothing.
  private(set) var name = ""
  /// The components by the source: red, green and blue; a brightness; a part of a mix.
  private(set) var x = 0.0
  private(set) var y = 0.0
  private(set) var z = 0.0
  var alpha = 1.0
  /// The colours of a mix, or those of a light and a dark appearance.
  private(set) var parts: [Color] = []

  private init(source: Source) { self.source = source }

  init(system name: String) {
    self.init(source: .system)
    self.name = name
  }

  init(catalogue name: String) {
    self.init(source: .catalogue)
    self.name = name
  }

  init(light: Color, dark: Color) {
    self.init(source: .adaptive)
    parts = [light, dark]
  }

  init(mixing colors: [Color], by fraction: Double) {
    self.init(source: .mix)
    parts = colors
    x = fraction
  }

  /// Creates a colour from a catalogue's name.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.init(catalogue: name) }

  /// Creates a colour from its components, each from 0 to 1.
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(source: .rgb)
    (x, y, z) = (red.encoded(from: colorSpace), green.encoded(from: colorSpace), blue)
    z = z.encoded(from: colorSpace)
    alpha = opacity
  }

  /// Creates a gray from its components, each from 0 to 1.
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(source: .white)
    x = white.encoded(from: colorSpace)
    alpha = opacity
  }

  /// Creates a colour from its components, each from 0 to 1.
  public nonisolated init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {
    self.init(source: .hsb)
    (x, y, z, alpha) = (hue, saturation, brightness, opacity)
  }

  /// The colour with an opacity from 0 to 1, times that which it has.
  public nonisolated func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= opacity
    return color
  }

  /// The colour, a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  @MainActor public func _render(in context: inout RenderContext) { context.draw("fill", paint) }
}

extension Double {
  fileprivate func encoded(from space: Color.RGBColorSpace) -> Double {
    guard space == .sRGBLinear else { return self }
    return self <= 0.003_130_8 ? self * 12.92 : 1.055 * pow(self, 1 / 2.4) - 0.055
  }
}

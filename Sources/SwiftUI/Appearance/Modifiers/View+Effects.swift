import Foundation
import OrderedJSON
import SceneModel

// Effects on the picture of a view.
extension View {
  /// Draws a shadow behind this view; lengths are in points.
  public nonisolated func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    styled("shadow", ShadowStyle.drop(color: color, radius: radius, x: x, y: y).styleValue)
  }
  /// Makes this view transparent: 0 is invisible.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    styled("opacity", .number(opacity))
  }
  /// Blurs this view.
  ///
  /// - Parameter radius: in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    styled("blur", .number(radius))
  }
  /// Makes this view brighter.
  public nonisolated func brightness(_ amount: Double) -> some View {
    styled("brightness", .number(amount))
  }
  /// Changes the contrast; 1 leaves it.
  public nonisolated func contrast(_ amount: Double) -> some View {
    styled("contrast", .number(amount))
  }
  /// Changes the saturation; 1 leaves it.
  public nonisolated func saturation(_ amount: Double) -> some View {
    styled("saturation", .number(amount))
  }
  /// Takes colour away; 1 leaves grays.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    styled("grayscale", .number(amount))
  }
  /// Turns all hues by an angle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    styled("hue", .number(angle.degrees))
  }
  /// Turns all colours into their opposites.
  public nonisolated func colorInvert() -> some View { styled("invert", true) }
  /// Multiplies all colours by one.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    styled("multiply", color.paint)
  }
  /// Mixes this view with what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    styled("blend", .word(blendMode.word))
  }
  /// Accepted; has no effect here.
  public nonisolated func compositingGroup() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Hides the contents of this view for a reason.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Shows the contents of this view in what is redacted.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}

extension RedactionReasons {
  /// The name that styles have for the strongest reason; nil if there is none.
  var word: UTF8String? {
    if contains(.placeholder) { return "placeholder" }
    if contains(.privacy) { return "privacy" }
    return contains(.invalidated) ? "invalidated" : nil
  }
}

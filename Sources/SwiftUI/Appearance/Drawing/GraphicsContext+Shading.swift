import Foundation

extension GraphicsContext {
  /// A filling; accepted, and has no effect here.
  public struct Shading: Sendable {
    /// Accepted; has no effect here.
    public static var backdrop: Shading { Shading() }
    /// Accepted; has no effect here.
    public static var foreground: Shading { Shading() }
    /// Accepted; has no effect here.
    public static func palette(_ array: [Shading]) -> Shading { Shading() }
    /// Accepted; has no effect here.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// Accepted; has no effect here.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { Shading() }
    /// Accepted; has no effect here.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    /// Accepted; has no effect here.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// Accepted; has no effect here.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    /// Accepted; has no effect here.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    /// Accepted; has no effect here.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    /// Accepted; has no effect here.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading() }
  }

  /// An effect on what is drawn; accepted, and has no effect here.
  public struct Filter: Sendable {
    /// Accepted; has no effect here.
    public static var luminanceToAlpha: Filter { Filter() }
    /// Accepted; has no effect here.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    /// Accepted; has no effect here.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter() }
    /// Accepted; has no effect here.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Accepted; has no effect here.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter() }
    /// Accepted; has no effect here.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// Accepted; has no effect here.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Accepted; has no effect here.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// Accepted; has no effect here.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// Accepted; has no effect here.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    /// Accepted; has no effect here.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Accepted; has no effect here.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter()
    }
    /// Accepted; has no effect here.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black)
      -> Filter
    { Filter() }
  }
}

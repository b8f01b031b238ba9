import Foundation

// Looks of views: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// Accepted; has no effect here.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted; has no effect here.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
  /// Accepted; has no effect here.
  @_disfavoredOverload
  public func tint(_ tint: Color?) -> some View { self }
  /// Accepted; has no effect here.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { self }
  /// Accepted; has no effect here.
  public func accentColor(_ accentColor: Color?) -> some View { self }
  /// Accepted; has no effect here.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  /// Accepted; has no effect here.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted; has no effect here.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  /// Accepted; has no effect here.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  /// Accepted; has no effect here.
  public func clipped(antialiased: Bool = false) -> some View { self }
  /// Accepted; has no effect here.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Accepted; has no effect here.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func opacity(_ opacity: Double) -> some View { self }
  /// Accepted; has no effect here.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Accepted; has no effect here.
  public func brightness(_ amount: Double) -> some View { self }
  /// Accepted; has no effect here.
  public func contrast(_ amount: Double) -> some View { self }
  /// Accepted; has no effect here.
  public func saturation(_ amount: Double) -> some View { self }
  /// Accepted; has no effect here.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Accepted; has no effect here.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// Accepted; has no effect here.
  public func colorInvert() -> some View { self }
  /// Accepted; has no effect here.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Accepted; has no effect here.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Accepted; has no effect here.
  public func compositingGroup() -> some View { self }
  /// Accepted; has no effect here.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Accepted; has no effect here.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Accepted; has no effect here.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Accepted; has no effect here.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Accepted; has no effect here.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Accepted; has no effect here.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Accepted; has no effect here.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Accepted; has no effect here.
  public func symbolEffect<T: SymbolEffect>(_ effect: T, isActive: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, value: U
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func redacted(reason: RedactionReasons) -> some View { self }
  /// Accepted; has no effect here.
  public func unredacted() -> some View { self }
  /// Accepted; has no effect here.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    self
  }
  /// Sets the scheme that views inside read; nothing is drawn by it.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

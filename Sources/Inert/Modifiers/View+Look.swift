import Foundation

// Looks of views: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
  /// Accepted; has no effect here.
  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func opacity(_ opacity: Double) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func brightness(_ amount: Double) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func contrast(_ amount: Double) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func saturation(_ amount: Double) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func colorInvert() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func compositingGroup() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func redacted(reason: RedactionReasons) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func unredacted() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    self
  }
  /// Sets the scheme that views inside read; nothing is drawn by it.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

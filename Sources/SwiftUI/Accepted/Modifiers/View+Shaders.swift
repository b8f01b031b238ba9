import Foundation

// Shaders and effects on the picture of a view. They are not drawn, which is reported.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Not drawn; this is reported.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    undrawn("colorEffect")
  }
  /// Not drawn; this is reported.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { undrawn("distortionEffect") }
  /// Not drawn; this is reported.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { undrawn("layerEffect") }
  /// Accepted; has no effect here.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  /// Not drawn; this is reported.
  public nonisolated func luminanceToAlpha() -> some View { undrawn("luminanceToAlpha") }
  /// Not drawn; this is reported.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    undrawn("projectionEffect")
  }
}

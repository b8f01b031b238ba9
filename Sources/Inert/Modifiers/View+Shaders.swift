import Foundation

// Shaders and effects on the picture of a view: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func luminanceToAlpha() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
}
